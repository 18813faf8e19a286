import { changeHold, findHold } from '../../accounts/ledger/hold.store';
import type { HoldMove } from '../../accounts/ledger/hold.rules';
import { lockLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { post } from '../../accounts/ledger/ledger.store';
import type { Db } from '../../../platform/context';
import { issueEntryOf } from '../cards/issue-entry.actions';
import { sql } from '../../../platform/db/sql';

/** The source of the one hold of a batch. */
export const holdSource = 'CARD_BATCH';

/** Who pays whom how much for some cards of a batch, and the hold that the money waits in: none where there is nothing to pay. */
interface BatchBooks {
  holdId: string | null;
  companyId: string;
  payerId: string;
  incomeId: string;
  /** Of all these cards together. */
  deposit: bigint;
  fee: bigint;
  currency: string;
}

interface BooksRow extends Record<string, unknown> {
  company_id: string;
  payer_id: string;
  income_id: string;
  deposit_minor: string;
  fee_minor: string;
  currency: string;
}

async function readBooks(db: Db, batchId: string, places: readonly Place[]): Promise<BatchBooks> {
  const seqs = places.map(({ seq }) => seq);
  const { rows } = await db.execute<BooksRow>(sql`
    select b.company_id, a.ledger_account_id as payer_id, i.id as income_id, b.currency,
      cards.deposits::text as deposit_minor, (b.fee_minor * ${places.length}::int)::text as fee_minor
    from card_batch b join account a on a.id = b.account_id
    join ledger_account i on i.owner_id = b.company_id and i.code = 'FEE_INCOME:ISSUANCE' and i.currency = b.currency
    cross join lateral (select sum(coalesce(one.deposit_minor, b.deposit_minor)) as deposits from card_batch_item one
      where one.batch_id = b.id and one.seq = any(${seqs})) as cards
    where b.id = ${batchId}`);
  const [row] = rows;
  const hold = await findHold(db, holdSource, batchId);
  if (!row || (!hold && BigInt(row.deposit_minor) + BigInt(row.fee_minor) > 0n))
    throw new Error(`The batch ${batchId} holds no money.`);
  return {
    holdId: hold?.id ?? null,
    companyId: row.company_id,
    payerId: row.payer_id,
    incomeId: row.income_id,
    deposit: BigInt(row.deposit_minor),
    fee: BigInt(row.fee_minor),
    currency: row.currency,
  };
}

/** One card of a batch, in one of its tries. */
interface Place {
  batchId: string;
  seq: number;
  attempt: number;
}

const keyOf = ({ seq, attempt }: Place) => `${seq}.${attempt}`;

/** The part of one card leaves the hold and is posted: deposit onto the card, fee to the company. */
export async function payCard(
  db: Db,
  place: Place,
  { cardId, cardLedgerId, by, now }: { cardId: string; cardLedgerId: string; by: string; now: Date },
): Promise<void> {
  const { holdId, ...books } = await readBooks(db, place.batchId, [place]);
  if (holdId === null) return;
  // All three at once and in the one order, before the hold takes one of them.
  await lockLedgerAccounts(db, [books.payerId, books.incomeId, cardLedgerId]);
  const part: HoldMove = { kind: 'CAPTURED', amount: books.deposit + books.fee };
  await changeHold(db, holdId, [part], { eventKey: keyOf(place), now });
  await post(db, issueEntryOf({ ...books, cardId, cardLedgerId, by, now }), now);
}

/** Sets the parts of cards aside anew, or gives them back. The first card names the event. */
export async function moveParts(
  db: Db,
  kind: 'INCREASED' | 'RELEASED',
  places: readonly Place[],
  now: Date,
): Promise<void> {
  const [first] = places;
  if (!first) return;
  const { holdId, deposit, fee } = await readBooks(db, first.batchId, places);
  if (holdId === null) return;
  await changeHold(db, holdId, [{ kind, amount: deposit + fee }], { eventKey: keyOf(first), now });
}
