import { codes } from '@console/contracts';
import type { ModuleGrant, ModuleGrantLine } from '@console/contracts/releases';
import type { Context } from '../../platform/context';
import { Refusal } from '../../platform/refusal';
import { findGrantsOf } from './module-grant.store';
import { grantsFor, withButtons } from './module-grant.rules';

type Reader = Pick<Context, 'db' | 'actor'>;

/** Returns the user's effective grants by remote. */
export const grantsOf = async ({ db, actor }: Reader): Promise<ModuleGrantLine[]> =>
  withButtons(await findGrantsOf(db, actor), actor.permissions);

/** Refuses users without the grant for this remote. */
export async function requireGrant(context: Reader, module: string, grant: ModuleGrant): Promise<void> {
  const granted = await grantsOf(context);
  if (!grantsFor(module, granted).includes(grant)) throw new Refusal(codes.noPermission);
}
