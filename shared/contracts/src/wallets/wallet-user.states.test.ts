import { walletUserStates, walletUserTransitions } from './wallet-user.states';

const may = new Set(['INVITED ACCEPTED', 'INVITED EXPIRED', 'EXPIRED INVITED', 'ACCEPTED REMOVED']);
const pairs = walletUserStates.flatMap((from) => walletUserStates.map((to) => [from, to] as const));

test.each(pairs)('a wallet user changes from %s to %s only if the table of transitions allows it', (from, to) => {
  expect(walletUserTransitions[from].includes(to)).toBe(may.has(`${from} ${to}`));
});
