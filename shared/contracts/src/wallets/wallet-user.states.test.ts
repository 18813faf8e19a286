import { walletUserStates, walletUserTransitions } from './wallet-user.states';

const may = new Set(['INVITED ACCEPTED', 'INVITED EXPIRED', 'EXPIRED INVITED', 'ACCEPTED REMOVED']);
const pairs = walletUserStates.flatMap((from) => walletUserStates.map((to) => [from, to] as const));

test.each(pairs)('a wallet user goes from %s to %s only where the table has it', (from, to) => {
  expect(walletUserTransitions[from].includes(to)).toBe(may.has(`${from} ${to}`));
});
