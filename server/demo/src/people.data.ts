import type { I18nText, Language, SensitiveGroup } from '@console/contracts';
import type { AccountType } from '@console/server/platform/context';
import { demoCompanies, demoUsers, firstChannelId, type DemoLogin } from './ids';
import {
  apiKeys,
  accounts,
  bins,
  books,
  cancel,
  checkAdjust,
  checkCancel,
  checksInvoices,
  checksCompanies,
  checksMerchants,
  companyRecords,
  decidesRules,
  develop,
  differences,
  everything,
  exportBins,
  exportPools,
  exportRules,
  exports,
  financeChecker,
  financeMaker,
  freeze,
  freezePools,
  holders,
  keepsRules,
  lifts,
  makesInvoices,
  notes,
  ownLimits,
  pools,
  postings,
  purchases,
  releases,
  reveal,
  reviews,
  runsCompanies,
  seesBins,
  seesCompanies,
  seesInvoices,
  seesRules,
  share,
  simulate,
  unfreeze,
  unfreezePools,
  view,
  viewsCompanyRecords,
} from './permission.data';
import { answers, readsAdministration, runsCompany, runsPlatform, users, webhooks } from './role.data';

/** A demo user with a separate role. */
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
  /** Groups of sensitive fields that are hidden from this user. */
  hiddenGroups: SensitiveGroup[];
  /** True for a user who must set a password at the first sign-in. */
  isNew: boolean;
}

/** Differences of a user from an ordinary user of company 1. */
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
      ...checksMerchants,
      ...runsCompanies,
      ...checksCompanies,
      ...apiKeys,
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
      ...runsCompanies,
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
    [
      accounts,
      reviews,
      ...financeChecker,
      ...checksMerchants,
      ...checksCompanies,
      ...apiKeys,
      ...view,
      purchases,
      postings,
      ...differences,
      ...books,
      ...exports,
    ],
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
      ...viewsCompanyRecords,
      seesCompanies,
      ...readsAdministration,
      ...books,
      ...exports,
    ],
  ],
  [
    'developer',
    'Noor Haddad',
    'Developer',
    '开发',
    [accounts, 'devops.module.view', develop, ...webhooks, ...apiKeys],
    inDubai,
  ],
  [
    'merchant.owner',
    'Camille Laurent',
    'Merchant owner',
    '商户所有者',
    [...everything, ...users, ...apiKeys, 'merchants.merchant.view', 'merchants.merchant.save'],
    inMerchant,
  ],
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
      ...checksMerchants,
      seesCompanies,
      ...apiKeys,
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
