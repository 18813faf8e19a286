import { codes } from '@console/contracts';
import { type CardDetail, type CardState, checkReason } from '@console/contracts/cards';
import { isStaff } from '../../../platform/audience/audience.rules';
import type { Context } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import { raiseEvent } from '../../../platform/webhooks/raise-event.repo';
import { cardPools, holdPoolOf, poolStatus } from '../pools/pool-paying.repo';
import { lockCard, readCardDetail } from './card.repo';
import { type Deed, refuseImpossible, transitions } from './card.rules';
import { sql } from '../../../platform/db/sql';

interface Change {
  id: string;
  /** The version that was seen; null where the card is changed as it is found. */
  version: number | null;
  reason: string;
  note?: string | undefined;
}

/** Freezes or unfreezes: the card, its history and the audit line change together or not at all. */
export async function changeCardStatus(deed: Deed, change: Change, context: Context): Promise<CardDetail> {
  const fieldIssues = checkReason(change.reason, change.note);
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  await lockCard(context, change.id);
  const { card, updatedBy } = await readCardDetail(context, change.id);
  if (change.version !== null && card.version !== change.version)
    throw new Refusal(codes.versionConflict, { data: { current: card, updatedBy, updatedAt: card.updatedAt } });
  refuseImpossible(deed, card, context.actor);
  if (deed === 'UNFREEZE') await refuseBlockedPool(context, card);
  await storeStatus(deed, change, context);
  await storeEvent(deed, change, context);
  const { card: after } = await readCardDetail(context, change.id);
  await raiseEvent(context, {
    type: deed === 'FREEZE' ? 'card.frozen' : 'card.unfrozen',
    data: { cardId: after.id, state: after.state },
  });
  await context.audit(auditOf(card, after, change));
  return after;
}

/** A card of a frozen group or wallet stays as it is until the whole is unfrozen. */
async function refuseBlockedPool({ db }: Context, card: CardDetail): Promise<void> {
  await holdPoolOf(db, card.id);
  const { rows } = await db.execute<{ pool: string; is_group: boolean }>(sql`
    select ${poolStatus} as pool, c.share_group_id is not null as is_group from card c ${cardPools} where c.id = ${card.id}`);
  const [found] = rows;
  if (!found || ['', 'ACTIVE'].includes(found.pool)) return;
  const reason = found.is_group ? 'BLOCKED_BY_GROUP' : 'BLOCKED_BY_WALLET';
  throw new Refusal(codes.transition, { data: { from: card.state, to: 'ACTIVE', allowed: [], reason } });
}

/** A freeze by somebody of the company outranks one by the merchant, or by a user of its wallets. */
async function storeStatus(deed: Deed, { id, reason, note }: Change, { db, actor, now }: Context): Promise<void> {
  const source = isStaff(actor) ? 'ADMIN' : 'USER';
  const fields =
    deed === 'FREEZE'
      ? sql`status = 'BLOCKED', block_source = ${source}, block_reason = ${reason}, block_note = ${note || null}`
      : sql`status = 'ACTIVE', block_source = null, block_reason = null, block_note = null`;
  await db.execute(sql`
    update card set ${fields}, version = version + 1, updated_at = ${now.toISOString()}, updated_by = ${actor.userId}
    where id = ${id}`);
}

async function storeEvent(deed: Deed, { id, reason, note }: Change, { db, actor, now }: Context): Promise<void> {
  const { from, to }: { from: CardState; to: CardState } = transitions[deed];
  await db.execute(sql`
    insert into card_status_event (card_id, seq, company_id, from_state, to_state, by, actor, actor_id, reason, note, at)
    select ${id}, max(seq) + 1, ${actor.companyId}, ${from}, ${to}, 'CONSOLE', ${actor.nickname}, ${actor.userId},
      ${reason}, ${note || null}, ${now.toISOString()}
    from card_status_event where card_id = ${id}`);
}

const auditOf = (before: CardDetail, after: CardDetail, { reason, note }: Change) => ({
  objectType: 'card' as const,
  objectId: after.id,
  objectLabel: `${after.alias} ${after.number.slice(-4)}`,
  before: { state: before.state, blockSource: before.blockSource },
  after: { state: after.state, blockSource: after.blockSource },
  reason: note ? `${reason}: ${note}` : reason,
});
