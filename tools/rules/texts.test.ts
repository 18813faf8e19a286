import { existsSync } from 'node:fs';
import path from 'node:path';
import { codeOf, folderTexts, plain, type FolderTexts } from './texts';
import { filesBelow, read, root } from './tree';

const pairs = folderTexts.map((texts) => [texts.file, texts] as const);
const homes = [...new Set(folderTexts.map(({ home }) => home))];

const foldersOf = (home: string): string[] => [
  ...new Set(
    filesBelow(`${home}/src`).flatMap((file) => {
      const place = path.dirname(path.relative(`${home}/src`, file));
      return place === '.' ? [] : [place.split('/')[0] ?? ''];
    }),
  ),
];
/** Code by folder; the table of pages names titles of all features. */
const code = new Map(
  homes.map((home) => [home, new Map(['', ...foldersOf(home)].map((folder) => [folder, codeOf(home, folder)]))]),
);
const othersThan = ({ home, folder }: FolderTexts) =>
  [...(code.get(home) ?? [])].filter(([name]) => name !== '' && name !== folder);
const keysOf = (texts: FolderTexts) => [...new Set(Object.keys(texts.english).map(plain))];

/** Declarations of actions, by namespace: their labels are always needed, and so may be reasons why one is disabled. */
const actionsIn = (text: string) => [...text.matchAll(/\bactionsOf\(\{\s+ns: '([\w.-]+)'([^]*?)\n\}\);/g)];
const actionKeysIn = (text: string) =>
  actionsIn(text).flatMap(([, ns = '', declared = '']) =>
    [...declared.matchAll(/\b([A-Z_]+): \{\s*icon:/g)].map(([, code = '']) => `${ns}.action.${code}`),
  );
/** Prefixes of keys that are concatenated in code. */
const startsIn = (text: string) => [
  ...[...text.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, start = '']) => start),
  ...actionsIn(text).map(([, ns = '']) => `${ns}.disabledReason.`),
];
/** Keys of field labels, which the kit builds from the namespace of a draft and the field's name. */
const fieldKeysIn = (text: string) =>
  [...text.matchAll(/\b(?:f|rareF)ieldsOf\([^)]*'([\w.-]+)'\)/g)].flatMap(([, ns = '']) =>
    [...text.matchAll(/\bname="(\w+)"/g)].map(([, name = '']) => `${ns}.${name}`),
  );
