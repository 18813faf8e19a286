import { codes } from '@console/contracts';
import { apiKeyStatuses } from '@console/contracts/merchants';
import { asKey, keyProblemOf } from '../../../platform/api-keys/api-key.rules';
import type { Actor } from '../../../platform/context';
import { apiKeyDicts } from './api-key.data';
import { apiKeyActionsOf, draftIssues } from './api-key.rules';

const owner: Actor = {
  userId: 'user_1',
  loginName: 'owner',
  nickname: 'Owner',
  companyId: 'company_1',
  companyName: { en_US: '', zh_CN: '' },
  language: 'en_US',
  accountType: 'WHITELABEL',
  merchantIds: null,
  channelId: null,
  memberships: null,
  permissions: new Set(['cards.card.view', 'cards.card.freeze']),
  hiddenGroups: new Set(),
  apiKey: null,
  timezone: 'UTC',
  companyTimezone: 'UTC',
};

describe('actions on a key', () => {
  const both = { permissions: new Set(['merchants.api-key.save', 'merchants.api-key.revoke']) };

  const actionsOf = (facts: Parameters<typeof apiKeyActionsOf>[0], actor: Pick<Actor, 'permissions'> = both) =>
    apiKeyActionsOf(facts, actor).map(({ action, enabled }) => [action, enabled]);

  test.each(['ACTIVE', 'EXPIRED', 'DISABLED'] as const)(
    'of status %s are edit, rotate and revoke for its owner',
    (status) => {
      expect(actionsOf({ status, isOwn: true })).toEqual([
        ['EDIT', true],
        ['ROTATE', true],
        ['REVOKE', true],
      ]);
    },
  );

  test('of another user are takeover and revocation', () => {
    expect(actionsOf({ status: 'ACTIVE', isOwn: false })).toEqual([
      ['EDIT', false],
      ['TAKE_OVER', true],
      ['REVOKE', true],
    ]);
  });

  test('are none for a revoked key, and none without permission', () => {
    expect(actionsOf({ status: 'REVOKED', isOwn: true })).toEqual([]);
    const viewer = { permissions: new Set(['merchants.api-key.view']) };
    expect(actionsOf({ status: 'ACTIVE', isOwn: true }, viewer)).toEqual([]);
  });
});

describe('a draft', () => {
  const given = { held: ['a.b.view'], offered: new Set(['a.b.save']), lastDay: '2026-01-01', today: '2026-06-01' };

  test('can have the scopes and the past last day that the key already has', () => {
    expect(draftIssues({ scopes: ['a.b.view', 'a.b.save'], lastDay: '2026-01-01' }, given)).toEqual([]);
    expect(draftIssues({ scopes: ['a.b.view'], lastDay: null }, given)).toEqual([]);
    expect(draftIssues({ scopes: ['a.b.view'], lastDay: '2026-06-01' }, given)).toEqual([]);
  });

  test("can't add other scopes or another day in the past", () => {
    const issues = draftIssues({ scopes: ['a.b.delete'], lastDay: '2026-05-31' }, given);
    expect(issues.map(({ field, code }) => [field, code])).toEqual([
      ['scopes', 'SCOPE'],
      ['lastDay', 'KEY_DAY_PAST'],
    ]);
  });
});

describe('a key that acts for its owner', () => {
  const limits = {
    id: 'key_1',
    name: 'Payroll',
    createdBy: 'user_1',
    scopes: ['cards.card.view', 'cards.card.topup'],
    merchantId: null,
  };

  test('has the scopes that the owner has', () => {
    expect([...asKey(owner, limits).permissions]).toEqual(['cards.card.view']);
  });

  test.each([
    ['all merchants, key for all', null, null, null],
    ['all merchants, key for one', null, 'mer_1', ['mer_1']],
    ['some merchants, key for all', ['mer_1', 'mer_2'], null, ['mer_1', 'mer_2']],
    ['some merchants, key for one of them', ['mer_1', 'mer_2'], 'mer_2', ['mer_2']],
    ['some merchants, key for another', ['mer_1'], 'mer_3', []],
  ])('reaches with an owner of %s', (_case, merchantIds, merchantId, reached) => {
    expect(asKey({ ...owner, merchantIds }, { ...limits, merchantId }).merchantIds).toEqual(reached);
  });
});

test.each([
  [{}, null],
  [{ isRevoked: true, isExpired: true }, codes.apiKeyRevoked],
  [{ isExpired: true, isElsewhere: true }, codes.apiKeyExpired],
  [{ isExpired: true, isOwnerGone: true }, codes.apiKeyRevoked],
  [{ isElsewhere: true }, codes.apiKeyAddress],
  [{ isCompanyClosed: true, isExpired: true }, codes.companyClosed],
  [{ isCompanyClosed: true, isRevoked: true }, codes.apiKeyRevoked],
])('a key with %o is refused with %s', (state, code) => {
  const works = { isRevoked: false, isExpired: false, isOwnerGone: false, isCompanyClosed: false, isElsewhere: false };
  expect(keyProblemOf({ ...works, ...state })).toBe(code);
});

test('every status has a label', () => {
  const labelled = apiKeyDicts.find(({ code }) => code === 'api_key_status')?.details.map(([code]) => code);
  expect(labelled).toEqual([...apiKeyStatuses]);
});
