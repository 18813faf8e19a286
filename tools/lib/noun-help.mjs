import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const nounTexts = path.resolve(import.meta.dirname, '../scaffold-noun/help');
const remoteHelp = path.resolve(import.meta.dirname, '../scaffold/src');
const view = 'help/page-help.section.tsx';
/** Files that a remote needs for help, taken from the template of a new remote. */
const begun = [view, 'help/page-help.section.test.tsx', 'locales.ts', 'remote.tsx'];
const locales = ['en-US', 'zh-CN'];

const has = (checkout, area, file) => existsSync(path.join(checkout, `remotes/${area}/src/${file}`));

/** Returns the remote's help files with the help of the noun's pages. Adds the help slot if the remote has none. */
export function helpWith(checkout, { area, nouns, filled }) {
  const place = (file) => `remotes/${area}/src/${file}`;
  const texts = locales.map((locale) => {
    const file = place(`help/${locale}.json`);
    const there = has(checkout, area, `help/${locale}.json`) ? readFileSync(path.join(checkout, file), 'utf8') : '{}';
    const own = JSON.parse(filled(readFileSync(path.join(nounTexts, `${locale}.json.txt`), 'utf8')));
    return { file, text: `${JSON.stringify({ ...JSON.parse(there), ...own }, null, 2)}\n` };
  });
  if (has(checkout, area, view)) return texts;
  return [
    ...texts,
    ...begun.map((file) => ({
      file: place(file),
      text: readFileSync(path.join(remoteHelp, `${file}.txt`), 'utf8').replaceAll('__name__', nouns),
    })),
  ];
}

/** Returns the help contribution for the `screens.ts` of a remote without help; empty for other remotes. */
export const helpSlot = (checkout, { area, name }) =>
  has(checkout, area, view)
    ? ''
    : `
  'page.help': {
    '${area}': {
      title: '${name}.title',
      permission: 'signed-in',
      texts: 'help',
      load: () => import('./help/page-help.section'),
    },
  },`;