/** Keys of column and filter titles, which the kit builds from the namespace of a list and their names. */
const columnKeysIn = (text: string) =>
  [...text.matchAll(/\bns: '([\w.-]+)'|\bfiltersOf\(\w+, '([\w.-]+)'/g)].flatMap(([, columns, filters]) =>
    [...text.matchAll(/\b\w+\.\w+\(\s*'(\w+)'/g)].map(([, name = '']) => `${columns ?? filters}.${name}`),
  );
/** Keys of a list page in its namespace: those that are required, and the optional ones. */
const always = ['title', 'search', 'failed', 'none', 'noneText', 'noMatch'];
const sometimes = ['views', 'all', 'create', 'export'];
const listKeysIn = (text: string, names: readonly string[]) =>
  [...text.matchAll(/<ListPage\s+ns="([\w.-]+)"(\s+title=)?/g)].flatMap(([, ns = '', title]) =>
    names.filter((name) => !(name === 'title' && title)).map((name) => `${ns}.${name}`),
  );
/** Keys of a form page. */
const formNames = ['edit.title', 'save', 'saved', 'changed'];
const creatingNames = ['create', 'create.title'];
const formKeysIn = (text: string) =>
  [...text.matchAll(/<FormPage\s+ns="([\w.-]+)"(?:\s+failed="([\w.-]+)")?(\s+schema=\{[\w.]+\}\s+create=)?/g)].flatMap(
    ([, ns = '', failed, creates]) => [
      failed ?? `${ns}.failed`,
      ...[...formNames, ...(creates ? creatingNames : ['noId'])].map((name) => `${ns}.${name}`),
    ],
  );
/** Keys of a record page. */
const viewKeysIn = (text: string) =>
  [...text.matchAll(/<ViewPage\s+ns="([\w.-]+)"(?:\s+failed="([\w.-]+)")?/g)].flatMap(([, ns = '', failed]) => [
    `${ns}.noId`,
    failed ?? `${ns}.failed`,
  ]);
/** Keys of texts for a record that could not be loaded, in any page of the kit. */
const failedKeysIn = (text: string) => [...text.matchAll(/\sfailed="([\w.-]+)"/g)].map(([, key = '']) => key);
const kitKeysIn = (text: string) => [
  ...failedKeysIn(text),
  ...actionKeysIn(text),
  ...viewKeysIn(text),
  ...fieldKeysIn(text),
  ...columnKeysIn(text),
  ...formKeysIn(text),
  ...listKeysIn(text, [...always, ...sometimes]),
];
const users = (texts: FolderTexts, key: string) =>
  [...(code.get(texts.home) ?? [])].flatMap(([folder, text]) =>
    text.includes(`'${key}'`) || kitKeysIn(text).includes(key) || startsIn(text).some((start) => key.startsWith(start))
      ? [folder]
      : [],
  );

/** Texts of the screen kit. */
const kit = folderTexts.filter(({ home }) => home === 'shared/screens');
const remedy = 'put a text into the folder that uses it, or into a folder that features share';

describe('texts', () => {
  test.each(pairs)(
    '%s and its Chinese counterpart have the same keys and placeholders, and no empty text',
    (_file, texts) => {
      const { english, chinese } = texts;
      expect(Object.keys(chinese)).toEqual(Object.keys(english));
      const holes = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
      for (const [key, text] of Object.entries(english)) {
        expect([key, text.trim(), chinese[key]?.trim()]).not.toContain('');
        expect([key, holes(chinese[key])]).toEqual([key, holes(text)]);
      }
    },
  );

  test.each(pairs)('%s has no unused key', (_file, texts) => {
    const mayUse = (folder: string) => texts.isOpen || folder === '' || folder === texts.folder;
    const dead = keysOf(texts).filter((key) => !users(texts, key).some(mayUse));
    expect({ dead, remedy: 'delete them from both locale files' }).toMatchObject({ dead: [] });
  });

  test.each(homes)('every key in code of %s is in its folder, or in a folder that features share', (home) => {
    const missing = [...(code.get(home) ?? [])].flatMap(([folder, text]) => {
      const open = folderTexts.filter((texts) => texts.home === home && (texts.isOpen || texts.folder === folder));
      const there = new Set([...open, ...kit].flatMap(keysOf));
      const named = [...text.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key = '']) => key);
      const composed = [...listKeysIn(text, always), ...actionKeysIn(text), ...failedKeysIn(text)];
      return [...named, ...composed].filter((key) => !there.has(key)).map((key) => `${folder}: ${key}`);
    });
    expect({ missing, remedy }).toMatchObject({ missing: [] });
  });

  test.each(pairs.filter(([, { isOpen }]) => !isOpen))('%s has no key that another feature uses', (_file, texts) => {
    const wrong = othersThan(texts).flatMap(([folder, text]) =>
      keysOf(texts).flatMap((key) => (text.includes(`'${key}'`) ? [`${folder}: ${key}`] : [])),
    );
    expect({ wrong, remedy }).toMatchObject({ wrong: [] });
  });

  test.each(pairs.filter(([file]) => file.startsWith('remotes/') && file.includes('/common/')))(
    '%s has no key that only one feature uses',
    (_file, texts) => {
      const wrong = keysOf(texts).filter((key) => {
        const folders = users(texts, key).filter((folder) => folder !== '');
        return folders.length === 1 && folders[0] !== texts.folder;
      });
      expect({ wrong, remedy }).toMatchObject({ wrong: [] });
    },
  );

  test.each(homes.filter((home) => existsSync(path.join(root, home, 'src/english.ts'))))(
    '%s collects the texts of all its folders, each key once',
    (home) => {
      const own = folderTexts.filter((texts) => texts.home === home);
      for (const [module, locale] of [
        ['english', 'en-US'],
        ['chinese', 'zh-CN'],
      ]) {
        // Except for texts that are loaded separately.
        const code = `${read(`${home}/src/${module}.ts`)}${read(`${home}/src/locales.ts`)}`;
        const collected = [...code.matchAll(/(?: from |import\()'\.\/([\w-]+)\/([\w-]+)\.json'/g)].filter(
          ([, , file]) => file === locale,
        );
        const wanted = own.map(({ folder }) => `${folder}/${locale}`);
        expect(collected.map(([, folder, file]) => `${folder}/${file}`).sort()).toEqual(wanted.sort());
      }
      const keys = own.flatMap(({ english }) => Object.keys(english));
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    },
  );
});
