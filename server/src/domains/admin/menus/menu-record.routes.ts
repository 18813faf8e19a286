import { codes } from '@console/contracts';
import { listMenus, removeMenu, saveMenu, type MenuRecord } from '@console/contracts/releases';
import type { Db } from '../../../platform/context';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { refuseParts } from '../../../platform/http/whole-company';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import type { Releases } from '../../../releases/release/releases';
import { deleteMenu, insertMenu, lockMenus, updateMenu } from '../../../platform/menus/menu.store';
import { findStoredMenus, type SavedMenu } from './menu-record.query';
import { placeFault } from './menu-record.rules';

/** Operations on menus. Users see a menu if they have a permission of its page. */
export function menuRecordRoutes(app: App): void {
  const { releases } = app.deps;
  const { features } = app.registry;
  const ofProduct = new Set(features.flatMap(({ reference }) => reference?.menus ?? []).map(({ menuId }) => menuId));
  const record = { releases, ofProduct };

  mount(app, listMenus, async (_input, { db, actor }) => {
    refuseParts(actor);
    return { list: await recordsOf(db, record) };
  });

  mount(app, saveMenu, async ({ version, why, ...wanted }, { db, actor, now, audit }) => {
    refuseParts(actor);
    await lockMenus(db);
    const menus = await findStoredMenus(db);
    const before = menus.find(({ url }) => url === wanted.url);
    const currentOf = () => conflictOf(db, wanted.url, record);
    await assertVersion(before ?? { version: 0 }, version, currentOf);
    const fault = placeFault(wanted, menus);
    if (fault) throw new Refusal(codes.invalid, { fieldIssues: [fault] });
    const parent = menus.find(({ url }) => url === wanted.below);
    const draft = { ...wanted, position: parent?.position ?? wanted.position };
    const saving = { draft, upId: parent?.menuId ?? null, by: actor.userId, now };
    await (before ? updateMenu(db, saving) : insertMenu(db, saving));
    const after = (await recordsOf(db, record)).find(({ url }) => url === wanted.url);
    if (!after) throw new Error(`The saved menu of ${wanted.url} was not found.`);
    await audit({ ...lineOf(after), before: before && factsOf(before), after: draft, reason: why });
    return after;
  });

  mount(app, removeMenu, async ({ url, version, why }, { db, actor, audit }) => {
    refuseParts(actor);
    await lockMenus(db);
    const menus = await findStoredMenus(db);
    const menu = menus.find((it) => it.url === url);
    if (!menu) throw new Refusal(codes.notFound);
    await assertVersion(menu, version, () => conflictOf(db, url, record));
    const disabledReason = removalDisabledReason(menu, { menus, ofProduct });
    if (disabledReason) throw new Refusal(codes.transition, { data: { reason: disabledReason } });
    await deleteMenu(db, menu.menuId);
    await audit({ ...lineOf(menu), before: factsOf(menu), reason: why });
    return { url };
  });
}

/** Returns the current menu for the console, and a sentence for the command line. */
async function conflictOf(db: Db, url: string, record: Parameters<typeof recordsOf>[1]) {
  const current = (await recordsOf(db, record)).find((menu) => menu.url === url);
  const reason = current
    ? `The menu of ${url} has version ${current.version} now. Review it and decide again.`
    : `There is no menu of ${url}; create it first.`;
  return { reason, ...(current && { current }) };
}

function removalDisabledReason(
  { menuId, url }: SavedMenu,
  { menus, ofProduct }: { menus: readonly SavedMenu[]; ofProduct: ReadonlySet<string> },
): string | undefined {
  if (ofProduct.has(menuId)) return `The menu of ${url} is built in; hide it instead.`;
  const below = menus.filter(({ upId }) => upId === menuId).map((it) => it.url);
  return below.length > 0
    ? `The menu of ${url} has submenus: ${below.join(', ')}; move or remove them first.`
    : undefined;
}

const lineOf = ({ menuId, url }: Pick<SavedMenu, 'menuId' | 'url'>) => ({
  objectType: 'menu' as const,
  objectId: menuId,
  objectLabel: url,
});

/** Fields of a menu under the names of the draft, so that the audit log can compare them. */
const factsOf = ({ menuId: _id, version: _version, nameKey: _key, upId, names, ...rest }: SavedMenu) => ({
  ...rest,
  nameEn: names.en_US,
  nameZh: names.zh_CN,
  upId,
});

/** Returns all menus with the module and the permission of their pages. */
async function recordsOf(
  db: Db,
  { releases, ofProduct }: { releases: Releases; ofProduct: ReadonlySet<string> },
): Promise<MenuRecord[]> {
  const menus = await findStoredMenus(db);
  const { release } = await releases.viewFor({ by: 'nobody' }, db);
  const opens = new Map(
    release.remotes.flatMap(({ remote: module, manifest }) =>
      manifest.pages.map(({ name, permission }) => [name, { module, permission }]),
    ),
  );
  const pages = new Map(menus.map(({ menuId, url }) => [menuId, url]));
  return menus.map(({ upId, nameKey: _key, ...menu }) => ({
    ...menu,
    below: pages.get(upId ?? '') ?? '',
    isProduct: ofProduct.has(menu.menuId),
    opens: opens.get(menu.url) ?? null,
  }));
}
