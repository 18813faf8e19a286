import { toMinor } from '@console/contracts';
import type { Wallet } from '@console/contracts/wallets';

/** Maximum limit of a card: the lower one of card limit and deposit of the wallet. */
export function limitMaxOf({ cardLimit, deposit, currency }: Pick<Wallet, 'cardLimit' | 'deposit' | 'currency'>) {
  const [limit, most] = [toMinor(cardLimit.amount, currency), toMinor(deposit.amount, currency)];
  return limit !== null && most !== null && most < limit ? deposit : cardLimit;
}
