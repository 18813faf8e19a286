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

test.each(pairs)(
  'the cancellation state of a card changes from %s to %s only if the table of transitions allows it',
  (from, to) => {
    expect(cancelTransitions[from].includes(to)).toBe(possible.has(`${from} ${to}`));
  },
);
