import { codes } from '@console/contracts';
import { type ReviewDecision, reviewDecisions, type ReviewState, reviewStates } from '@console/contracts/reviews';
import { reviewMoves } from './review.moves';
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
  ['a checker approves', 'APPROVE', {}, asker('second', 'check'), null],
  ['a checker rejects', 'REJECT', {}, asker('second', 'check'), null],
  ['a stuck one can be decided', 'APPROVE', { state: 'STUCK' }, asker('second', 'check'), null],
  ['the maker never approves', 'APPROVE', {}, asker('maker', 'check'), codes.ownItem],
  ['the maker never rejects', 'REJECT', {}, asker('maker', 'check'), codes.ownItem],
  ['the owner of the key that submitted it never approves', 'APPROVE', {}, asker('key owner', 'check'), codes.ownItem],
  ['the owner of the key that submitted it does not withdraw', 'WITHDRAW', {}, asker('key owner'), codes.noPermission],
  ['nobody decides two steps', 'APPROVE', {}, asker('first', 'check'), codes.ownItem],
  ['without the button', 'APPROVE', {}, asker('second'), codes.noPermission],
  ['after its day', 'APPROVE', { dueAt: now }, asker('second', 'check'), codes.transition],
  [
    'what is held up is not approved',
    'APPROVE',
    { obstacle: 'MISMATCH' },
    asker('second', 'check'),
    codes.balanceMismatch,
  ],
  ['what is held up is rejected all the same', 'REJECT', { obstacle: 'MISMATCH' }, asker('second', 'check'), null],
  ['the maker withdraws', 'WITHDRAW', {}, asker('maker'), null],
  ['nobody else withdraws', 'WITHDRAW', {}, asker('second', 'check'), codes.noPermission],
  ['the maker withdraws what is over', 'WITHDRAW', { state: 'REJECTED' }, asker('maker'), codes.transition],
];

test.each(table)('%s', (_name, decision, change, who, expected) => {
  expect(disabledReasonOf(decision, { ...facts, ...change }, who, now)).toBe(expected);
});

test.each(reviewStates.filter((state) => Object.keys(reviewMoves[state]).length === 0))(
  'what is %s is over for everybody',
  (state: ReviewState) => {
    for (const decision of reviewDecisions)
      for (const who of [asker('second', 'check'), asker('maker', 'check')])
        expect(disabledReasonOf(decision, { ...facts, state }, who, now)).not.toBeNull();
  },
);

test('a disabled button has a reason; one that is never possible is absent', () => {
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
