import { codes, dayIn } from '@console/contracts';
import { blockSources, type CardState, cardStates } from '@console/contracts/cards';
import { Refusal } from '../../../platform/refusal';
import {
  allowedActionsOf,
  type ActionName,
  expiryOf,
  expiryStateOf,
  disabledReasonOf,
  assertAllowed,
  cancelDisabledReason,
  isLimitRaised,
} from './card.rules';

const everything = new Set(['cards.card.freeze', 'cards.card.unfreeze']);
const company = { accountType: 'WHITELABEL', permissions: everything, hiddenGroups: new Set<never>() } as const;
const merchant = { accountType: 'MERCHANT', permissions: everything, hiddenGroups: new Set<never>() } as const;

const refusalOf = (work: () => void): Refusal | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

const active = {
  state: 'ACTIVE',
  blockSource: null,
  cancelState: 'NONE',
  fundingMode: 'RECHARGE',
  restriction: null,
} as const;
const stateOf: Record<ActionName, CardState> = { FREEZE: 'ACTIVE', UNFREEZE: 'FROZEN' };
const pairs = (['FREEZE', 'UNFREEZE'] as const).flatMap((action) =>
  cardStates.map((state) => ({ action, state, isPossible: stateOf[action] === state })),
);

describe('a state change of a card', () => {
  test.each(pairs)('$action in state $state is possible: $isPossible', ({ action, state, isPossible }) => {
    const blockSource = state === 'FROZEN' ? 'ADMIN' : null;
    const refusal = refusalOf(() => assertAllowed(action, { state, blockSource }, company));
    expect(refusal?.code ?? 200).toBe(isPossible ? 200 : codes.transition);
  });

  test.each(cardStates)(
    'a cancellation of a card in %s can be requested if its transition to the review exists',
    (state) => {
      const isPossible = ['ACTIVE', 'FROZEN', 'EXPIRED'].includes(state);
      expect(cancelDisabledReason({ state, cancelState: 'NONE' })).toBe(isPossible ? null : `CARD_${state}`);
    },
  );

  test('a refusal contains state, target state and possible target states', () => {
    const refusal = refusalOf(() => assertAllowed('FREEZE', { state: 'FROZEN', blockSource: 'ADMIN' }, company));
    expect(refusal?.data).toEqual({ from: 'FROZEN', to: 'FROZEN', allowed: ['ACTIVE'], reason: 'CARD_FROZEN' });
  });

  test.each(blockSources)('the company can lift a freeze by %s only if that is a user or the system', (blockSource) => {
    const isLiftable = ['USER', 'ADMIN', 'SYSTEM'].includes(blockSource);
    expect(disabledReasonOf('UNFREEZE', { state: 'FROZEN', blockSource }, company)).toBe(
      isLiftable ? null : `BLOCKED_BY_${blockSource}`,
    );
  });

  test('a company user who decides about limits can lift a freeze by risk control; a merchant cannot', () => {
    const permissions = new Set([...everything, 'cards.limit-rule.lift']);
    const frozen = { state: 'FROZEN', blockSource: 'RISK' } as const;
    expect(disabledReasonOf('UNFREEZE', frozen, { ...company, permissions })).toBeNull();
    expect(disabledReasonOf('UNFREEZE', frozen, { ...merchant, permissions })).toBe('BLOCKED_BY_RISK');
  });

  test.each(blockSources)('a merchant can lift only its own freeze, here a freeze by %s', (blockSource) => {
    expect(disabledReasonOf('UNFREEZE', { state: 'FROZEN', blockSource }, merchant)).toBe(
      blockSource === 'USER' ? null : `BLOCKED_BY_${blockSource}`,
    );
  });

  test('an action without permission is omitted', () => {
    const support = { ...company, permissions: new Set(['cards.card.freeze']) };
    expect(allowedActionsOf(active, support)).toEqual([{ action: 'FREEZE', enabled: true }]);
  });

  test.each([
    [[], ['REVEAL']],
    [['SECURITY_CODE'] as const, []],
  ])('with %j hidden the reveal actions are %j', (hidden, expected) => {
    const actor = { ...company, permissions: new Set(['cards.card.reveal']), hiddenGroups: new Set(hidden) };
    const actions = allowedActionsOf(active, actor).map(({ action }) => action);
    expect(actions).toEqual(expected);
  });

  test.each([
    ['ACTIVE', 'RECHARGE', [true, true, true, true]],
    ['FROZEN', 'RECHARGE', [false, true, true, true]],
    ['EXPIRED', 'RECHARGE', [false, true, false, false]],
    ['PENDING', 'RECHARGE', [false, false, false, false]],
    ['ACTIVE', 'SHARE', [false, false, true, true]],
  ] as const)(
    'the actions top up, withdraw, limit and edit of a card in state %s with funding %s are enabled: %j',
    (...row) => {
      const [state, fundingMode, expected] = row;
      const permissions = new Set(['cards.card.topup', 'cards.card.withdraw', 'cards.card.limit', 'cards.card.update']);
      const subject = { ...active, state, fundingMode };
      const actions = allowedActionsOf(subject, { ...company, permissions });
      expect(actions.map(({ enabled }) => enabled)).toEqual(expected);
    },
  );

  test.each([
    [null, ['DAY', '1'], false],
    [['DAY', '50'], null, true],
    [['DAY', '50'], ['DAY', '50'], false],
    [['DAY', '50'], ['DAY', '50.01'], true],
    [['DAY', '50'], ['WEEK', '50'], false],
    [['WEEK', '50'], ['DAY', '50'], true],
    [['WEEK', '50'], ['DAY', '10'], true],
  ] as const)('changing the limit %j to %j is an increase: %j', (before, after, isRaised) => {
    const limitOf = (limit: readonly ['DAY' | 'WEEK', string] | null) =>
      limit && { period: limit[0], amount: { amount: limit[1], currency: 'USD' as const } };
    expect(isLimitRaised(limitOf(before), limitOf(after))).toBe(isRaised);
  });

  test('an action that is not possible now has a reason', () => {
    expect(allowedActionsOf({ ...active, state: 'FROZEN', blockSource: 'RISK' }, company)).toEqual([
      { action: 'FREEZE', enabled: false, reason: 'CARD_FROZEN' },
      { action: 'UNFREEZE', enabled: false, reason: 'BLOCKED_BY_RISK' },
    ]);
  });
});

describe('validity of a card', () => {
  test.each([
    ['2026-03-08', 'EXPIRED'],
    ['2026-03-09', 'EXPIRING'],
    ['2026-04-08', 'EXPIRING'],
    ['2026-04-09', 'VALID'],
  ])('valid to %s is %s on 2026-03-09', (validTo, state) => {
    expect(expiryStateOf(validTo, '2026-03-09')).toBe(state);
  });

  test('the expiry is printed as month and year', () => {
    expect(expiryOf('2028-11-30')).toBe('11/28');
  });

  test('the day of a moment depends on the time zone', () => {
    const moment = new Date('2026-03-08T20:00:00Z');
    expect([dayIn('Asia/Singapore', moment), dayIn('America/New_York', moment)]).toEqual(['2026-03-09', '2026-03-08']);
  });
});
