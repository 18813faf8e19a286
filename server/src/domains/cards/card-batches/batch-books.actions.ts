import { changeHold } from '../../accounts/ledger/hold.store';
import type { HoldChange } from '../../accounts/ledger/hold.rules';
import { lockLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { post } from '../../accounts/ledger/ledger.store';
import type { Db } from '../../../platform/context';
import { issueEntryOf } from '../cards/issue-entry.actions';
import { readBooks } from './batch-books.query';

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
  const { holdId, ...books } = await readBooks(db, place.batchId, [place.seq]);
  if (holdId === null) return;
  // All three at once and in the one order, before the hold takes one of them.
  await lockLedgerAccounts(db, [books.payerId, books.incomeId, cardLedgerId]);
  const part: HoldChange = { kind: 'CAPTURED', amount: books.deposit + books.fee };
  await changeHold(db, holdId, [part], { eventKey: keyOf(place), now });
  await post(db, issueEntryOf({ ...books, cardId, cardLedgerId, by, now }), now);
}

/** Sets the parts of cards aside anew, or gives them back. The first card names the event. */
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
