import { checksRoles } from './role.data';

// Permissions of the demo roles except for administration, which are in role.data.ts.

export const accounts = 'accounts.account.view';
export const view = ['cards.card.view', 'cards.card-batch.view'];
const create = 'cards.card.create';
export const reveal = 'cards.card.reveal';
export const freeze = 'cards.card.freeze';
export const unfreeze = 'cards.card.unfreeze';
export const seesInvoices = 'company.invoice.view';
/** Users who create invoices can also withdraw them. */
export const makesInvoices = [seesInvoices, 'company.invoice.create', 'company.invoice.pay', 'reviews.review.view'];
export const checksInvoices = [seesInvoices, 'company.invoice.approve'];
/** Ledger and audit log of the whole company: only for users whose data scope is the whole company. */
export const books = ['accounts.ledger.view', 'accounts.ledger.verify', 'admin.audit.view', 'admin.audit.export'];
export const exports = ['cards.card.export', 'accounts.account.export', 'cards.transaction.export'];
const money = ['cards.card.topup', 'cards.card.withdraw'];
const changes = ['cards.card.limit', 'cards.card.update'];
export const purchases = 'cards.transaction.view';
export const simulate = 'cards.transaction.simulate';
export const postings = 'cards.transaction.ledger';
export const differences = ['cards.recon.view', 'cards.recon.save'];
export const develop = 'devops.module.develop';
const clock = 'devops.clock.move';
export const releases = [
  'devops.module.view',
  'devops.module.save',
  'devops.module.publish',
  'devops.release.activate',
  'devops.release.approve',
  'devops.release.rollback',
  'devops.grant.save',
  'admin.menu.view',
  'admin.menu.save',
  develop,
  clock,
];
export const share = 'lists.view.share';
export const cancel = 'cards.card.cancel';
export const reviews = 'reviews.review.view';
export const checkCancel = 'cards.card.cancel-review';
export const checkAdjust = 'cards.recon.adjust-review';
const walletUsers = ['cards.wallet-user.invite', 'cards.wallet-user.remove'];
export const holders = ['cards.cardholder.view', 'cards.cardholder.save'];
const holderActions = [
  'cards.cardholder.status',
  'cards.cardholder.kyc',
  'cards.cardholder.delete',
  'cards.cardholder.push',
  'cards.cardholder.export',
];
export const pools = [
  'cards.share-rule.view',
  'cards.share-group.view',
  'cards.share-card.view',
  'cards.wallet.view',
  'cards.wallet-user.view',
];
export const exportPools = [
  'cards.share-group.export',
  'cards.share-card.export',
  'cards.wallet.export',
  'cards.wallet-user.export',
];
export const freezePools = ['cards.share-group.freeze', 'cards.wallet.freeze'];
export const unfreezePools = ['cards.share-group.unfreeze', 'cards.wallet.unfreeze'];
const keepPools = [
  'cards.share-rule.save',
  'cards.share-group.create',
  'cards.share-group.topup',
  'cards.share-group.withdraw',
  'cards.share-group.cancel',
  'cards.share-card.create',
  'cards.wallet.create',
  'cards.wallet.topup',
  'cards.wallet.withdraw',
  'cards.wallet.cancel',
];
export const financeMaker = [...differences, ...makesInvoices, ...pools, ...exportPools];
export const financeChecker = [checkCancel, checkAdjust, ...checksInvoices];
export const notes = 'cards.note.add';
export const seesRules = 'cards.limit-rule.view';
export const exportRules = 'cards.limit-rule.export';
export const ownLimits = 'cards.limit-rule.merchant-save';
export const keepsRules = ['cards.limit-rule.save', 'cards.limit-rule.status'];
export const lifts = 'cards.limit-rule.lift';
export const decidesRules = [...keepsRules, lifts, ...checksRoles];
export const seesBins = 'cards.card-bin.view';
export const exportBins = 'cards.card-bin.export';
export const bins = ['cards.card-bin.save', 'cards.card-bin.status', 'cards.card-bin.assign'];
/** Permissions for records that only users with access to the whole company see. */
export const companyRecords: string[] = [
  'company.agreement.view',
  'company.agreement.save',
  'company.agreement.publish',
  'company.agreement.export',
  'merchants.merchant.view',
  'merchants.merchant.save',
  'merchants.merchant.status',
  'merchants.merchant.export',
  'merchants.registration.view',
  'merchants.registration.decide',
  'merchants.registration.export',
  'merchants.review.view',
  'merchants.review.export',
];
/** Users who set up systems that call the API. */
export const apiKeys = ['merchants.api-key.view', 'merchants.api-key.save', 'merchants.api-key.revoke'];
/** Users who decide about merchants. */
export const checksMerchants = ['merchants.merchant.view', 'merchants.merchant.approve', 'merchants.review.view'];
export const seesCompanies = 'company.company.view';
/** Permissions of platform users who create and manage companies. */
export const runsCompanies = [
  seesCompanies,
  'company.company.save',
  'company.company.status',
  'company.company.export',
];
/** Permissions of platform users who review companies. */
export const checksCompanies = [seesCompanies, 'company.company.approve'];
/** View permissions for company records. */
export const viewsCompanyRecords: string[] = [
  'company.agreement.view',
  'merchants.merchant.view',
  'merchants.registration.view',
  'merchants.api-key.view',
  'merchants.review.view',
];
export const everything = [
  accounts,
  ...view,
  purchases,
  ...holders,
  ...holderActions,
  create,
  freeze,
  unfreeze,
  cancel,
  reviews,
  ...walletUsers,
  ...exports,
  ...money,
  ...changes,
  notes,
  ...pools,
  ...keepPools,
  ...freezePools,
  ...unfreezePools,
  ...exportPools,
  seesRules,
  exportRules,
  ownLimits,
];
