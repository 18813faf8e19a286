import type { I18nText, Language, SensitiveGroup } from '@console/contracts';
import type { AccountType } from '@console/server/platform/context';
import { demoCompanies, demoUsers, firstChannelId, type DemoLogin } from './ids';
import { answers, checksRoles, readsAdministration, runsCompany, runsPlatform, users, webhooks } from './role.data';

/** A demo user with a role of their own. */
export interface Person {
  id: string;
  companyId: string;
  login: DemoLogin;
  nickname: string;
  accountType: AccountType;
  channelId: string | null;
  language: Language;
  timezone: string;
  role: I18nText;
  buttons: string[];
  /** Groups of fields that this person may not see. */
  hiddenGroups: SensitiveGroup[];
  /** Comes for the first time and has to set a password of their own. */
  isNew: boolean;
}

const accounts = 'accounts.account.view';
const view = ['cards.card.view', 'cards.card-batch.view'];
const create = 'cards.card.create';
const reveal = 'cards.card.reveal';
const freeze = 'cards.card.freeze';
const unfreeze = 'cards.card.unfreeze';
/** Books and log of the whole company: for nobody who is limited to a part of it. */
const seesInvoices = 'company.invoice.view';
/** Who makes invoices takes them back as well. */
const makesInvoices = [seesInvoices, 'company.invoice.create', 'company.invoice.pay', 'reviews.review.view'];
const checksInvoices = [seesInvoices, 'company.invoice.approve'];
const books = ['accounts.ledger.view', 'accounts.ledger.verify', 'admin.audit.view', 'admin.audit.export'];
const exports = ['cards.card.export', 'accounts.account.export', 'cards.transaction.export'];
const money = ['cards.card.topup', 'cards.card.withdraw'];
const changes = ['cards.card.limit', 'cards.card.update'];
const purchases = 'cards.transaction.view';
const simulate = 'cards.transaction.simulate';
const postings = 'cards.transaction.ledger';
const differences = ['cards.recon.view', 'cards.recon.save'];
const develop = 'devops.module.develop';
const clock = 'devops.clock.move';
const releases = [
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
const share = 'lists.view.share';
const cancel = 'cards.card.cancel';
const reviews = 'reviews.review.view';
const checkCancel = 'cards.card.cancel-review';
const checkAdjust = 'cards.recon.adjust-review';
const walletUsers = ['cards.wallet-user.invite', 'cards.wallet-user.remove'];
const holders = ['cards.cardholder.view', 'cards.cardholder.save'];
const holderActions = [
  'cards.cardholder.status',
  'cards.cardholder.kyc',
  'cards.cardholder.delete',
  'cards.cardholder.push',
  'cards.cardholder.export',
];
const pools = [
  'cards.share-rule.view',
  'cards.share-group.view',
  'cards.share-card.view',
  'cards.wallet.view',
  'cards.wallet-user.view',
];
const exportPools = [
  'cards.share-group.export',
  'cards.share-card.export',
  'cards.wallet.export',
  'cards.wallet-user.export',
];
const freezePools = ['cards.share-group.freeze', 'cards.wallet.freeze'];
const unfreezePools = ['cards.share-group.unfreeze', 'cards.wallet.unfreeze'];
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
const financeMaker = [...differences, ...makesInvoices, ...pools, ...exportPools];
const financeChecker = [checkCancel, checkAdjust, ...checksInvoices];
const notes = 'cards.note.add';
const seesRules = 'cards.limit-rule.view';
const exportRules = 'cards.limit-rule.export';
const ownLimits = 'cards.limit-rule.merchant-save';
const keepsRules = ['cards.limit-rule.save', 'cards.limit-rule.status'];
const lifts = 'cards.limit-rule.lift';
const decidesRules = [...keepsRules, lifts, ...checksRoles];
const seesBins = 'cards.card-bin.view';
const exportBins = 'cards.card-bin.export';
const bins = ['cards.card-bin.save', 'cards.card-bin.status', 'cards.card-bin.assign'];
/** Records of the whole company: users limited to a part of it see none. */
const companyRecords: string[] = [];
const everything = [
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

/** What tells a person from an ordinary user of company 1. */
type Peculiarity = Partial<Person>;

const isNew: Peculiarity = { isNew: true, timezone: 'America/Los_Angeles' };
const seesNoIdentity: Peculiarity = { hiddenGroups: ['HOLDER_IDENTITY', 'CARD_NUMBER'] };
const inMerchant: Peculiarity = { accountType: 'MERCHANT' };
const inChannel: Peculiarity = { accountType: 'CHANNEL', channelId: firstChannelId, timezone: 'Europe/Warsaw' };
const inLisbon: Peculiarity = { timezone: 'Europe/Lisbon' };
const inDubai: Peculiarity = { timezone: 'Asia/Dubai' };
const inLanshi: Peculiarity = { companyId: demoCompanies.lanshi, language: 'zh_CN', timezone: 'Asia/Shanghai' };

type Line = [login: DemoLogin, nickname: string, role: string, roleInChinese: string, buttons: string[], Peculiarity?];

const lines: Line[] = [
  [
    'owner',
    'Margaret Osei',
    'Owner',
    '所有者',
    [
      ...everything,
      ...companyRecords,
      ...financeChecker,
      ...makesInvoices,
      ...keepsRules,
      lifts,
      reveal,
      simulate,
      postings,
      ...differences,
      seesBins,
      exportBins,
      ...bins,
      ...books,
      ...webhooks,
      ...releases,
      ...runsPlatform,
      ...runsCompany,
      ...users,
      share,
    ],
  ],
  [
    'operations',
    'Daniel Koh',
    'Operations',
    '运营',
    [
      ...everything,
      ...companyRecords,
      ...keepsRules,
      reveal,
      simulate,
      postings,
      seesBins,
      exportBins,
      'cards.card-bin.status',
      share,
    ],
  ],
  [
    'finance.maker',
    'Priya Raman',
    'Finance maker',
    '财务经办',
    [accounts, ...view, purchases, notes, postings, ...financeMaker, ...books, ...exports],
  ],
  [
    'finance.checker',
    'Lukas Brandt',
    'Finance checker',
    '财务复核',
    [accounts, reviews, ...financeChecker, ...view, purchases, postings, ...differences, ...books, ...exports],
  ],
  [
    'risk',
    'Wei Ling Tan',
    'Risk',
    '风控',
    [
      ...view,
      purchases,
      notes,
      simulate,
      freeze,
      unfreeze,
      cancel,
      reviews,
      ...pools,
      ...freezePools,
      ...unfreezePools,
      seesRules,
      ownLimits,
      ...decidesRules,
    ],
  ],
  [
    'support',
    'Sofia Marques',
    'Support',
    '客服',
    [accounts, ...view, purchases, ...answers, ...holders, simulate, freeze, cancel, reviews, ...pools, ...freezePools],
    seesNoIdentity,
  ],
  [
    'auditor',
    'Henrik Dahl',
    'Auditor',
    '审计',
    [
      accounts,
      reviews,
      ...view,
      purchases,
      postings,
      'cards.recon.view',
      seesInvoices,
      seesRules,
      'cards.cardholder.view',
      'cards.cardholder.export',
      ...pools,
      ...exportPools,
      exportRules,
      ...readsAdministration,
      ...books,
      ...exports,
    ],
  ],
  ['developer', 'Noor Haddad', 'Developer', '开发', [accounts, 'devops.module.view', develop, ...webhooks], inDubai],
  ['merchant.owner', 'Camille Laurent', 'Merchant owner', '商户所有者', [...everything, ...users], inMerchant],
  ['channel.operator', 'Tomasz Nowak', 'Channel operator', '渠道运营', [...view, purchases, seesBins], inChannel],
  ['devops', 'Ines Carvalho', 'DevOps', '运维', [accounts, ...releases], inLisbon],
  [
    'owner.zh',
    '沈若澜',
    'Owner',
    '所有者',
    [
      ...everything,
      ...companyRecords,
      checkCancel,
      checkAdjust,
      ...keepsRules,
      lifts,
      reveal,
      simulate,
      postings,
      seesBins,
      ...differences,
      ...checksInvoices,
      ...books,
      ...webhooks,
      ...runsCompany,
      ...users,
      share,
    ],
    inLanshi,
  ],
  ['newcomer', 'Aiko Yamada', 'Newcomer', '新成员', [accounts, ...view], isNew],
];

export const people: Person[] = lines.map(([login, nickname, en_US, zh_CN, buttons, rest]) => ({
  id: demoUsers[login],
  companyId: demoCompanies.aldermoor,
  login,
  nickname,
  accountType: 'WHITELABEL',
  channelId: null,
  language: 'en_US',
  timezone: 'Asia/Singapore',
  role: { en_US, zh_CN },
  buttons: [...new Set(buttons)],
  hiddenGroups: [],
  isNew: false,
  ...rest,
}));
