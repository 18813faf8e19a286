import type { Actor } from '../context';
import { reaches, type RecordOwner } from './reach.rules';

const nobody: Actor = {
  userId: 'user',
  loginName: 'user',
  nickname: 'User',
  companyId: 'co',
  companyName: { en_US: 'Company', zh_CN: '公司' },
  accountType: 'WHITELABEL',
  merchantIds: null,
  channelId: null,
  memberships: null,
  permissions: new Set(),
  hiddenGroups: new Set(),
  language: 'en_US',
  timezone: 'UTC',
  apiKey: null,
  companyTimezone: 'UTC',
};
const record: RecordOwner = { companyId: 'co', merchantId: 'mer', channelId: 'chan' };

const ofWallet: Partial<Actor> = {
  accountType: 'WALLET',
  merchantIds: ['mer'],
  memberships: [{ walletId: 'wallet', role: 'MANAGER', cardIds: null }],
};

test.each<[string, Partial<Actor>, boolean]>([
  ['the whole company', {}, true],
  ['another company', { companyId: 'other' }, false],
  ['its merchant', { accountType: 'MERCHANT', merchantIds: ['mer'] }, true],
  ['another merchant', { accountType: 'MERCHANT', merchantIds: ['other'] }, false],
  ['its channel', { accountType: 'CHANNEL', channelId: 'chan' }, true],
  ['another channel', { accountType: 'CHANNEL', channelId: 'other' }, false],
  ['a wallet of its merchant', ofWallet, false],
  ['the onboarding flow', { accountType: 'APPLICANT', merchantIds: [] }, false],
])('whether a record is for %s', (_who, change, expected) => {
  expect(reaches({ ...nobody, ...change }, record)).toBe(expected);
});
