import { sha256Of } from '../../../platform/vault/sha256';
import type { FxQuote, Side } from './ledger.rules';

/** Head of a company's hash chain of ledger entries. */
export interface Head {
  seq: number;
  hash: string;
}

export const emptyHead: Head = { seq: 0, hash: '' };

/** A stored ledger entry, without its place in the hash chain. */
export interface EntryRow {
  id: string;
  company_id: string;
  event_type: string;
  source_type: string;
  source_id: string;
  leg_key: string;
  occurred_at: Date;
  posted_at: Date;
  reverses_entry_id: string | null;
  created_by: string;
  fx_rate: string | null;
  fx_rate_at: Date | null;
  fx_source: string | null;
}

export type LineRow = {
  id: string;
  company_id: string;
  entry_id: string;
  account_id: string;
  side: Side;
  amount_minor: bigint;
  currency: string;
  balance_after_minor: bigint;
};

/** Columns of the exchange rate; empty for an entry in one currency. */
export const fxColumns = (fx: FxQuote | undefined): Pick<EntryRow, 'fx_rate' | 'fx_rate_at' | 'fx_source'> => ({
  fx_rate: fx?.rate ?? null,
  fx_rate_at: fx?.at ?? null,
  fx_source: fx?.source ?? null,
});

/** Adds the entry to the hash chain. The verification computes the same hash in SQL. */
export function chained(head: Head, entry: EntryRow, lines: LineRow[]) {
  const seq = head.seq + 1;
  const labels = [
    head.hash,
    entry.id,
    entry.company_id,
    seq,
    entry.event_type,
    entry.source_type,
    entry.source_id,
    entry.leg_key,
    entry.occurred_at.toISOString(),
    entry.posted_at.toISOString(),
    entry.reverses_entry_id ?? '',
    entry.created_by,
    entry.fx_rate ?? '',
    entry.fx_rate_at?.toISOString() ?? '',
    entry.fx_source ?? '',
    ...[...lines].sort((a, b) => (a.id < b.id ? -1 : 1)).flatMap(textsOfLine),
  ];
  const hash = sha256Of(labels.join('|'));
  return { row: { ...entry, seq, prev_hash: head.hash, hash }, head: { seq, hash } };
}

const textsOfLine = ({ id, account_id, side, amount_minor, currency, balance_after_minor }: LineRow) => [
  id,
  account_id,
  side,
  String(amount_minor),
  currency,
  String(balance_after_minor),
];
