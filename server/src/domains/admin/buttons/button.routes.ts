import { permissions } from '@console/contracts/areas';
import { listButtonMenus, listButtons, readButton, updateButton } from '@console/contracts/buttons';
import { operations } from '@console/contracts/operations';
import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { refuseParts } from '../../../platform/http/whole-company';
import { findMenus } from '../../../platform/menus/menu.query';
import { neededBy, shownMenus } from '../../../platform/menus/menu.rules';
import { isOfPlatform } from '../../../platform/reach/platform.query';
import { saveButton } from './button.actions';
import { findButton, findButtons } from './button.query';
import { factsOf, menusWith } from './button.rules';

/** Everything that roles can permit. Every company sees it; the one that runs the platform names it. */
export function buttonRoutes(app: App): void {
  const { config, releases } = app.deps;
  const calls = Object.values(operations);
  const findFacts = async ({ db, actor }: Pick<Context, 'db' | 'actor'>) => {
    const { release } = await releases.viewFor({ by: 'user', userId: actor.userId }, db);
    const menus = shownMenus(await findMenus(db), neededBy(release));
    return factsOf({ catalogue: permissions, operations: calls, menus, ...config });
  };

  mount(app, listButtons, async (query, context) => {
    refuseParts(context.actor);
    return findButtons(context, { facts: await findFacts(context), edits: await isOfPlatform(context) }, query);
  });
  mount(app, listButtonMenus, async (_input, context) => {
    refuseParts(context.actor);
    return { list: menusWith(await findFacts(context)) };
  });
  mount(app, readButton, async ({ id }, context) => {
    refuseParts(context.actor);
    const source = { facts: await findFacts(context), edits: await isOfPlatform(context) };
    return findButton(context, { id }, source);
  });
  mount(app, updateButton, async (change, context) => saveButton(change, context, await findFacts(context)));
}
