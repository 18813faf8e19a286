import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ignored = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'test-results']);

/** Sections of the specification, as it names them. */
const sections = {
  1: 'What the product does',
  2: 'Screens, routes, navigation',
  3: 'Entities and fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'Calls',
  8: 'Error catalogue',
  9: 'Constants and limits',
};

const tag = /\[seed (\d+(?:\.\d+)?)\]\s*/;

function* testsBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (ignored.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* testsBelow(file);
    else if (/\.(test|spec)\.tsx?$/.test(entry.name)) yield file;
  }
}

/** Every title that carries a tag, with the section and the file that it stands in. */
function factsIn(root) {
  return [...testsBelow(root)].flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const where = path.relative(root, file).split(path.sep).join('/');
    return [...text.matchAll(/(['"`])(\[seed [^\n]*?)\1/g)].map(([, , title]) => {
      const [, section] = tag.exec(title) ?? [];
      return { section, fact: title.replace(tag, ''), where };
    });
  });
}

const byText = (one, other) => (one < other ? -1 : Number(one > other));

/** The table of what the tests guard, as Markdown. */
export function coverageOf(root) {
  const facts = factsIn(root).filter(({ section }) => section);
  const blocks = Object.entries(sections).map(([number, name]) => {
    const own = facts
      .filter(({ section }) => section === number || section.startsWith(`${number}.`))
      .sort((one, other) => byText(one.section + one.where + one.fact, other.section + other.where + other.fact));
    const rows = own.map(({ section, fact, where }) => `| ${section} | ${cell(fact)} | \`${where}\` |`);
    const table = ['| Section | Fact | Test |', '|---|---|---|', ...rows];
    return [`## ${number} ${name}`, '', ...(rows.length > 0 ? table : ['No test is tagged with this section.'])].join(
      '\n',
    );
  });
  return [
    '# What the tests guard',
    '',
    'Written by `node tools/coverage.mjs` from test titles tagged `[seed n]`, the section of the specification. Do not edit.',
    '',
    blocks.join('\n\n'),
    '',
  ].join('\n');
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll("\\'", "'");
