import type { Ctx } from '../../../platform/context';
import type { InvoiceLineType } from '@console/contracts/company';
import { openLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { post } from '../../accounts/ledger/ledger.store';
import { linesOf } from '../../accounts/ledger/posting.rules';

interface Owed {
  id: string;
  currency: string;
  /** Minor units by line type. */
  fees: Partial<Record<InvoiceLineType, bigint>>;
}

/** Posts an approved invoice: a receivable, and fee income for each line type. */
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

/** Posts a payment: it reduces the receivable. */
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
