import { permissions } from '@console/contracts/areas';
import { operations } from '@console/contracts/operations';
import type { Context } from '../../../platform/context';
import type { Deps } from '../../../platform/deps';
import { findShownMenus } from '../shown-menus.query';
import { type ButtonFacts, factsOf } from './button.rules';

const calls = Object.values(operations);

/** Returns the facts of every button, with the menus of the actor's release. */
export async function findFacts(
  context: Pick<Context, 'db' | 'actor'>,
  deps: Pick<Deps, 'config' | 'releases'>,
): Promise<ButtonFacts[]> {
  const menus = await findShownMenus(context, deps);
  return factsOf({ catalogue: permissions, operations: calls, menus, ...deps.config });
}
