import { defineScreens } from '@console/remote-kit';

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
    title: 'holder.edit',
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
    name: 'cards-cancel-review',
    title: 'review.title',
    permission: 'reviews.review.view',
    load: () => import('./reviews/review.list'),
  },
]);
