import { codes, fromMinor } from '@console/contracts';
import { openLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { post } from '../../accounts/ledger/ledger.store';
import { linesOf } from '../../accounts/ledger/posting.rules';
import type { Ctx } from '../../../platform/context';
import { Refusal, requireRecord } from '../../../platform/refusal';
import type { ReviewHandler } from '../../../platform/reviews/review-kind';
import { type Difference, findDifference, lockDifference } from './difference.query';
import { storeAdjusted } from './recon-item.store';

/** Books a mismatch on the card against suspense. */
async function book({ db, now, companyId, by }: Ctx, id: string, { currency, ...row }: Difference): Promise<void> {
  const difference = BigInt(row.difference);
  const [suspense = ''] = await openLedgerAccounts(
    db,
    [{ companyId, ownerId: companyId, code: 'SUSPENSE_MISMATCH', currency }],
    now,
  );
  const event = difference > 0n ? 'MISMATCH_RAISED' : 'MISMATCH_LOWERED';
  const principal = difference > 0n ? difference : -difference;
  const accounts = { TARGET: row.ledger_account_id, SUSPENSE_MISMATCH: suspense };
  await post(
    db,
    {
      companyId,
      eventType: event,
      sourceType: 'RECONCILIATION',
      sourceId: id,
      // The same mismatch can be settled again if it reappears with another amount.
      legKey: `${now.toISOString()} ${fromMinor(difference, currency)}`,
      occurredAt: now,
      createdBy: by.id,
      lines: linesOf(event, accounts, { principal, currency }),
    },
    now,
  );
}

/** Review of an adjustment that books a mismatch. */
export const reconAdjustReview: ReviewHandler = {
  kind: 'RECON_ADJUST',
  lock: ({ db, companyId }, id) => lockDifference(db, { id, companyId }),

  approve: async (ctx, { objectId: id }) => {
    const row = requireRecord(await findDifference(ctx.db, id));
    if (row.state !== 'OPEN') throw new Refusal(codes.transition);
    await book(ctx, id, row);
    await storeAdjusted(ctx, id);
    return { at: 'DONE' };
  },

  // Nothing to release: the mismatch is still open.
  release: () => Promise.resolve(),
};
