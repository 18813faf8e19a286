import { CallFailure } from '@console/api';
import { codes } from '@console/contracts';
import { cardDetailOf, cardOf, frozenCardOf } from '@console/testing';
import { changedCardOf, deedOf, reasonRules } from './card-deeds.rules';

describe('what can be done with a card', () => {
  test.each([
    ['an active card', cardOf(), { deed: 'FREEZE', isEnabled: true, reason: undefined }],
    ['a frozen card', frozenCardOf(), { deed: 'UNFREEZE', isEnabled: true, reason: undefined }],
    [
      'an expired card',
      cardOf({ state: 'EXPIRED', allowedActions: [{ action: 'FREEZE', enabled: false, reason: 'CARD_EXPIRED' }] }),
      { deed: 'FREEZE', isEnabled: false, reason: 'CARD_EXPIRED' },
    ],
    ['a card of somebody without the right', cardOf({ allowedActions: [] }), undefined],
  ])('%s', (_name, card, expected) => {
    expect(deedOf(card)).toEqual(expected);
  });
});

test.each([
  ['OTHER', '', 1],
  ['OTHER', '   ', 1],
  ['OTHER', 'because', 0],
  ['LOST', '', 0],
  [undefined, undefined, 0],
])('reason %s with note "%s" has %d issues', (reason, note, count) => {
  expect(reasonRules({ reason, note })).toHaveLength(count);
});

describe('a refusal because the card changed', () => {
  const failure = (code: number, data: unknown) => new CallFailure({ kind: 'refused', code, message: '', data });

  test('carries the card as it is now', () => {
    const current = cardDetailOf({ version: 9 });
    expect(changedCardOf(failure(codes.versionConflict, { current, updatedBy: 'Wei' }))).toEqual(current);
  });

  test.each([
    ['another refusal', codes.noPermission, { current: cardDetailOf() }],
    ['no data', codes.versionConflict, null],
    ['other data', codes.versionConflict, { current: { id: 'x' } }],
  ])('%s carries none', (_name, code, data) => {
    expect(changedCardOf(failure(code, data))).toBeUndefined();
  });
});
