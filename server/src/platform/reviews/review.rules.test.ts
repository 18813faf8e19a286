import { codes } from '@console/contracts';
import { type ReviewDecision, reviewDecisions, type ReviewState, reviewStates } from '@console/contracts/reviews';
import { reviewTransitions } from './review.transitions';
import { type Facts, disabledReasonOf, reviewActionsOf } from './review.rules';

const now = new Date('2026-03-09T04:00:00Z');
const facts: Facts = {
  state: 'PENDING',
  makerId: 'maker',
  barredIds: ['maker', 'key owner', 'first'],
  permission: 'check',
  dueAt: new Date('2026-03-10T00:00:00Z'),
  obstacle: null,
};
const asker = (userId: string, ...permissions: string[]) => ({ userId, permissions: new Set(permissions) });

const table: [string, ReviewDecision, Partial<Facts>, ReturnType<typeof asker>, number | null][] = [
  ['a checker can approve', 'APPROVE', {}, asker('second', 'check'), null],
  ['a checker can reject', 'REJECT', {}, asker('second', 'check'), null],
  ['a stuck review can be approved', 'APPROVE', { state: 'STUCK' }, asker('second', 'check'), null],
  ['the maker cannot approve', 'APPROVE', {}, asker('maker', 'check'), codes.ownItem],
  ['the maker cannot reject', 'REJECT', {}, asker('maker', 'check'), codes.ownItem],
  [
    'the owner of the API key that submitted the review cannot approve',
    'APPROVE',
    {},
    asker('key owner', 'check'),
    codes.ownItem,
  ],
  [
    'the owner of the API key that submitted the review cannot withdraw',
    'WITHDRAW',
    {},
    asker('key owner'),
    codes.noPermission,
  ],
  ['the approver of the first step cannot approve the second', 'APPROVE', {}, asker('first', 'check'), codes.ownItem],
  ['a user without the permission cannot approve', 'APPROVE', {}, asker('second'), codes.noPermission],
  ['an expired review cannot be approved', 'APPROVE', { dueAt: now }, asker('second', 'check'), codes.transition],
  [
    'a review with an obstacle cannot be approved',
    'APPROVE',
    { obstacle: 'MISMATCH' },
    asker('second', 'check'),
    codes.balanceMismatch,
  ],
  ['a review with an obstacle can be rejected', 'REJECT', { obstacle: 'MISMATCH' }, asker('second', 'check'), null],
  ['the maker can withdraw', 'WITHDRAW', {}, asker('maker'), null],
  ['other users cannot withdraw', 'WITHDRAW', {}, asker('second', 'check'), codes.noPermission],
  ['the maker cannot withdraw a decided review', 'WITHDRAW', { state: 'REJECTED' }, asker('maker'), codes.transition],
];

test.each(table)('%s', (_name, decision, change, who, expected) => {
  expect(disabledReasonOf(decision, { ...facts, ...change }, who, now)).toBe(expected);
});

test.each(reviewStates.filter((state) => Object.keys(reviewTransitions[state]).length === 0))(
  'a review that is %s can no longer be decided or withdrawn',
  (state: ReviewState) => {
    for (const decision of reviewDecisions)
      for (const who of [asker('second', 'check'), asker('maker', 'check')])
        expect(disabledReasonOf(decision, { ...facts, state }, who, now)).not.toBeNull();
  },
);

test('a disabled action has a reason, and an action that is never available is omitted', () => {
  expect(reviewActionsOf(facts, asker('maker', 'check'), now)).toEqual([
    { action: 'APPROVE', enabled: false, reason: 'OWN_ITEM' },
    { action: 'REJECT', enabled: false, reason: 'OWN_ITEM' },
    { action: 'WITHDRAW', enabled: true },
  ]);
  expect(reviewActionsOf(facts, asker('auditor'), now)).toEqual([]);
  expect(reviewActionsOf({ ...facts, obstacle: 'MISMATCH' }, asker('second', 'check'), now)).toEqual([
    { action: 'APPROVE', enabled: false, reason: 'MISMATCH' },
    { action: 'REJECT', enabled: true },
  ]);
});
