import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { listInput, listOutput } from '../list';
import { money } from '../money';
import { operation } from '../operation';
import { i18nText, id } from '../text';

export const accountStatuses = ['NORMAL', 'FROZEN', 'CLOSED'] as const;

/** Account of a merchant in one currency. Available = ledger − held. */
export const account = z.strictObject({
  id: id('acct'),
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  currency: z.enum(currencies),
  ledger: money,
  held: money,
  available: money,
  lowBalanceThreshold: money.nullable(),
  isLow: z.boolean(),
  status: z.enum(accountStatuses),
  version: z.int(),
});
export type Account = z.infer<typeof account>;

export const accountFilter = z.strictObject({
  merchantId: z.array(id('mer')).max(50).optional(),
  currency: z.array(z.enum(currencies)).max(20).optional(),
  isLow: z.boolean().optional(),
});

export const accountSortFields = ['merchant', 'currency', 'available'] as const;

/** `keyword` matches the merchant. Totals: `available` per currency. */
export const listAccounts = operation({
  path: '/account/list',
  permission: 'accounts.account.view',
  input: listInput(accountFilter, [...accountSortFields]),
  output: listOutput(account),
  reads: true,
});

/** Funding account as an option when cards are issued. */
export const accountOption = account.pick({ id: true, currency: true, available: true });
export type AccountOption = z.infer<typeof accountOption>;

export const listAccountOptions = operation({
  path: '/account/options',
  permission: 'cards.card.create',
  input: z.strictObject({ merchantId: id('mer') }),
  output: z.strictObject({ list: z.array(accountOption) }),
  reads: true,
});

/** Kind of pending tasks, with their number and the page and query that lists them. */
export const waitingItem = z.strictObject({
  kind: z.enum([
    'CARDS_PENDING',
    'CARDS_FAILED',
    'CARDS_FROZEN_BY_RISK',
    'CANCEL_REVIEW',
    'CARDS_EXPIRING',
    'ACCOUNTS_LOW',
  ]),
  count: z.int(),
  page: z.string(),
});
export type WaitingItem = z.infer<typeof waitingItem>;

/** Lists kinds of pending tasks with a non-zero count, limited to pages that the user can open. */
export const listWaiting = operation({
  path: '/account/waiting',
  permission: 'accounts.account.view',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(waitingItem) }),
  reads: true,
});
