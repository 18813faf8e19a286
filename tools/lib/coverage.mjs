import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groups, rows, sections } from './specification.mjs';

const ignored = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'test-results']);

const tags = /\s*\[seed ([\d., ]+)\]\s*/g;

function* testsBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (ignored.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* testsBelow(file);
    else if (/\.(test|spec|extended|measure)\.tsx?$/.test(entry.name)) yield file;
  }
}

/** Returns each tagged title with its ids and its file. */
function factsIn(root) {
  return [...testsBelow(root)].flatMap((file) => {
    const where = path.relative(root, file).split(path.sep).join('/');
    const titles = readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1)[^\n])*?\[seed (?:(?!\1)[^\n])*)\1/g);
    return [...titles].flatMap(([, , title]) => {
      const fact = title.replace(tags, ' ').trim();
      const ids = [...title.matchAll(tags)].flatMap(([, named]) => named.split(','));
      return ids.map((id) => ({ id: id.trim(), fact, where }));
    });
  });
}

const byText = (one, other) => (one < other ? -1 : Number(one > other));

const allRows = (all) =>
  Object.entries(all).flatMap(([section, own]) =>
    Object.entries(own).map(([row, demand]) => [`${section}.${row}`, demand]),
  );

/**
 * Returns gaps: rows without a test or a pending page group, rows with an unknown page group, pending rows that already
 * have a test, and tags that match neither a row nor a section.
 */
export function gapsOf(root, all = rows) {
  const named = new Set(factsIn(root).map(({ id }) => id));
  const demands = allRows(all);
  const ids = new Set(demands.map(([id]) => id));
  const waiting = demands.filter(([, demand]) => typeof demand !== 'string');
  return {
    rowsWithoutTest: demands.filter(([id, demand]) => typeof demand === 'string' && !named.has(id)).map(([id]) => id),
    rowsOfNoGroup: waiting.filter(([, { group }]) => !groups.includes(group)).map(([id]) => id),
    openRowsWithTest: waiting.filter(([id]) => named.has(id)).map(([id]) => id),
    unknownTags: [...named].filter((id) => !ids.has(id) && !(id in sections)),
  };
}

/** Returns the coverage table as Markdown. */
export function coverageOf(root) {
  const facts = factsIn(root).sort((one, other) => byText(one.where + one.fact, other.where + other.fact));
  const blocks = Object.entries(sections).flatMap(([number, name]) => {
    const own = blockOf(number, facts);
    return [`## ${number} ${name}`, ...(own.length > 0 ? own : ['No test is tagged with this section.'])];
  });
  return [
    '# What the tests guard',
    'Written by `node tools/coverage.mjs` from test titles tagged `[seed n]`, the section of the specification, or `[seed n.m]`, a row of `tools/lib/specification.mjs`. A row that is open waits for the group of pages that it names. Do not edit.',
    ...blocks,
    '',
  ].join('\n\n');
}

function blockOf(number, facts) {
  const demands = Object.entries(rows[number] ?? {}).map(([row, demand]) =>
    typeof demand === 'string'
      ? `| ${number}.${row} | ${cell(demand)} | ${shownBy(facts, `${number}.${row}`)} |`
      : `| ${number}.${row} | ${cell(demand.demand)} | open: ${demand.group} |`,
  );
  const further = facts.filter(({ id }) => id === number).map(({ fact, where }) => `- ${fact} (\`${where}\`)`);
  return [
    ...(demands.length > 0 ? [['| Row | The specification | Shown by |', '|---|---|---|', ...demands].join('\n')] : []),
    ...(further.length > 0 ? [further.join('\n')] : []),
  ];
}

const shownBy = (facts, id) =>
  facts
    .filter((fact) => fact.id === id)
    .map(({ fact, where }) => `${cell(fact)} (\`${where}\`)`)
    .join('<br>') || '**no test**';

const cell = (text) => text.replaceAll('|', '\\|').replaceAll("\\'", "'");
