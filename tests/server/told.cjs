/**
 * What the page shows after every event: games are read line by line, each `{views, steps, seen}`, and told with the code
 * that the page itself uses. `seen` has a digest of every view after every event and after every step. Answers with the
 * first place of each game where something else is shown, or null.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createInterface } = require('node:readline');
const [modules, source] = process.argv.slice(2);
const typescript = require(`${modules}/typescript`);

const page = {};
const options = { module: typescript.ModuleKind.CommonJS, target: typescript.ScriptTarget.ES2022 };
new Function('exports', typescript.transpile(readFileSync(source, 'utf8'), options))(page);

function written(value) {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${written(value[key])}`)
    .join()}}`;
}
const digest = (views) => createHash('md5').update(written(views)).digest('hex');

function astray({ views, steps, seen }) {
  let last = views;
  for (const [n, step] of steps.entries()) {
    const told = page.retold(last, [step], () => true);
    last = told.last;
    const scenes = [...told.scenes, last];
    const event = scenes.findIndex((scene, place) => digest(scene) !== seen[n][place]);
    if (event >= 0 || scenes.length !== seen[n].length) return { step: n, event, views: scenes[event] ?? last };
  }
  return null;
}

createInterface({ input: process.stdin }).on('line', (line) => {
  process.stdout.write(`${JSON.stringify(astray(JSON.parse(line)))}\n`);
});
