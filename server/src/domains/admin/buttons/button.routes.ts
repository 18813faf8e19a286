import {
  countButtonExport,
  countButtons,
  exportButtons,
  listButtonMenus,
  listButtons,
  readButton,
  updateButton,
} from '@console/contracts/buttons';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { mount } from '../../../platform/http/mount';
import { refuseParts } from '../../../platform/http/whole-company';
import { isOfPlatform } from '../../../platform/reach/platform.query';
import { findFacts } from './button-facts.query';
import { saveButton } from './button.actions';
import { buttonExportOf } from './button.export';
import { countButtonRisks, findButton, findButtons } from './button.query';
import { menusWith } from './button.rules';

/**
 * Operations on buttons, the permissions of roles. All companies can read them; only the company that runs the platform
 * can rename them.
 */
export function buttonRoutes(app: App): void {
  const { deps } = app;
  mount(app, listButtons, async (query, context) => {
    refuseParts(context.actor);
    return findButtons(context, { facts: await findFacts(context, deps), edits: await isOfPlatform(context) }, query);
  });
  mount(app, countButtons, async (query, context) => {
    refuseParts(context.actor);
    return countButtonRisks(context, await findFacts(context, deps), query);
  });
  mountExport(app, {
    count: countButtonExport,
    start: exportButtons,
    type: 'BUTTON_EXPORT',
    dataset: buttonExportOf(deps),
  });
  mount(app, listButtonMenus, async (_input, context) => {
    refuseParts(context.actor);
    return { list: menusWith(await findFacts(context, deps)) };
  });
  mount(app, readButton, async ({ id }, context) => {
    refuseParts(context.actor);
    const source = { facts: await findFacts(context, deps), edits: await isOfPlatform(context) };
    return findButton(context, { id }, source);
  });
  mount(app, updateButton, async (change, context) => saveButton(change, context, await findFacts(context, deps)));
}
