import type { ReconItem } from '@console/contracts/cards';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { insertRows, type NewRow } from '../../../platform/db/insert-rows';
import { bigint, bool, pick, type RowOf, text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import {
  transitionRecord,
  type AuditedRecord,
  type RecordTransition,
} from '../../../platform/transitions/record-transitions';
import { reconTransitions } from './recon-item.transitions';

type ReconState = ReconItem['state'];

/** Balances of a card in ledger and channel, in minor units. */
interface Balances {
  ledger: bigint;
  channel: bigint;
}

interface ReconTransition extends RecordTransition<ReconState> {
  /** Columns that change with the state. */
  fields?: SQL;
}

const itemRecord: AuditedRecord<ReconState, ReconTransition> = {
  objectType: 'reconciliation',
  field: 'state',
  transitions: reconTransitions,
  store: async ({ db }, { id, to, fields }) => {
    const { rows } = await db.execute(
      sql`
        update recon_item i set state = ${to}, ${fields ?? sql`category = category`}, version = i.version + 1
        from card c where i.id = ${id} and c.id = i.object_id returning trim(c.alias || ' ' || c.last4) as label`,
      { label: text },
    );
    return rows[0]?.label ?? '';
  },
};

/** Changes the state of a mismatch; no other function may. The caller has locked it. */
export const transitionReconItem = (ctx: Ctx, transition: ReconTransition): Promise<void> =>
  transitionRecord(itemRecord, ctx, transition);

/** Settles a mismatch with an explanation. */
export const storeExplained = (
  ctx: Ctx,
  { id, note, difference }: Pick<ReconItem, 'id' | 'difference'> & { note: string },
): Promise<void> =>
  transitionReconItem(ctx, {
    id,
    from: 'OPEN',
    to: 'EXPLAINED',
    fields: sql`note = ${note}, decided_by = ${ctx.by.id}, decided_at = ${ctx.now}`,
    audit: { after: { difference } },
    reason: note,
  });

/** Settles a mismatch that a ledger entry has booked. */
export const storeAdjusted = (ctx: Ctx, id: string): Promise<void> =>
  transitionReconItem(ctx, {
    id,
    from: 'OPEN',
    to: 'ADJUSTED',
    fields: sql`decided_by = ${ctx.by.id}, decided_at = ${ctx.now}`,
  });

interface Named extends Balances {
  cardId: string;
  currency: string;
  /** Source of the mismatch; there is one row per card and source. */
  ref: string;
}

/** Inserts a new mismatch; an existing one of the same source is not changed. */
export async function insertItem({ db, companyId, now }: Ctx, item: Named): Promise<void> {
  const row: NewRow<'recon_item'> = {
    id: newId('recon'),
    company_id: companyId,
    object_type: 'CARD',
    object_id: item.cardId,
    ref: item.ref,
    category: 'AMOUNT',
    ours_minor: item.ledger,
    theirs_minor: item.channel,
    currency: item.currency,
    state: 'OPEN',
    first_seen: now,
  };
  await insertRows(db, 'recon_item', [row], sql`on conflict do nothing`);
}

const existing = { ...pick(tables.recon_item, 'id', 'state'), difference: bigint, is_older: bool };
type Existing = RowOf<typeof existing>;

async function lockItem({ db, now }: Ctx, { cardId, ref }: Pick<Named, 'cardId' | 'ref'>): Promise<Existing | null> {
  const { rows } = await db.execute(
    sql`
      select id, state, theirs_minor - ours_minor as difference, first_seen <= ${now} as is_older from recon_item
      where object_type = 'CARD' and object_id = ${cardId} and ref = ${ref} for update`,
    existing,
  );
  return rows[0] ?? null;
}

/** Stores a mismatch. A mismatch that was settled with the same amount stays settled; otherwise it is reopened. */
export async function storeDifference(ctx: Ctx, item: Named): Promise<void> {
  const before = await lockItem(ctx, item);
  if (before === null) return insertItem(ctx, item);
  if (BigInt(before.difference) === item.channel - item.ledger) return;
  const figures = sql`ours_minor = ${String(item.ledger)}, theirs_minor = ${String(item.channel)}, note = null,
    decided_by = null, decided_at = null`;
  if (before.state === 'OPEN')
    await ctx.db.execute(sql`update recon_item set ${figures}, version = version + 1 where id = ${before.id}`);
  else
    await transitionReconItem(ctx, {
      id: before.id,
      from: before.state,
      to: 'OPEN',
      fields: sql`${figures}, first_seen = ${ctx.now}`,
    });
}

/** Settles an open mismatch whose balances are now equal as a timing difference. */
export async function storeAgreement(ctx: Ctx, item: Pick<Named, 'cardId' | 'ref'>): Promise<void> {
  const before = await lockItem(ctx, item);
  if (before?.state !== 'OPEN' || !before.is_older) return;
  await transitionReconItem(ctx, { id: before.id, from: 'OPEN', to: 'EXPLAINED', fields: sql`category = 'TIMING'` });
}
