import path from 'node:path';
import { literalsOf } from '../lib/identifiers.mjs';
import { chinese, contractions, english, fixed, type Phrase } from './phrases';
import { filesBelow, read, readJson } from './tree';

/** A text for readers, and its file. */
interface Text {
  file: string;
  text: string;
}

const isTest = (file: string) => /\.(test|spec|extended|measure)\.|\/testing\/|^shared\/testing\//.test(file);
/** Folders of code with texts: responses, mails and stored texts of the server, names of a demo, and output of commands. */
const homes = ['shared', 'server/src', 'server/demo', 'shell/src', 'remotes', 'reveal', 'tools'];
const isCode = (file: string) =>
  /\.(ts|tsx|mjs)(\.txt)?$/.test(file) &&
  homes.some((home) => file.startsWith(`${home}/`)) &&
  !/^tools\/(rules|bench|faults)/.test(file) &&
  !isTest(file);

/** Names on the wire, class names, paths and SQL statements are not texts. */
const isText = (text: string) => /[\u4e00-\u9fff]/.test(text) || (/^[A-Z]|\s/.test(text) && !/^[A-Z_]+$/.test(text));
const isStatement = (text: string) =>
  /\b(select|from|where|update|insert|join|coalesce|and|when)\b(?:[^.]*[_=(]|.*\b[a-z]\.[a-z_]+\b)|\n *(const|export|function) /.test(
    text,
  );

const sentences: Text[] = [];
const code: Text[] = [];
for (const file of filesBelow()) {
  if (/\/(en-US|zh-CN)\.json(\.txt)?$/.test(file))
    for (const text of Object.values(readJson<Record<string, string>>(file))) sentences.push({ file, text });
  else if (isCode(file)) {
    const isSentence = /\/messages\.ts$|-messages\.ts$|reasons\.ts$|built-in-templates\.ts$/.test(file);
    for (const text of literalsOf(read(file)).filter((one) => isText(one) && !isStatement(one)))
      (isSentence ? sentences : code).push({ file, text });
  }
}
/** In documents, code in backquotes is left out. */
const documents: Text[] = ['README.md'].flatMap((file) =>
  read(file)
    .replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
    .split('\n')
    .map((text) => ({ file, text })),
);

/** Words that no text uses instead of a term of the glossary. */
const variants: Phrase[] = (read('docs/glossary.md').split('## The console')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Term|-)/.test(line))
  .flatMap((line) => {
    const [term = '', termZh = '', , never = '', neverZh = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const variantsOf = (cell: string) => cell.split(', ').filter((word) => word !== '');
    return [
      ...variantsOf(never).map((word): Phrase => [new RegExp(`\\b${word}s?\\b`, /^[A-Z]/.test(word) ? '' : 'i'), term]),
      ...variantsOf(neverZh).map((word): Phrase => [new RegExp(word), termZh]),
    ];
  });

const remedy = 'use the terms of docs/glossary.md';
const found = (texts: readonly Text[], phrases: readonly Phrase[]) =>
  phrases.flatMap(([old, say]) =>
    texts
      .filter(({ text }) => old.test(text) && !fixed.some((one) => one.test(text)))
      .map(({ file, text }) => `${path.normalize(file)}: “${text.trim().slice(0, 120)}” – say: ${say}`),
  );

test('texts are found in locale files, contracts, the server, mails, a demo, commands and the README', () => {
  const files = new Set([...sentences, ...code, ...documents].map(({ file }) => file));
  for (const file of [
    'shell/src/menus/en-US.json',
    'tools/scaffold-noun/remote/zh-CN.json.txt',
    'shared/contracts/src/messages.ts',
    'server/src/platform/mail/built-in-templates.ts',
    'server/src/domains/cards/cards/card.data.ts',
    'server/src/domains/cards/transactions/transaction.export.ts',
    'server/demo/src/people.data.ts',
    'tools/lib/ops.mjs',
    'tools/scaffold-noun/server/__noun__.data.ts.txt',
    'README.md',
  ])
    expect(files).toContain(file);
});

test('a replaced phrase is found, with its file and the replacement', () => {
  const texts = [
    { file: 'a.json', text: 'Somebody else has to approve' },
    { file: 'b.ts', text: '一次最多保留限额' },
    { file: 'c.ts', text: 'Your current account does not have permission to save changes' },
  ];
  expect(found(texts, [...english, ...chinese, ...contractions])).toEqual([
    'a.json: “Somebody else has to approve” – say: someone',
    'b.ts: “一次最多保留限额” – say: 保存限额',
  ]);
});

test('the glossary lists words to avoid, in both languages', () => {
  const said = variants.map(([old, say]) => `${old.source}: ${say}`);
  expect(said).toContain('\\bshops?\\b: card acceptor');
  expect(said).toContain('通道: 渠道');
  expect(new Set(said).size).toBe(said.length);
});

test('no text uses another word for a term of the glossary', () => {
  const wrong = found([...sentences, ...code, ...documents], variants);
  expect({ wrong, remedy }).toEqual({ wrong: [], remedy });
});

test('no text has a replaced phrase', () => {
  const wrong = found([...sentences, ...code, ...documents], [...english, ...chinese]);
  expect({ wrong, remedy }).toEqual({ wrong: [], remedy });
});

test('sentences on screen and in mails use contractions', () => {
  expect({ wrong: found(sentences, contractions), remedy }).toEqual({ wrong: [], remedy });
});
