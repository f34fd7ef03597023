// The wire's types as TypeScript: `npm run types`. PYTHON names an interpreter that has msgspec.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = fileURLToPath(new URL('../src/wire/types.ts', import.meta.url));
const python = process.env.PYTHON ?? 'python3';
const schema = execFileSync(python, ['-m', 'hauntings.server.types'], {
  env: { ...process.env, PYTHONPATH: `${root}src`, HAUNTINGS_NATIVE: '0' },
  encoding: 'utf8',
  maxBuffer: 1 << 24,
});

/** A plain dict is open: without this it becomes `{}`. */
function open(node) {
  if (node === null || typeof node !== 'object') return node;
  if (node.type === 'object' && !node.properties && !node.additionalProperties) node.additionalProperties = true;
  Object.values(node).forEach(open);
  return node;
}

const text = await compile(open(JSON.parse(schema)), 'Wire', {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  bannerComment: '// Made by `npm run types` from src/hauntings/server/wire.py: do not edit.',
  style: { singleQuote: true },
});
writeFileSync(target, text);
