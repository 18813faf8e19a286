import type { I18nText, Language } from '@console/contracts';
import type { AccountType } from '../context';
import { demoCompanies, demoUsers, firstChannelId, type DemoLogin } from './ids';

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
}

const accounts = 'accounts.account.view';
const view = 'cards.card.view';
const create = 'cards.card.create';
const freeze = 'cards.card.freeze';
const unfreeze = 'cards.card.unfreeze';
const everything = [accounts, view, create, freeze, unfreeze];

type Words = [english: string, chinese: string];

const person = (
  login: DemoLogin,
  nickname: string,
  [en_US, zh_CN]: Words,
  buttons: string[],
  rest: Partial<Person> = {},
): Person => ({
  id: demoUsers[login],
  companyId: demoCompanies.aldermoor,
  login,
  nickname,
  accountType: 'WHITELABEL',
  channelId: null,
  language: 'en_US',
  timezone: 'Asia/Singapore',
  role: { en_US, zh_CN },
  buttons,
  ...rest,
});

const inMerchant: Partial<Person> = { accountType: 'MERCHANT' };
const inChannel: Partial<Person> = { accountType: 'CHANNEL', channelId: firstChannelId };
const inLanshi: Partial<Person> = { companyId: demoCompanies.lanshi, language: 'zh_CN', timezone: 'Asia/Shanghai' };

export const people: Person[] = [
  person('owner', 'Margaret Osei', ['Owner', '所有者'], everything),
  person('operations', 'Daniel Koh', ['Operations', '运营'], everything),
  person('finance.maker', 'Priya Raman', ['Finance maker', '财务经办'], [accounts, view]),
  person('finance.checker', 'Lukas Brandt', ['Finance checker', '财务复核'], [accounts, view]),
  person('risk', 'Wei Ling Tan', ['Risk', '风控'], [view, freeze, unfreeze]),
  person('support', 'Sofia Marques', ['Support', '客服'], [accounts, view, freeze]),
  person('auditor', 'Henrik Dahl', ['Auditor', '审计'], [accounts, view]),
  person('developer', 'Noor Haddad', ['Developer', '开发'], [accounts]),
  person('merchant.owner', 'Camille Laurent', ['Merchant owner', '商户所有者'], everything, inMerchant),
  person('channel.operator', 'Tomasz Nowak', ['Channel operator', '渠道运营'], [view], inChannel),
  person('devops', 'Ines Carvalho', ['DevOps', '运维'], [accounts]),
  person('owner.zh', '沈若澜', ['Owner', '所有者'], everything, inLanshi),
];
