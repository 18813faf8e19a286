import { codes } from '@console/contracts';
import {
  countAccountExport,
  exportAccounts,
  listAccountOptions,
  listAccounts,
  listWaiting,
} from '@console/contracts/accounts';
import type { App } from '../../deps';
import { countExport, startExport } from '../../exports/start-export';
import { findMerchant } from '../../merchants/merchants/merchant.repo';
import { mount } from '../../mount';
import { Refusal } from '../../refusal';
import { accountExport } from './account-export';
import { findAccountOptions, findAccounts } from './account.repo';
import { findWaiting } from './waiting.repo';

export function accountRoutes(app: App): void {
  mount(app, listAccounts, (query, context) => findAccounts(context, query));
  mount(app, countAccountExport, (query, context) => countExport(accountExport, query, context));
  mount(app, exportAccounts, (asked, context) =>
    startExport({ type: 'ACCOUNT_EXPORT', action: exportAccounts.path, dataset: accountExport }, asked, context),
  );
  mount(app, listAccountOptions, async ({ merchantId }, context) => {
    if (!(await findMerchant(context, merchantId))) throw new Refusal(codes.notFound);
    return { list: await findAccountOptions(context, merchantId) };
  });
  mount(app, listWaiting, async (_input, context) => ({ list: await findWaiting(context) }));
}
