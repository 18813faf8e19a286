import { phasesOf, statusOfPhase, transactionPhases, transactionStatuses } from './transaction.states';

test('a transaction is success, rejected or pending, whatever its phase [seed 4]', () => {
  expect([...transactionStatuses].sort()).toEqual(['PENDING', 'REJECTED', 'SUCCESS']);
  const phases = transactionStatuses.flatMap(phasesOf);
  expect(phases.sort()).toEqual([...transactionPhases].sort());
  expect([statusOfPhase.AUTHORIZED, statusOfPhase.CLEARED, statusOfPhase.DECLINED]).toEqual([
    'PENDING',
    'SUCCESS',
    'REJECTED',
  ]);
});
