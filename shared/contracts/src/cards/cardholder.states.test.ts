import { holderStatuses, holderStatusesAfter, kycStatuses, kycStatusesAfter } from './cardholder.states';

const pairsOf = <State extends string>(states: readonly State[], after: (from: State) => readonly State[]) =>
  states.flatMap((from) => states.filter((to) => after(from).includes(to)).map((to) => `${from} ${to}`));

test('how well a holder is known changes in these ways and no other', () => {
  expect(pairsOf(kycStatuses, kycStatusesAfter)).toEqual([
    'NOT_REQUIRED PENDING',
    'PENDING PASSED',
    'PENDING REJECTED',
    'PASSED EXPIRED',
    'REJECTED PENDING',
    'EXPIRED PENDING',
  ]);
});

test('a holder is disabled and enabled', () => {
  expect(pairsOf(holderStatuses, holderStatusesAfter)).toEqual(['ACTIVE DISABLED', 'DISABLED ACTIVE']);
});
