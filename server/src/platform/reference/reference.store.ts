import { permissions } from '@console/contracts/areas';
import type { Pool } from 'pg';
import { insertButtons } from '../buttons/button.store';
import { inTransaction } from '../db/transaction';
import { insertMissingDict } from '../dicts/dict.store';
import { insertMissingMenus } from '../menus/menu.store';
import type { Feature } from '../feature';
import { fillProductModules } from '../product-modules/product-module.store';
import { insertMissingParameters } from './parameter.store';

/**
 * Inserts and updates the records that ship with the product: buttons, menus, modules, dictionaries and parameters.
 * Codes and structure are updated to those of the product; edited labels are kept.
 */
export const syncReference = (pool: Pool, features: readonly Feature[]): Promise<void> =>
  inTransaction(pool, { as: 'owner' }, async (db) => {
    await insertButtons(db, permissions);
    for (const { reference } of features) {
      await insertMissingMenus(db, reference?.menus ?? []);
      await fillProductModules(db, reference?.productModules ?? []);
      await insertMissingParameters(db, reference?.parameters ?? []);
      for (const dict of reference?.dicts ?? []) await insertMissingDict(db, dict);
    }
  });
