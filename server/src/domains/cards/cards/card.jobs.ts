import type { InputOf, Money } from '@console/contracts';
import type { cancelCard, limitCards, renameCards } from '@console/contracts/cards';
import type { ItemsKind, JobKinds } from '../../../platform/jobs/job-kind';
import { requestCancel } from './cancel-card.actions';
import { cardExport } from './card.export';
import { changeAlias, changeLimitOfMany } from './change-card.actions';
import { changeCardStatus } from './freeze-card.actions';
import { transferCardMoney } from './transfer-money.actions';

// Casts: the contract of the operation has parsed the parameters of the job.
const reasonOf = (params: unknown) => params as { reason: string; note?: string };
const cancelOf = (params: unknown) => params as Pick<InputOf<typeof cancelCard>, 'reason' | 'note'>;
const limitOf = (params: unknown) => params as Omit<InputOf<typeof limitCards>, 'selection'>;
const aliasOf = (params: unknown) => params as Omit<InputOf<typeof renameCards>, 'selection'>;
const amountOf = (params: unknown) => params as { amount: Money };

const statusKind = (action: 'FREEZE' | 'UNFREEZE', permission: string): ItemsKind => ({
  at: 'items',
  permission,
  work: async ({ id, version }, params, context) => {
    await changeCardStatus(action, { id, version, ...reasonOf(params) }, context);
  },
});

const moneyKind = (action: 'TOPUP' | 'WITHDRAW', permission: string): ItemsKind => ({
  at: 'items',
  permission,
  work: ({ id, version }, params, context) => transferCardMoney(action, { id, version, ...amountOf(params) }, context),
});

/** Jobs of cards, with their permissions. */
export const cardJobs = {
  CARD_EXPORT: { at: 'export', permission: 'cards.card.export', dataset: cardExport },
  CARD_FREEZE: statusKind('FREEZE', 'cards.card.freeze'),
  CARD_UNFREEZE: statusKind('UNFREEZE', 'cards.card.unfreeze'),
  CARD_CANCEL: {
    at: 'items',
    permission: 'cards.card.cancel',
    work: async ({ id, version }, params, context) => {
      await requestCancel({ id, version, ...cancelOf(params) }, context);
    },
  },
  CARD_LIMIT: {
    at: 'items',
    permission: 'cards.card.limit',
    work: ({ id, version }, params, context) => changeLimitOfMany({ id, version, ...limitOf(params) }, context),
  },
  CARD_RENAME: {
    at: 'items',
    permission: 'cards.card.update',
    work: async ({ id, version }, params, context) => {
      await changeAlias({ id, version, ...aliasOf(params) }, context);
    },
  },
  CARD_TOPUP: moneyKind('TOPUP', 'cards.card.topup'),
  CARD_WITHDRAW: moneyKind('WITHDRAW', 'cards.card.withdraw'),
} satisfies Partial<JobKinds>;
