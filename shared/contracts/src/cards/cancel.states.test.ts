import { type CancelState, cancelStates, cancelTransitions } from './cancel.states';

const possible = new Set([
  'NONE REVIEWING',
  'REVIEWING NONE',
  'REVIEWING MISMATCH',
  'REVIEWING EXECUTING',
  'MISMATCH NONE',
  'MISMATCH REVIEWING',
  'MISMATCH EXECUTING',
  'EXECUTING DONE',
  'EXECUTING FAILED',
  'EXECUTING MISMATCH',
  'FAILED EXECUTING',
  'FAILED NONE',
]);
const pairs = cancelStates.flatMap((from) => cancelStates.map((to): [CancelState, CancelState] => [from, to]));

test.each(pairs)('the end of a card goes from %s to %s only where the table has it', (from, to) => {
  expect(cancelTransitions[from].includes(to)).toBe(possible.has(`${from} ${to}`));
});
