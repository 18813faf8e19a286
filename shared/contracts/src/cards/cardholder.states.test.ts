import { holderStatuses, holderStatusesAfter, kycStatuses, kycStatusesAfter } from './cardholder.states';

const pairsOf = <State extends string>(states: readonly State[], after: (from: State) => readonly State[]) =>
  states.flatMap((from) => states.filter((to) => after(from).includes(to)).map((to) => `${from} ${to}`));

test('the identity verification status has exactly these transitions', () => {
  expect(pairsOf(kycStatuses, kycStatusesAfter)).toEqual([
    'NOT_REQUIRED PENDING',
    'PENDING PASSED',
    'PENDING REJECTED',
    'PASSED EXPIRED',
    'REJECTED PENDING',
    'EXPIRED PENDING',
  ]);
});

test('the holder status changes between active and disabled', () => {
  expect(pairsOf(holderStatuses, holderStatusesAfter)).toEqual(['ACTIVE DISABLED', 'DISABLED ACTIVE']);
});
