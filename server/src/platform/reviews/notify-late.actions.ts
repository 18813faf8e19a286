import type { Pool } from 'pg';
import type { Db } from '../context';
import { inTransaction } from '../db/transaction';
import { postMail } from '../mail/outbox.store';
import { findReaders, findWaitingCompanies, lockWaitingReviews } from './late-review.query';
import { isLate } from './late.rules';
import { storeAlerted } from './review.store';

interface Notifying {
  pool: Pool;
  clock: () => Date;
}

/** Notifies approvers of late reviews, in one mail each. Returns the number of reviews. */
export async function notifyLate({ pool, clock }: Notifying): Promise<number> {
  const now = clock();
  const companies = await inTransaction(pool, { as: 'owner' }, (db) => findWaitingCompanies(db, now));
  let count = 0;
  for (const companyId of companies)
    count += await inTransaction(pool, { as: 'company', companyId }, (db) => notifyCompany(db, companyId, now));
  return count;
}

async function notifyCompany(db: Db, companyId: string, now: Date): Promise<number> {
  const late = (await lockWaitingReviews(db, now)).filter(({ stage, submitted_at: submittedAt, ended_at: endedAt }) =>
    isLate({ stage, submittedAt: new Date(submittedAt), endedAt: endedAt === null ? null : new Date(endedAt) }, now),
  );
  if (late.length === 0) return 0;
  await storeAlerted(
    db,
    late.map(({ id }) => id),
    now,
  );
  for (const { email, language, nickname, count } of await findReaders(db, late))
    await postMail(db, {
      companyId,
      to: email,
      language,
      letter: 'REVIEWS_OVERDUE',
      name: nickname,
      what: String(count),
      now,
    });
  return late.length;
}
