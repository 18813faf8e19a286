import { defineScreens } from '@console/remote-kit';
import { defineContributions } from '@console/remote-kit/contributions';

export const screens = defineScreens([
  {
    name: 'cards-balance',
    title: 'cards.title',
    permission: 'cards.card.view',
    load: () => import('./cards/card.list'),
  },
  {
    name: 'cards-balance-create-card',
    title: 'card.create.title',
    permission: 'cards.card.create',
    load: () => import('./cards/card.form'),
  },
  {
    name: 'cards-balance-view-card-detail',
    title: 'card.detail.title',
    tab: 'card.tab',
    permission: 'cards.card.view',
    load: () => import('./cards/card.view'),
  },
  {
    name: 'cards-transactions',
    title: 'transactions.title',
    permission: 'cards.transaction.view',
    load: () => import('./transactions/transaction.list'),
  },
  {
    name: 'cards-transactions-simulate',
    title: 'simulator.title',
    permission: 'cards.transaction.simulate',
    load: () => import('./simulator/simulator.view'),
  },
  {
    name: 'cards-transactions-update-balance',
    title: 'recon.title',
    permission: 'cards.recon.view',
    load: () => import('./reconciliations/reconciliation.list'),
  },
  {
    name: 'cards-balance-batches',
    title: 'batches.title',
    permission: 'cards.card.view',
    load: () => import('./card-batches/card-batch.list'),
  },
  {
    name: 'cards-balance-batch',
    title: 'batch.title',
    tab: 'batch.tab',
    permission: 'cards.card.view',
    load: () => import('./card-batches/card-batch.view'),
  },
  {
    name: 'coremanagement-cardholder-management',
    title: 'holders.title',
    permission: 'cards.cardholder.view',
    load: () => import('./cardholders/cardholder.list'),
  },
  {
    name: 'coremanagement-cardholder-management-save',
    title: 'holder.create.title',
    tab: 'holder.edit.title',
    permission: 'cards.cardholder.save',
    load: () => import('./cardholders/cardholder.form'),
  },
  {
    name: 'coremanagement-cardholder-management-view',
    title: 'holder.detail.title',
    tab: 'holder.tab',
    permission: 'cards.cardholder.view',
    load: () => import('./cardholders/cardholder.view'),
  },
  {
    name: 'cards-share-group',
    title: 'group.title',
    permission: 'cards.share-group.view',
    load: () => import('./share-groups/share-group.list'),
  },
  {
    name: 'create-share-card-group',
    title: 'group.create.title',
    permission: 'cards.share-group.create',
    load: () => import('./share-groups/share-group.form'),
  },
  {
    name: 'cards-share-cards',
    title: 'shareCard.title',
    permission: 'cards.share-card.view',
    load: () => import('./share-groups/share-card.list'),
  },
  {
    name: 'cards-rules-limits',
    title: 'limits.title.CARD',
    permission: 'cards.limit-rule.view',
    load: () => import('./limit-rules/limit-rule.list'),
  },
  {
    name: 'cards-rules-limits-save',
    title: 'limit.create.title',
    tab: 'limit.edit.title',
    permission: 'cards.limit-rule.save',
    load: () => import('./limit-rules/limit-rule.form'),
  },
  {
    name: 'cards-rules-limits-merchant-saveinfo',
    title: 'limit.own.page',
    tab: 'limit.own.of',
    permission: 'cards.limit-rule.merchant-save',
    load: () => import('./limit-rules/limit-merchant.form'),
  },
  {
    name: 'cards-rules-limits-visibility',
    title: 'limit.visibility.page',
    tab: 'limit.visibility.title',
    permission: 'cards.limit-rule.save',
    load: () => import('./limit-rules/limit-visibility.form'),
  },
  {
    name: 'walelt-cards-rules-limits',
    title: 'limits.title.WALLET',
    permission: 'cards.limit-rule.view',
    load: () => import('./limit-rules/limit-rule.list'),
  },
  {
    name: 'walelt-cards-rules-limits-save',
    title: 'limit.create.title',
    tab: 'limit.edit.title',
    permission: 'cards.limit-rule.save',
    load: () => import('./limit-rules/limit-rule.form'),
  },
  {
    name: 'walelt-cards-rules-limits-merchant-saveinfo',
    title: 'limit.own.page',
    tab: 'limit.own.of',
    permission: 'cards.limit-rule.merchant-save',
    load: () => import('./limit-rules/limit-merchant.form'),
  },
  {
    name: 'walelt-cards-rules-limits-visibility',
    title: 'limit.visibility.page',
    tab: 'limit.visibility.title',
    permission: 'cards.limit-rule.save',
    load: () => import('./limit-rules/limit-visibility.form'),
  },
  {
    name: 'card-wallet',
    title: 'wallet.title',
    permission: 'cards.wallet.view',
    load: () => import('./wallets/wallet.list'),
  },
  {
    name: 'card-wallet-view',
    title: 'wallet.detail.title',
    tab: 'wallet.tab',
    permission: 'cards.wallet.view',
    load: () => import('./wallets/wallet.view'),
  },
  {
    name: 'create-card-wallet',
    title: 'wallet.create.title',
    permission: 'cards.wallet.create',
    load: () => import('./wallets/wallet.form'),
  },
  {
    name: 'create-card-wallet-card',
    title: 'wallet.card.page',
    tab: 'wallet.card.tab',
    permission: 'cards.share-card.create',
    load: () => import('./wallets/wallet-card.form'),
  },
  {
    name: 'cards-user-wallet',
    title: 'walletUser.title',
    permission: 'cards.wallet-user.view',
    load: () => import('./wallets/wallet-user.list'),
  },
  {
    name: 'card-bin-management',
    title: 'bins.title',
    permission: 'cards.card-bin.view',
    load: () => import('./card-bins/card-bin.list'),
  },
  {
    name: 'card-bin-management-save',
    title: 'bin.create.title',
    tab: 'bin.edit.title',
    permission: 'cards.card-bin.save',
    load: () => import('./card-bins/card-bin.form'),
  },
  {
    name: 'card-bin-management-assign',
    title: 'assign.page',
    tab: 'assign.tab',
    permission: 'cards.card-bin.assign',
    load: () => import('./card-bins/bin-assign.view'),
  },
]);

export const contributes = defineContributions({
  'palette.records': {
    cards: { title: 'cards.title', permission: 'cards.card.view', load: () => import('./cards/card.records') },
  },
  'review.case': {
    CARD_CANCEL: {
      title: 'cancellation.one',
      permission: 'reviews.review.view',
      load: () => import('./cancellations/cancellation.case'),
    },
    LIMIT_LIFT: {
      title: 'limit.lift',
      permission: 'cards.limit-rule.lift',
      load: () => import('./limit-rules/limit-lift.case'),
    },
    RECON_ADJUST: {
      title: 'recon.adjustment',
      permission: 'reviews.review.view',
      load: () => import('./reconciliations/adjustment.case'),
    },
  },
  'review.actions': {
    cancellations: {
      title: 'cancellation.bulk',
      permission: 'cards.card.cancel-review',
      load: () => import('./cancellations/cancellation.actions'),
    },
  },
});
