import type { InputOf, Money } from '@console/contracts';
import type { cancelCard, limitCards, renameCards } from '@console/contracts/cards';
import { cardholderExport } from './cardholders/cardholder.export';
import { approveOne, resyncOne } from './cancellations/cancellation-bulk.actions';
import { pushToCard } from './cardholders/push-holder.actions';
import { requestCancel } from './cards/cancel-card.actions';
import { batchKind } from './card-batches/card-batch.kind';
import { cardBatchExport } from './card-batches/card-batch.export';
import { cardBinExport } from './card-bins/card-bin.export';
import { cardExport } from './cards/card.export';
import { changeAlias, changeLimitOfMany } from './cards/change-card.actions';
import { moveCardMoney } from './cards/move-money.actions';
import { changeCardStatus } from './cards/freeze-card.actions';
import { limitRuleExport, walletLimitRuleExport } from './limit-rules/limit-rule.export';
import { shareCardExport } from './share-cards/share-card.export';
import { shareGroupExport } from './share-groups/share-group.export';
import { walletUserExport } from './wallet-users/wallet-user.export';
import { walletExport } from './wallets/wallet.export';
import { transactionExport } from './transactions/transaction.export';
import type { CardVault } from '../../platform/vault/card-vault';
import { freezeItem, unfreezeItem } from './pools/pool-switch.actions';
import { groupKind } from './share-groups/share-group-kind.query';
import { walletKind } from './wallets/wallet-kind.query';
import type { ItemsKind, JobKinds } from '../../platform/jobs/job-kind';

// Params were parsed by the contract of the operation before they were written.
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

const poolOf = (params: unknown) => params as { id: string };

const moneyKind = (action: 'TOPUP' | 'WITHDRAW', permission: string): ItemsKind => ({
  at: 'items',
  permission,
  work: ({ id, version }, params, context) => moveCardMoney(action, { id, version, ...amountOf(params) }, context),
});

/** What each job does, and what somebody must be allowed to do for it. */
export const cardsJobs = ({ vault }: { vault: CardVault }) =>
  ({
    CARD_EXPORT: { at: 'export', permission: 'cards.card.export', dataset: cardExport },
    TRANSACTION_EXPORT: { at: 'export', permission: 'cards.transaction.export', dataset: transactionExport },
    CARD_FREEZE: statusKind('FREEZE', 'cards.card.freeze'),
    CARD_UNFREEZE: statusKind('UNFREEZE', 'cards.card.unfreeze'),
    CARD_CANCEL: {
      at: 'items',
      permission: 'cards.card.cancel',
      work: async ({ id, version }, params, context) => {
        await requestCancel({ id, version, ...cancelOf(params) }, context);
      },
    },
    CANCEL_APPROVE: { at: 'items', permission: 'cards.card.cancel-review', work: approveOne },
    CANCEL_RESYNC: { at: 'items', permission: 'cards.card.cancel-review', work: resyncOne },
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
    HOLDER_EXPORT: { at: 'export', permission: 'cards.cardholder.export', dataset: cardholderExport },
    HOLDER_PUSH: { at: 'items', permission: 'cards.cardholder.push', work: pushToCard },
    GROUP_FREEZE: {
      at: 'items',
      permission: 'cards.share-group.freeze',
      endsWithWhole: true,
      work: ({ id }, params, context) => freezeItem(groupKind, { id, poolId: poolOf(params).id }, context),
    },
    GROUP_UNFREEZE: {
      at: 'items',
      permission: 'cards.share-group.unfreeze',
      work: ({ id }, _params, context) => unfreezeItem(groupKind, id, context),
    },
    WALLET_FREEZE: {
      at: 'items',
      permission: 'cards.wallet.freeze',
      endsWithWhole: true,
      work: ({ id }, params, context) => freezeItem(walletKind, { id, poolId: poolOf(params).id }, context),
    },
    WALLET_UNFREEZE: {
      at: 'items',
      permission: 'cards.wallet.unfreeze',
      work: ({ id }, _params, context) => unfreezeItem(walletKind, id, context),
    },
    CARD_TOPUP: moneyKind('TOPUP', 'cards.card.topup'),
    CARD_WITHDRAW: moneyKind('WITHDRAW', 'cards.card.withdraw'),
    CARD_CREATE: batchKind(vault, 'cards.card.create'),
    SHARE_CARD_CREATE: batchKind(vault, 'cards.share-card.create'),
    GROUP_EXPORT: { at: 'export', permission: 'cards.share-group.export', dataset: shareGroupExport },
    SHARE_CARD_EXPORT: { at: 'export', permission: 'cards.share-card.export', dataset: shareCardExport },
    WALLET_EXPORT: { at: 'export', permission: 'cards.wallet.export', dataset: walletExport },
    WALLET_USER_EXPORT: { at: 'export', permission: 'cards.wallet-user.export', dataset: walletUserExport },
    LIMIT_EXPORT: { at: 'export', permission: 'cards.limit-rule.export', dataset: limitRuleExport },
    WALLET_LIMIT_EXPORT: { at: 'export', permission: 'cards.limit-rule.export', dataset: walletLimitRuleExport },
    BIN_EXPORT: { at: 'export', permission: 'cards.card-bin.export', dataset: cardBinExport },
    CARD_BATCH_EXPORT: { at: 'export', permission: 'cards.card.export', dataset: cardBatchExport },
  }) satisfies Partial<JobKinds>;
