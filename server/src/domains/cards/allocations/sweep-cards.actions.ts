import { fromMinor } from '@console/contracts';
import type { Pool } from 'pg';
import { availableOf } from '../../accounts/ledger/ledger.rules';
import { lockLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { post } from '../../accounts/ledger/ledger.store';
import { linesOf } from '../../accounts/ledger/posting.rules';
import type { Db } from '../../../platform/context';
import { inTransaction } from '../../../platform/db/transaction';
import { systemCtx, systemId } from '../../../platform/system-ctx';
import { insertDoneOrder } from '../channels/order.store';
import { notifyPoolLow } from '../pools/notify-low.actions';
import { clearShort, storeShort } from '../pools/pool.store';
import { groupKind } from '../share-groups/share-group-kind.query';
import { lockRestriction } from '../../merchants/merchants/restriction.query';
import {
  type DueGroup,
  findDueCards,
  findDueGroups,
  type LockedCard,
  lockAllocated,
  takeGroup,
  waitingGroups,
} from './allocated-card.query';
import { type Sweep, sweepOf } from './allocation.rules';

interface Work {
  pool: Pool;
  clock: () => Date;
}

const groupsMax = 20;
const cardsMax = 100;

/**
 * Sweeps cards of allocating groups, each in a separate transaction. Returns the number of cards that got or returned
 * money.
 */
export async function sweepDueCards({ pool, clock }: Work): Promise<number> {
  const due = await inTransaction(pool, { as: 'owner' }, async (db) => {
    await clearShort(db, waitingGroups(clock()));
    return findDueGroups(db, clock(), groupsMax);
  });
  let swept = 0;
  for (const group of due) swept += await sweepGroup({ pool, clock }, group);
  return swept;
}

async function sweepGroup({ pool, clock }: Work, { id, company_id: companyId }: DueGroup): Promise<number> {
  const scope = { as: 'company', companyId } as const;
  const cards = await inTransaction(pool, scope, (db) => findDueCards(db, id, clock(), cardsMax));
  let swept = 0;
  for (const cardId of cards) {
    const done = await inTransaction(pool, scope, async (db) =>
      // Another process sweeps this group; it also does the remaining cards.
      (await takeGroup(db, id)) ? sweepCard(db, cardId, clock()) : ('elsewhere' as const),
    );
    if (done === 'elsewhere' || done === 'short') break;
    if (done !== 'rest') swept += 1;
  }
  return swept;
}

/** Decides and makes the transfer of one card under the locks that the posting takes too; returns the decision. */
async function sweepCard(db: Db, cardId: string, now: Date): Promise<Sweep['at']> {
  const card = await lockAllocated(db, cardId, now);
  if (!card) return 'rest';
  const restriction = await lockRestriction(db, card.merchant_id);
  const locked = await lockLedgerAccounts(db, [card.ledger_account_id, card.pool_ledger_id]);
  const [own, shared] = [locked.get(card.ledger_account_id), locked.get(card.pool_ledger_id)];
  if (!own || !shared) throw new Error(`The card ${cardId} or its group has no account.`);
  const sweep = sweepOf({
    available: availableOf(own),
    target: BigInt(card.target),
    floatingPercent: card.percent,
    inPool: availableOf(shared),
  });
  if (restriction !== null && sweep.at !== 'collect') return 'rest';
  if (sweep.at === 'short' && (await storeShort(db, card.group_id, now))) await notifyShort(db, card, now);
  if (sweep.at === 'fill' || sweep.at === 'collect') await transfer(db, card, { ...sweep, now });
  return sweep.at;
}

const notifyShort = (db: Db, card: LockedCard, now: Date) =>
  notifyPoolLow(
    db,
    { ...groupKind, page: 'cards-share-group' },
    { companyId: card.company_id, id: card.group_id, name: card.group_name, merchantId: card.merchant_id, now },
  );

interface Transfer {
  at: 'fill' | 'collect';
  amount: bigint;
  now: Date;
}

const actions = {
  fill: { order: 'TOPUP', event: 'CARD_FILLED' },
  collect: { order: 'WITHDRAW', event: 'CARD_COLLECTED' },
} as const;

/** Writes order, ledger entry and audit log entry in one transaction. */
async function transfer(db: Db, card: LockedCard, { at, amount, now }: Transfer): Promise<void> {
  const { id, company_id: companyId, currency } = card;
  const { order, event } = actions[at];
  const orderId = await insertDoneOrder({ db, companyId, now }, { type: order, cardId: id });
  const accounts = { GROUP_POOL: card.pool_ledger_id, CARD_BALANCE: card.ledger_account_id };
  const entry = {
    companyId,
    eventType: event,
    sourceType: 'CARD_ORDER',
    sourceId: orderId,
    occurredAt: now,
    createdBy: systemId,
    lines: linesOf(event, accounts, { principal: amount, currency }),
  };
  await post(db, entry, now);
  const ctx = systemCtx(db, { companyId, now, origin: 'SYSTEM', action: 'card/allocate', traceId: orderId });
  const after = { deed: order, amount: { amount: fromMinor(amount, currency), currency }, orderId };
  await ctx.audit({ objectType: 'card', objectId: id, objectLabel: card.label, after });
}
