import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Language, PageName } from '@console/contracts';
import type { StoredMenu } from '../../server/src/platform/menus/menu.rules';
import type { DictData } from '../../server/src/platform/reference/reference';

const server = path.resolve(__dirname, '../../server/src');

/** Every menu and every dictionary of the product, from the server's `*.data.ts` files. */
const entries: unknown[] = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.data.ts'))
  .flatMap((file) => Object.values(require(path.join(server, file)) as Record<string, unknown>))
  .flat();

const has = (entry: unknown, field: string) => typeof entry === 'object' && entry !== null && field in entry;
const dicts = new Map((entries.filter((one) => has(one, 'details')) as DictData[]).map((dict) => [dict.code, dict]));
const menus = new Map((entries.filter((one) => has(one, 'nameKey')) as StoredMenu[]).map((menu) => [menu.url, menu]));

/** Returns the label of a dictionary entry. */
export function dictLabel(code: string, value: string, language: Language): string {
  const [, english, chinese] = dicts.get(code)?.details.find(([one]) => one === value) ?? [];
  if (english === undefined || chinese === undefined) throw new Error(`Dictionary ${code} has no entry ${value}.`);
  return language === 'zh_CN' ? chinese : english;
}

/** Returns the name of a page in the menu. */
export function menuName(page: PageName, language: Language): string {
  const menu = menus.get(page);
  if (!menu) throw new Error(`Page ${page} has no menu.`);
  return menu.names[language];
}
