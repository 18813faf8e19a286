import type { Actor } from '../../../platform/context';
import { shownInputs } from './shown-inputs.rules';

const staff: Actor = {
  userId: 'user',
  loginName: 'user',
  nickname: 'User',
  companyId: 'co',
  companyName: { en_US: 'Company', zh_CN: '公司' },
  accountType: 'WHITELABEL',
  merchantIds: null,
  channelId: null,
  memberships: null,
  permissions: new Set(['cards.wallet-user.view']),
  hiddenGroups: new Set(),
  language: 'en_US',
  timezone: 'UTC',
  apiKey: null,
  companyTimezone: 'UTC',
};
const inputs = { walletUserId: 'wuser', walletUser: 'Mei Tanaka', expiry: '12/28', used: '3000' };
const seated = (role: 'VIEWER' | 'MANAGER', walletId: string): Partial<Actor> => ({
  accountType: 'WALLET',
  memberships: [{ walletId, role, cardIds: null }],
});

test.each<[string, Partial<Actor>, boolean]>([
  ['a user who may view wallet users', {}, true],
  ['a user who may not', { permissions: new Set() }, false],
  ['a channel', { accountType: 'CHANNEL', channelId: 'chan' }, false],
  ['a manager of the wallet', seated('MANAGER', 'wallet'), true],
  ['a viewer of the wallet', seated('VIEWER', 'wallet'), false],
  ['a manager of another wallet', seated('MANAGER', 'other'), false],
])(
  'the name of a wallet user in a decision is visible to %s only with access to users of that wallet',
  (_who, change, isNamed) => {
    const shown = shownInputs({ ...staff, ...change }, { walletId: 'wallet', inputs });
    expect('walletUser' in shown).toBe(isNamed);
    expect(shown).toMatchObject({ used: '3000', expiry: '12/28' });
  },
);

test('a hidden expiry is removed', () => {
  const shown = shownInputs({ ...staff, hiddenGroups: new Set(['CARD_EXPIRY']) }, { walletId: null, inputs });
  expect(shown).toEqual({ walletUserId: 'wuser', walletUser: 'Mei Tanaka', used: '3000' });
});
