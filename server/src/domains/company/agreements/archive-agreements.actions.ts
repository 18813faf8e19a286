import { randomUUID } from 'node:crypto';
import type { Ctx } from '../../../platform/context';
import { inTransaction } from '../../../platform/db/transaction';
import type { Work } from '../../../platform/feature';
import { systemCtx } from '../../../platform/system-ctx';
import { labelOf } from './agreement-facts.rules';
import { transitionAgreement } from './agreement.store';
import { findCompaniesWithReplaced, lockReplaced } from './replaced-agreement.query';

/** Archives the versions of the company that a later version has replaced, and returns their number. */
export async function archiveReplaced(ctx: Ctx, today: string): Promise<number> {
  const replaced = await lockReplaced(ctx.db, { companyId: ctx.companyId, today });
  for (const row of replaced) {
    const { id, type, version_no: versionNo } = row;
    await transitionAgreement(ctx, { id, from: 'PUBLISHED', to: 'ARCHIVED', type, versionNo, label: labelOf(row) });
  }
  return replaced.length;
}

/** Archives the versions that scheduled versions have replaced since the last poll, and returns their number. */
export async function archiveDueAgreements({ pool, clock }: Pick<Work, 'pool' | 'clock'>): Promise<number> {
  const now = clock();
  const companies = await inTransaction(pool, { as: 'owner' }, (db) => findCompaniesWithReplaced(db, now));
  let archived = 0;
  for (const { id: companyId, today } of companies)
    archived += await inTransaction(pool, { as: 'company', companyId }, (db) =>
      archiveReplaced(
        systemCtx(db, { companyId, now, origin: 'SYSTEM', action: 'agreement/archive', traceId: randomUUID() }),
        today,
      ),
    );
  return archived;
}
