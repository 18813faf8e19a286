import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const templates = path.resolve(import.meta.dirname, '../scaffold');
const catalogue = 'shared/contracts/src/cards/card.area.ts';
const pageList = 'shared/contracts/src/cards/pages.ts';
/** Permission that the first list requires until the team adds its own API operation. */
const permission = 'cards.card.view';

/** Returns an error message if the name cannot be used for a remote; undefined otherwise. */
export function nameFault(name, checkout) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > 30)
    return `"${name}" cannot name a remote; use lower-case words with hyphens, such as disputes.`;
  if (packagesOf(checkout).has(name)) return `@console/${name} already exists; choose another name.`;
  if (pagesOf(checkout).has(name)) return `${name} is already a page of another remote; choose another name.`;
  return undefined;
}

const foldersIn = (place) =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const packagesOf = (checkout) =>
  new Set([
    ...foldersIn(path.join(checkout, 'shared')),
    ...foldersIn(path.join(checkout, 'remotes')),
    'configs',
    'shell',
    'server',
    'e2e',
    'tools',
  ]);

const pagesOf = (checkout) =>
  new Set(
    foldersIn(path.join(checkout, 'remotes')).flatMap((remote) => {
      const table = readFileSync(path.join(checkout, 'remotes', remote, 'src/screens.ts'), 'utf8');
      return [...table.matchAll(/\bname: '([^']+)'/g)].map(([, page]) => page);
    }),
  );

const pascal = (name) => name.replace(/(^|-)(\w)/g, (_found, _hyphen, letter) => letter.toUpperCase());

/** Default title: `disputes` becomes Disputes. */
export const titleOf = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Writes the remote and grants access to its page. Returns the written files. */
export function scaffold({ checkout, name, title, titleZh }) {
  const words = { __name__: name, __Name__: pascal(name), __title__: title, __titleZh__: titleZh };
  const filled = (text) => Object.entries(words).reduce((all, [hole, word]) => all.replaceAll(hole, word), text);
  const files = readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(templates, path.join(entry.parentPath, entry.name)));
  const written = files.map((file) => {
    const place = path.join('remotes', name, filled(file.replace(/\.txt$/, '')));
    const at = path.join(checkout, place);
    mkdirSync(path.dirname(at), { recursive: true });
    const inJson = place.endsWith('.json');
    const text = readFileSync(path.join(templates, file), 'utf8');
    writeFileSync(at, inJson ? filledJson(text, filled) : filled(text));
    return place;
  });
  openPage(checkout, name);
  listPage(checkout, name);
  return [...written.sort(), catalogue, pageList];
}

/** Fills a JSON template, escaping quotes in titles. Placeholders can be in keys too. */
const filledJson = (text, filled) => {
  const fill = (_key, value) => {
    if (typeof value === 'string') return filled(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [filled(key), one]));
  };
  return `${JSON.stringify(JSON.parse(text, fill), null, 2)}\n`;
};

/** Adds the page to the permission in the catalogue. */
function openPage(checkout, page) {
  const at = path.join(checkout, catalogue);
  const text = readFileSync(at, 'utf8');
  const pages = /(pages: \[)([^\]]*?),?\s*(\])/;
  const from = text.indexOf(`'${permission}': {`);
  if (from < 0) throw new Error(`${catalogue} has no ${permission}; add the page ${page} there manually.`);
  writeFileSync(at, text.slice(0, from) + text.slice(from).replace(pages, `$1$2, '${page}'$3`));
}

/** Adds the page to the list of page names, which are the only ones that code can refer to. */
function listPage(checkout, page) {
  const at = path.join(checkout, pageList);
  const text = readFileSync(at, 'utf8');
  const begin = 'Pages = [';
  if (!text.includes(begin)) throw new Error(`${pageList} has no list; add the page ${page} there manually.`);
  writeFileSync(at, text.replace(begin, `${begin}\n  '${page}',`));
}
