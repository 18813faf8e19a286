import type { Currency } from '@console/contracts';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { insertRows } from '../../../platform/db/insert-rows';
import { newRecord } from '../../../platform/db/new-record';
import { sql } from '../../../platform/db/sql';
import { openLedgerAccounts } from '../ledger/ledger-account.store';

interface Wanted {
  merchantId: string;
  currencies: readonly Currency[];
}

/** Opens the missing accounts of a merchant with their ledger accounts. The caller has locked the merchant. */
export async function openAccounts(ctx: Ctx, { merchantId, currencies }: Wanted): Promise<void> {
  if (currencies.length === 0) return;
  const { db, companyId, now } = ctx;
  const keys = currencies.map((currency) => ({
    companyId,
    ownerId: merchantId,
    code: 'MERCHANT_AVAILABLE' as const,
    currency,
  }));
  const ledgerIds = await openLedgerAccounts(db, keys, now);
  const rows = keys.flatMap(({ currency }, index) => {
    const ledgerId = ledgerIds[index];
    if (ledgerId === undefined) return [];
    return {
      id: newId('acct'),
      ...newRecord(ctx),
      merchant_id: merchantId,
      currency,
      ledger_account_id: ledgerId,
      low_balance_threshold_minor: null,
      status: 'NORMAL' as const,
    };
  });
  await insertRows(db, 'account', rows, sql`on conflict do nothing`);
}
