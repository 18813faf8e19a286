import { phasesOf, statusOfPhase, transactionPhases, transactionStatuses } from './transaction.states';

test('[seed 4.15] every stage of a transaction has the status success, rejected or pending', () => {
  expect([...transactionStatuses].sort()).toEqual(['PENDING', 'REJECTED', 'SUCCESS']);
  const phases = transactionStatuses.flatMap(phasesOf);
  expect(phases.sort()).toEqual([...transactionPhases].sort());
  expect([statusOfPhase.AUTHORIZED, statusOfPhase.CLEARED, statusOfPhase.DECLINED]).toEqual([
    'PENDING',
    'SUCCESS',
    'REJECTED',
  ]);
});
