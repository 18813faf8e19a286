import type { Ctx } from '../../../platform/context';
import type { InvoiceLineType } from '@console/contracts/company';
import { openLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { post } from '../../accounts/ledger/ledger.store';
import { linesOf } from '../../accounts/ledger/posting.rules';

interface Owed {
  id: string;
  currency: string;
  /** Minor units by the type of line. */
  fees: Partial<Record<InvoiceLineType, bigint>>;
}

/** An approved invoice is owed, and earned by what its lines are about. */
export async function bookApproved({ db, now, companyId, by }: Ctx, { id, currency, fees }: Owed): Promise<void> {
  const kinds = Object.keys(fees);
  const key = (code: 'FEE_RECEIVABLE' | `FEE_INCOME:${string}`) => ({ companyId, ownerId: companyId, code, currency });
  const accounts = await openLedgerAccounts(
    db,
    [key('FEE_RECEIVABLE'), ...kinds.map((kind) => key(`FEE_INCOME:${kind}`))],
    now,
  );
  const [receivable = '', ...incomes] = accounts;
  const entryAccounts = {
    FEE_RECEIVABLE: receivable,
    ...Object.fromEntries(kinds.map((kind, index) => [`FEE_INCOME:${kind}`, incomes[index]])),
  };
  await post(
    db,
    {
      companyId,
      eventType: 'INVOICE_APPROVED',
      sourceType: 'INVOICE',
      sourceId: id,
      occurredAt: now,
      createdBy: by.id,
      lines: linesOf('INVOICE_APPROVED', entryAccounts, { principal: 0n, fees, currency }),
    },
    now,
  );
}

interface Received {
  id: string;
  paymentId: string;
  currency: string;
  amount: bigint;
}

/** What the bank received is owed no more. */
export async function bookPaid(
  { db, now, companyId, by }: Pick<Ctx, 'db' | 'now' | 'companyId' | 'by'>,
  { id, paymentId, currency, amount }: Received,
): Promise<void> {
  const key = (code: 'BANK_CLEARING' | 'FEE_RECEIVABLE') => ({ companyId, ownerId: companyId, code, currency });
  const [bank = '', receivable = ''] = await openLedgerAccounts(db, [key('BANK_CLEARING'), key('FEE_RECEIVABLE')], now);
  const accounts = { BANK_CLEARING: bank, FEE_RECEIVABLE: receivable };
  await post(
    db,
    {
      companyId,
      eventType: 'INVOICE_PAID',
      sourceType: 'INVOICE',
      sourceId: id,
      legKey: paymentId,
      occurredAt: now,
      createdBy: by.id,
      lines: linesOf('INVOICE_PAID', accounts, { principal: amount, currency }),
    },
    now,
  );
}
