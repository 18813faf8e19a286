import { changeHold } from '../../accounts/ledger/hold.store';
import type { HoldChange } from '../../accounts/ledger/hold.rules';
import { lockLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { post } from '../../accounts/ledger/ledger.store';
import type { Db } from '../../../platform/context';
import { issueEntryOf } from '../cards/issue-entry.actions';
import { readBooks } from './batch-books.query';

/** Card of a batch in one attempt. */
interface Place {
  batchId: string;
  seq: number;
  attempt: number;
}

const keyOf = ({ seq, attempt }: Place) => `${seq}.${attempt}`;

/** Captures the part of one card from the hold and posts it: deposit to the card, fee to the company. */
export async function payCard(
  db: Db,
  place: Place,
  { cardId, cardLedgerId, by, now }: { cardId: string; cardLedgerId: string; by: string; now: Date },
): Promise<void> {
  const { holdId, ...books } = await readBooks(db, place.batchId, [place.seq]);
  if (holdId === null) return;
  // All three accounts are locked together, in the order of all postings, before the capture locks one of them.
  await lockLedgerAccounts(db, [books.payerId, books.incomeId, cardLedgerId]);
  const part: HoldChange = { kind: 'CAPTURED', amount: books.deposit + books.fee };
  await changeHold(db, holdId, [part], { eventKey: keyOf(place), now });
  await post(db, issueEntryOf({ ...books, cardId, cardLedgerId, by, now }), now);
}

/** Adds the parts of cards to the hold, or releases them. The event key is that of the first card. */
export async function changeParts(
  db: Db,
  kind: 'INCREASED' | 'RELEASED',
  places: readonly Place[],
  now: Date,
): Promise<void> {
  const [first] = places;
  if (!first) return;
  const { holdId, deposit, fee } = await readBooks(
    db,
    first.batchId,
    places.map(({ seq }) => seq),
  );
  if (holdId === null) return;
  await changeHold(db, holdId, [{ kind, amount: deposit + fee }], { eventKey: keyOf(first), now });
}
