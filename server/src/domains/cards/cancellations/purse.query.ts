import { balanceOf } from '../../accounts/ledger/ledger.rules';
import { lockLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import type { Db } from '../../../platform/context';
import { pick } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Balance of a card, in minor units. */
export interface Purse {
  ledgerId: string;
  currency: string;
  ledger: bigint;
  /** Sum of open holds. */
  held: bigint;
}

/** Locks the card, then its ledger account. */
export async function lockPurse(db: Db, cardId: string): Promise<Purse> {
  const { rows } = await db.execute(
    sql`select ledger_account_id, currency from card where id = ${cardId} for update`,
    pick(tables.card, 'ledger_account_id', 'currency'),
  );
  const { ledger_account_id: ledgerId = '', currency = '' } = rows[0] ?? {};
  const account = (await lockLedgerAccounts(db, [ledgerId])).get(ledgerId);
  if (!account) throw new Error(`The card ${cardId} has no ledger account.`);
  return { ledgerId, currency, ledger: balanceOf(account), held: account.holdOut };
}
