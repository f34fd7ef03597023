/** Writes a .br and a .gz beside every text file of the build: the server sends them as they are. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json)$/;

export function pack(): Plugin {
  let folder = '';
  return {
    name: 'pack',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true }).map(String)) {
        if (!TEXT.test(name)) continue;
        const text = readFileSync(join(folder, name));
        const br = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        writeFileSync(join(folder, `${name}.br`), br);
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}
