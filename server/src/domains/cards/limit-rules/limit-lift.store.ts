import type { Ctx, Db } from '../../../platform/context';
import { pick, type RowOf } from '../../../platform/db/column';
import { newId } from '../../../platform/db/ids';
import { insertOf } from '../../../platform/db/insert-rows';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import {
  beginningOf,
  transitionUnaudited,
  type StateTransition,
  ruleOf,
  type UnauditedRecord,
} from '../../../platform/transitions/record-transitions';
import { liftBeginnings, liftTransitions, type LiftState } from './limit-lift.transitions';

const lifts = { objectType: 'limitLift', beginnings: liftBeginnings, transitions: liftTransitions } as const;

interface Wanted {
  itemId: string;
  /** Maximum amount of the purchase; null for limits without an amount. */
  mostMinor: bigint | null;
}

/** Requested exceptions: their ids, and the statement that inserts them with the declined purchase. */
export function wantedLifts({ companyId, now, origin }: Ctx, cardId: string, wanted: readonly Wanted[]) {
  if (wanted.length > 0) beginningOf(lifts, { to: 'ASKED', origin });
  const rows = wanted.map(({ itemId, mostMinor }) => ({
    id: newId('lift'),
    company_id: companyId,
    card_id: cardId,
    item_id: itemId,
    most_minor: mostMinor,
    state: 'ASKED' as const,
    version: 1,
    created_at: now,
    updated_at: now,
  }));
  const sqlOf = (txnId: string): SQL | null =>
    rows.length === 0
      ? null
      : insertOf(
          'limit_lift',
          rows.map((row) => ({ ...row, txn_id: txnId })),
        );
  return { ids: rows.map(({ id }) => id), sqlOf };
}

/** Statement that marks exceptions as used by one purchase; null without any. The card is locked. */
export function usedLifts({ now, origin }: Ctx, txnId: string, ids: readonly string[]): SQL | null {
  if (ids.length === 0) return null;
  ruleOf(lifts, { from: 'GRANTED', to: 'USED', origin });
  return changeOf({ ids, to: 'USED', usedBy: txnId, now });
}

interface LiftTransition extends StateTransition<LiftState> {
  /** Purchase that used the exception. */
  usedBy?: string;
}

const changeOf = ({
  ids,
  to,
  usedBy,
  now,
}: Pick<LiftTransition, 'to' | 'usedBy'> & { ids: readonly string[]; now: Date }) => sql`
  update limit_lift l set state = ${to}, version = l.version + 1, updated_at = ${now.toISOString()}::timestamptz
    ${to === 'GRANTED' ? sql`, until = ${endOf(now)}` : sql``}
    ${to === 'USED' ? sql`, used_by = ${usedBy ?? null}` : sql``}
  where l.id = any(${ids})`;

/** Maximum validity of an exception, even for longer windows: after a week its reason would be forgotten. */
const daysMax = 7;

/** End of an exception `l`: the end of its limit's running window, or a day if the limit has none. */
function endOf(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const begin = sql`limit_window(i.period, (${at} at time zone co.timezone)::date)::timestamp`;
  return sql`(
    select least(${at} + ${daysMax} * interval '1 day', case i.period
      when 'DAY' then (${begin} + interval '1 day') at time zone co.timezone
      when 'WEEK' then (${begin} + interval '1 week') at time zone co.timezone
      when 'MONTH' then (${begin} + interval '1 month') at time zone co.timezone
      when 'QUARTER' then (${begin} + interval '3 months') at time zone co.timezone
      when 'YEAR' then (${begin} + interval '1 year') at time zone co.timezone
      else ${at} + interval '1 day' end)
    from limit_item i join company co on co.id = i.company_id where i.id = l.item_id)`;
}

const liftRecord: UnauditedRecord<LiftState, LiftTransition> = {
  ...lifts,
  recordedBy: 'REVIEW',
  store: async ({ db, now }, { id, ...transition }) => {
    await db.execute(changeOf({ ...transition, ids: [id], now }));
  },
};

/**
 * Changes the state of an exception; no other function may except the purchase that uses it. The caller has locked it.
 */
export const transitionLift = (ctx: Ctx, transition: LiftTransition): Promise<void> =>
  transitionUnaudited(liftRecord, ctx, transition);

const versionRow = pick(tables.limit_lift, 'version');

/** Locks the card, then the exception, in the same order as a purchase. Returns its version; null if there is none. */
export async function lockLift(db: Db, { id, companyId }: { id: string; companyId: string }): Promise<number | null> {
  await db.execute(sql`
    select from card where id = (select card_id from limit_lift where id = ${id} and company_id = ${companyId}) for update`);
  const { rows } = await db.execute(
    sql`select version from limit_lift where id = ${id} and company_id = ${companyId} for update`,
    versionRow,
  );
  return rows[0]?.version ?? null;
}

const liftRow = { ...pick(tables.limit_lift, 'state'), ...pick(tables.card, 'merchant_id') };

/** Returns the state of a locked exception and the merchant of its card; null if there is none. */
export async function findLift(db: Db, id: string): Promise<RowOf<typeof liftRow> | null> {
  const { rows } = await db.execute(
    sql`select l.state, c.merchant_id from limit_lift l join card c on c.id = l.card_id where l.id = ${id}`,
    liftRow,
  );
  return rows[0] ?? null;
}
