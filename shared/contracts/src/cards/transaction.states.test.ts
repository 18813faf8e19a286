import { phasesOf, statusOfPhase, transactionPhases, transactionStatuses } from './transaction.states';

test('[seed 4.15] a transaction is success, rejected or pending, whatever its phase', () => {
  expect([...transactionStatuses].sort()).toEqual(['PENDING', 'REJECTED', 'SUCCESS']);
  const phases = transactionStatuses.flatMap(phasesOf);
  expect(phases.sort()).toEqual([...transactionPhases].sort());
  expect([statusOfPhase.AUTHORIZED, statusOfPhase.CLEARED, statusOfPhase.DECLINED]).toEqual([
    'PENDING',
    'SUCCESS',
    'REJECTED',
  ]);
});
