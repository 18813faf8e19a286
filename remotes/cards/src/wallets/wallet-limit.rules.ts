import { toMinor } from '@console/contracts';
import type { Wallet } from '@console/contracts/wallets';

/** The most that a card of the wallet may have as its limit: its card limit, or what it has where that is less. */
export function limitMaxOf({ cardLimit, deposit, currency }: Pick<Wallet, 'cardLimit' | 'deposit' | 'currency'>) {
  const [limit, most] = [toMinor(cardLimit.amount, currency), toMinor(deposit.amount, currency)];
  return limit !== null && most !== null && most < limit ? deposit : cardLimit;
}
