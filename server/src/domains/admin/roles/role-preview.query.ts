import { permissions as catalogue, sandboxPermissions } from '@console/contracts/areas';
import type { RolePreview } from '@console/contracts/roles';
import { findPlaces } from '../../../platform/buttons/button.query';
import { inOrder } from '../../../platform/buttons/button.rules';
import type { Context } from '../../../platform/context';
import type { Deps } from '../../../platform/deps';
import { menusGrantedBy } from '../../../platform/menus/menu-grants';
import { findMenus } from '../../../platform/menus/menu.query';
import { neededBy } from '../../../platform/menus/menu.rules';
import { findIncluded } from '../../../platform/product-modules/included.query';
import { includes } from '../../../platform/product-modules/included.rules';
import { findRoleDetail } from './role.query';
import { lackedButtons } from './role-preview.rules';

/** Returns the console of a user who has only this role, computed as `/menu/query` computes it for a session. */
export async function findRolePreview(
  context: Context,
  { releases, config }: Pick<Deps, 'releases' | 'config'>,
  id: string,
): Promise<RolePreview> {
  const { db, actor } = context;
  const { buttons, moduleButtons, accountType } = await findRoleDetail(context, id);
  const included = await findIncluded(context);
  const { release } = await releases.viewFor({ by: 'user', userId: actor.userId }, db);
  const menus = await findMenus(db);
  const held = new Set([...buttons, ...moduleButtons]);
  const { entries, ...granted } = menusGrantedBy(held, { menus, release, config });
  const possible = Object.keys(catalogue).filter(
    (code) =>
      includes(included, code, accountType) &&
      !held.has(code) &&
      (config.isSandbox || !sandboxPermissions.includes(code)),
  );
  return {
    ...granted,
    lackedButtonList: lackedButtons(entries, {
      needs: neededBy(release),
      lacked: inOrder(possible, await findPlaces(db)),
    }),
  };
}
