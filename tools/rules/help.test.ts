import path from 'node:path';
import { keysOf } from '../../shared/screens/src/help/help.rules';
import type { StoredMenu } from '../../server/src/platform/menus/menu.rules';
import { textsOf } from './texts';
import { filesBelow, read, remotes, root } from './tree';

const isMenu = (value: unknown): value is StoredMenu =>
  typeof value === 'object' && value !== null && 'menuId' in value && 'isHidden' in value;

/** Menus of the reference data, in lists of menus and in the reference data of areas and nouns. */
const menus = filesBelow('server/src')
  .filter((file) => file.endsWith('.data.ts') && /\bmenu\(/.test(read(file)))
  .flatMap((file) => {
    // Such a file exports lists, some of them of menus, and reference data with a list of menus.
    const exported = Object.values(require(path.join(root, file)) as Record<string, unknown[] | { menus?: unknown[] }>);
    return exported.flatMap((value) => (Array.isArray(value) ? value : (value.menus ?? []))).filter(isMenu);
  });
const seen = [...new Set(menus.filter(({ isHidden, url }) => !isHidden && url !== '').map(({ url }) => url))];

const ownerOf = (page: string) =>
  remotes().find((remote) => read(`${remote}/src/screens.ts`).includes(`name: '${page}'`));
const locales = ['en-US', 'zh-CN'] as const;

test.each(seen.flatMap((page) => locales.map((locale) => [page, locale] as const)))(
  'the page %s of the menu has help in %s: its purpose, its tasks and its keys',
  (page, locale) => {
    const owner = ownerOf(page);
    // A page of a remote that does not exist yet cannot be opened.
    if (owner === undefined) return;
    const texts = textsOf(owner, locale);
    const parts = ['what', 'can', 'keys'].map((part) => `help.${page}.${part}`);
    const missing = parts.filter((key) => !texts[key]);
    expect({ missing, remedy: `add them to ${owner}/src/help/${locale}.json` }).toMatchObject({ missing: [] });
    expect(
      keysOf(texts[`help.${page}.keys`] ?? '').filter(({ keys, does }) => keys.length === 0 || does === ''),
    ).toEqual([]);
  },
);
