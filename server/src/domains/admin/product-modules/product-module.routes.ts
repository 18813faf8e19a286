import { permissions } from '@console/contracts/areas';
import {
  countProductModuleExport,
  createProductModule,
  exportProductModules,
  grantProductModule,
  listProductModuleChoices,
  listProductModules,
  readProductModule,
  removeProductModule,
  updateProductModule,
} from '@console/contracts/product-modules';
import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { mount } from '../../../platform/http/mount';
import { isOfEveryCompany } from '../../../platform/product-modules/included.rules';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { findShownMenus } from '../shown-menus.query';
import { addProductModule, eraseProductModule, saveProductModule, shareProductModule } from './product-module.actions';
import { productModuleExportOf } from './product-module.export';
import { findCompanies, findProductModule, findProductModules } from './product-module.query';
import { choicesOf } from './product-module.rules';

/** Operations on product modules. Only the company that runs the platform can use them. */
export function productModuleRoutes(app: App): void {
  const { config } = app.deps;
  const buttons = Object.entries(permissions)
    .filter(([code, { isSandboxOnly }]) => !isOfEveryCompany(code) && (config.isSandbox || isSandboxOnly !== true))
    .map(([code]) => code);
  const findInstalled = async (context: Pick<Context, 'db' | 'actor'>) => {
    await refuseOthers(context);
    return { menus: await findShownMenus(context, app.deps), buttons: new Set(buttons) };
  };

  mount(app, listProductModules, async (query, context) => {
    const { menus } = await findInstalled(context);
    return findProductModules(context, menus, query);
  });
  mountExport(app, {
    count: countProductModuleExport,
    start: exportProductModules,
    type: 'MODULE_EXPORT',
    dataset: productModuleExportOf(app.deps),
  });
  mount(app, readProductModule, async ({ id }, context) => {
    const { menus } = await findInstalled(context);
    return findProductModule(context, menus, { id });
  });
  mount(app, listProductModuleChoices, async (_input, context) => {
    const { menus } = await findInstalled(context);
    return { companies: await findCompanies(context), menus: choicesOf(menus, buttons) };
  });
  mount(app, createProductModule, async (draft, context) =>
    addProductModule(draft, context, await findInstalled(context)),
  );
  mount(app, updateProductModule, async (change, context) =>
    saveProductModule(change, context, await findInstalled(context)),
  );
  mount(app, removeProductModule, async (target, context) => {
    await eraseProductModule(target, context, await findInstalled(context));
    return { ok: true };
  });
  mount(app, grantProductModule, async (grant, context) =>
    shareProductModule(grant, context, await findInstalled(context)),
  );
}
