import { cardOf, frozenCardOf } from '@console/testing';
import { actionOf, reasonRules } from './card-actions.rules';

describe('the freeze action', () => {
  test.each([
    ['an active card', cardOf(), { action: 'FREEZE', isEnabled: true, reason: undefined }],
    ['a frozen card', frozenCardOf(), { action: 'UNFREEZE', isEnabled: true, reason: undefined }],
    [
      'an expired card',
      cardOf({ state: 'EXPIRED', allowedActions: [{ action: 'FREEZE', enabled: false, reason: 'CARD_EXPIRED' }] }),
      { action: 'FREEZE', isEnabled: false, reason: 'CARD_EXPIRED' },
    ],
    ['a card without permission', cardOf({ allowedActions: [] }), undefined],
  ])('%s', (_name, card, expected) => {
    expect(actionOf(card)).toEqual(expected);
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
