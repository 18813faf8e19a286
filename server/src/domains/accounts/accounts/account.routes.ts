import {
  countAccountExport,
  exportAccounts,
  listAccountOptions,
  listAccounts,
  listWaiting,
} from '@console/contracts/accounts';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { mount } from '../../../platform/http/mount';
import { requireRecord } from '../../../platform/refusal';
import { accountExport } from './account.export';
import { findAccountOptions, findAccounts } from './account.query';
import { findWaiting } from './waiting.query';

export function accountRoutes(app: App): void {
  mount(app, listAccounts, (query, context) => findAccounts(context, query));
  mountExport(app, {
    count: countAccountExport,
    start: exportAccounts,
    type: 'ACCOUNT_EXPORT',
    dataset: accountExport,
  });
  mount(app, listAccountOptions, async ({ merchantId }, context) => ({
    list: requireRecord(await findAccountOptions(context, merchantId)),
  }));
  mount(app, listWaiting, async (_input, context) => ({ list: await findWaiting(app.registry, context) }));
}
