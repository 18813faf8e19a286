import type { Pool } from 'pg';
import { claimQuestions } from '../channels/claim-question.store';
import { sandboxBooks } from '../channels/sandbox-book.query';
import { sandboxClosing } from '../channels/sandbox-close.adapter';
import { inTransaction } from '../../../platform/db/transaction';
import { systemCtx } from '../../../platform/system-ctx';
import { lockPurse } from '../cancellations/purse.query';
import { type Reading, storeReading, storeSilence } from './card-reading.store';
import { storeAgreement, storeDifference } from './recon-item.store';
import type { Ctx } from '../../../platform/context';

interface Work {
  pool: Pool;
  clock: () => Date;
}

/** Number of attempts without a response after which the channel is not polled until the next request. */
const attemptsMax = 5;

/** Queries the channels for the requested balances. Returns the number of due queries. */
export async function readDueCards({ pool, clock }: Work): Promise<number> {
  const due = await inTransaction(pool, { as: 'owner' }, (db) =>
    claimQuestions(db, { table: 'card_reading', key: 'card_id' }, clock()),
  );
  for (const one of due) {
    const response = await sandboxClosing(one.mode, sandboxBooks(pool)).read(one.cardId, one.attempts);
    const now = clock();
    const { companyId, cardId } = one;
    await inTransaction(pool, { as: 'company', companyId }, (db) => {
      if (response.at === 'done') {
        const at = { companyId, now, origin: 'CHANNEL', action: 'reconciliation/read', traceId: cardId } as const;
        return compare(systemCtx(db, at), cardId, {
          channel: response.left,
          isClosedThere: response.isClosed,
        });
      }
      const again = one.attempts < attemptsMax ? new Date(now.getTime() + response.askAfterMs) : null;
      return storeSilence(db, cardId, again);
    });
  }
  return due.length;
}

/** Source of a mismatch: a requested reading. */
const ref = 'reading';

/** Compares the channel's balance with the ledger's. The lock of the card prevents changes of the ledger's balance. */
async function compare(ctx: Ctx, cardId: string, answer: Omit<Reading, 'ledger'>): Promise<void> {
  const { channel } = answer;
  const { ledger, currency } = await lockPurse(ctx.db, cardId);
  await storeReading(ctx, cardId, { ...answer, ledger });
  if (ledger === channel) await storeAgreement(ctx, { cardId, ref });
  else await storeDifference(ctx, { cardId, ref, currency, ledger, channel });
}
