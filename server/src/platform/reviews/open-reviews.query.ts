import type { Pool } from 'pg';
import { inTransaction } from '../db/transaction';
import { stageSql } from './review-row.query';
import { int, text } from '../db/column';
import { sql } from '../db/sql';

/** Counts the unfinished reviews of all companies by stage. */
export const countOpenReviews = (pool: Pool): Promise<{ stage: string; count: number }[]> =>
  inTransaction(pool, { as: 'owner' }, async (db) => {
    const { rows } = await db.execute(
      sql`
        select ${stageSql} as stage, count(*)::int as count from review r
        where r.state in ('PENDING', 'STUCK') or r.execution in ('RUNNING', 'FAILED') group by 1`,
      { stage: text, count: int },
    );
    return rows;
  });
