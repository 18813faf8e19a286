import {
  shareGroupStatuses,
  shareGroupTransitions,
  shareRuleStatuses,
  shareRuleTransitions,
  walletStatuses,
  walletTransitions,
} from './pool.states';

const pairsOf = <S extends string>(states: readonly S[]) =>
  states.flatMap((from) => states.map((to): [S, S] => [from, to]));

const groupMay = new Set(['ACTIVE BLOCKED', 'BLOCKED ACTIVE', 'ACTIVE CANCELLED', 'BLOCKED CANCELLED']);
test.each(pairsOf(shareGroupStatuses))('a group goes from %s to %s only where the table has it', (from, to) => {
  expect(shareGroupTransitions[from].includes(to)).toBe(groupMay.has(`${from} ${to}`));
});

const walletMay = new Set(['ACTIVE FROZEN', 'FROZEN ACTIVE', 'ACTIVE CANCELLED', 'FROZEN CANCELLED']);
test.each(pairsOf(walletStatuses))('a wallet goes from %s to %s only where the table has it', (from, to) => {
  expect(walletTransitions[from].includes(to)).toBe(walletMay.has(`${from} ${to}`));
});

const ruleMay = new Set(['ACTIVE DISABLED', 'DISABLED ACTIVE']);
test.each(pairsOf(shareRuleStatuses))('a rule goes from %s to %s only where the table has it', (from, to) => {
  expect(shareRuleTransitions[from].includes(to)).toBe(ruleMay.has(`${from} ${to}`));
});
