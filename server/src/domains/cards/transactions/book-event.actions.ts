import type { Ctx } from '../../../platform/context';
import { availableOf } from '../../accounts/ledger/ledger.rules';
import { changeHold } from '../../accounts/ledger/hold.store';
import type { HoldChange } from '../../accounts/ledger/hold.rules';
import { lockLedgerAccounts, openLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { type Entry, post } from '../../accounts/ledger/ledger.store';
import { type PostingAccounts, linesOf, type PostingEvent } from '../../accounts/ledger/posting.rules';
import { lockSumsOf } from '../limit-rules/limit-locked.query';
import { changeSums } from '../limit-rules/limit-usage.store';
import { countedOf } from '../limit-rules/limit.rules';
import { after, type Effect, type PurchaseEvent } from './purchase.rules';
import { findByEvent, storeEvent, unroundedBefore } from './purchase-event.store';
import { storeFees } from './purchase-fee.store';
import { lockPurchase, type StoredPurchase } from './purchase.query';
import { transitionPurchase } from './purchase.store';
import { addedBy } from './rate.rules';
import { lockMembershipLimits } from '../wallet-users/membership-limit.query';

interface Report {
  event: PurchaseEvent;
  externalId: string;
  /** Kind to store instead of the event's: a clearing without an authorization. */
  kind?: 'FORCE_POST';
  /** Amount before rounding; null if it was reported in the card's currency. */
  unrounded?: bigint | null;
}

/** Books an event of a channel once, in one transaction. */
export async function bookEvent(ctx: Ctx, id: string, notification: Report): Promise<void> {
  const { externalId, kind, unrounded = null } = notification;
  const stored = await lockPurchase(ctx.db, id);
  if ((await findByEvent(ctx.db, stored.channelId, externalId)) !== null) return;
  const event = await roundedOf(ctx, id, notification);
  const effect = after(stored.purchase, event);
  const sums = await lockSumsOf(ctx.db, id, ctx.now);
  const hasRoom = event.kind !== 'INCREMENT' || (await fitsMemberships(ctx, stored, effect));
  const accounts = await openAccounts(ctx, stored);
  const payer = (await lockLedgerAccounts(ctx.db, idsOf(accounts))).get(accounts.CARD_BALANCE);
  // A card with a negative balance gets no new holds, but existing holds are captured and released.
  const { increase } = effect.hold;
  const used = usedBy(stored.purchase, effect);
  const fits = event.kind !== 'INCREMENT' || sums.every(({ left }) => left === null || used.minor <= left);
  const accepted = hasRoom && fits && payer !== undefined && (increase === 0n || increase <= availableOf(payer));
  const report = {
    txnId: id,
    channelId: stored.channelId,
    externalId,
    kind: kind ?? event.kind,
    amount: amountOf(event, effect, stored),
    unrounded,
    accepted,
  };
  if (!accepted) return storeEvent(ctx, report);
  await bookMoney(ctx, stored, { effect, accounts, externalId, isExpiry: event.kind === 'EXPIRE' });
  await changeSums(ctx.db, sums, { ...used, now: ctx.now });
  await transitionPurchase(ctx, event.kind, {
    id,
    cardId: stored.cardId,
    from: stored.purchase.phase,
    event: report,
    effect: { ...effect, alerts: await alertsOf(ctx, effect, accounts.CARD_BALANCE) },
  });
  await storeFeesOf(ctx, id, event, effect);
}

/** Rounds parts in another currency so that they add up to the rounded sum. */
async function roundedOf({ db }: Ctx, id: string, { event, unrounded = null }: Report): Promise<PurchaseEvent> {
  if (unrounded === null || event.kind === 'EXPIRE') return event;
  return { ...event, amount: addedBy(unrounded, await unroundedBefore(db, id, event.kind)) };
}

/**
 * Returns whether the limits of wallet users permit the increase. A limit per transaction is compared with the whole
 * purchase.
 */
async function fitsMemberships({ db, now }: Ctx, { cardId, payer, purchase }: StoredPurchase, effect: Effect) {
  if (payer?.role !== 'WALLET') return true;
  const [was, is] = [countedOf(purchase).minor, countedOf(effect.purchase).minor];
  const memberships = await lockMembershipLimits(db, cardId, now);
  return memberships.every(({ amount, used, period }) => (period === 'PER_TXN' ? is : used + is - was) <= amount);
}

/** Change of the purchase's usage of limits. */
function usedBy(before: StoredPurchase['purchase'], { purchase }: Effect): { minor: bigint; count: number } {
  const [was, is] = [countedOf(before), countedOf(purchase)];
  return { minor: is.minor - was.minor, count: is.count - was.count };
}

const amountOf = (event: PurchaseEvent, { purchase, hold, refund }: Effect, stored: StoredPurchase): bigint => {
  if (event.kind === 'EXPIRE') return hold.release;
  if (event.kind === 'CHARGEBACK') return refund;
  return event.kind === 'REVERSE' ? purchase.reversed - stored.purchase.reversed : event.amount;
};

type Accounts = Required<Pick<PostingAccounts, 'CARD_BALANCE' | 'CHANNEL_SETTLEMENT' | 'MERCHANT_AVAILABLE'>> &
  PostingAccounts;

const idsOf = (accounts: PostingAccounts): string[] => Object.values(accounts).filter((id) => id !== undefined);

/** Accounts of a purchase. The merchant takes the place of a cancelled card or pool, and a pool that of its card. */
async function openAccounts({ db, companyId, now }: Ctx, stored: StoredPurchase): Promise<Accounts> {
  const kinds = stored.purchase.items.map(({ kind }) => kind);
  const key = (ownerId: string, code: Parameters<typeof openLedgerAccounts>[1][number]['code']) => ({
    companyId,
    ownerId,
    code,
    currency: stored.currency,
  });
  const [settlement = '', available = '', ...incomes] = await openLedgerAccounts(
    db,
    [
      key(companyId, 'CHANNEL_SETTLEMENT'),
      key(stored.merchantId, 'MERCHANT_AVAILABLE'),
      ...kinds.map((kind) => key(companyId, `FEE_INCOME:${kind}`)),
    ],
    now,
  );
  return {
    CHANNEL_SETTLEMENT: settlement,
    MERCHANT_AVAILABLE: available,
    CARD_BALANCE: stored.payer?.ledgerId ?? available,
    GROUP_POOL: stored.payer?.ledgerId,
    WALLET_POOL: stored.payer?.ledgerId,
    ...Object.fromEntries(kinds.map((kind, index) => [`FEE_INCOME:${kind}`, incomes[index]])),
  };
}

interface Bookings {
  effect: Effect;
  accounts: Accounts;
  externalId: string;
  isExpiry: boolean;
}

/** Posting event of a refund, by payer. */
const waysBack = {
  CARD: 'CARD_REFUNDED',
  GROUP: 'REFUND_TO_GROUP',
  WALLET: 'REFUND_TO_WALLET',
  MERCHANT: 'REFUND_TO_ACCOUNT',
} as const;

/** Captures the hold before posting, so that the reserved money pays for the purchase. */
async function bookMoney(ctx: Ctx, stored: StoredPurchase, { effect, accounts, externalId, isExpiry }: Bookings) {
  const { hold, collect, refund } = effect;
  const holdChanges: HoldChange[] = [
    { kind: 'INCREASED', amount: hold.increase },
    { kind: 'CAPTURED', amount: hold.capture },
    { kind: isExpiry ? 'EXPIRED' : 'RELEASED', amount: hold.release },
  ];
  if (stored.holdId !== null)
    await changeHold(ctx.db, stored.holdId, holdChanges, { eventKey: externalId, now: ctx.now });
  const entryOf = (event: PostingEvent, amounts: Omit<Parameters<typeof linesOf>[2], 'currency'>): Entry => ({
    companyId: ctx.companyId,
    eventType: event,
    sourceType: 'TRANSACTION',
    sourceId: stored.id,
    legKey: externalId,
    occurredAt: ctx.now,
    createdBy: ctx.by.id,
    isForced: true,
    lines: linesOf(event, accounts, { ...amounts, currency: stored.currency }),
  });
  if (collect) await post(ctx.db, entryOf('CARD_CLEARED', collect), ctx.now);
  const wayBack = waysBack[stored.payer?.role ?? 'MERCHANT'];
  if (refund > 0n) await post(ctx.db, entryOf(wayBack, { principal: refund }), ctx.now);
}

async function alertsOf({ db }: Ctx, { alerts, collect }: Effect, payerId: string): Promise<Effect['alerts']> {
  const payer = (await lockLedgerAccounts(db, [payerId])).get(payerId);
  return collect && payer && availableOf(payer) < 0n ? [...alerts, 'NEGATIVE_BALANCE'] : alerts;
}

/** Stores fees: estimates follow the open amount, and after the first capture only further clearings change them. */
async function storeFeesOf(ctx: Ctx, id: string, { kind }: PurchaseEvent, effect: Effect): Promise<void> {
  if (kind === 'CLEAR') return storeFees(ctx, id, { lines: effect.feeLines, state: 'FINAL' });
  if (kind !== 'REFUND' && kind !== 'CHARGEBACK' && effect.purchase.cleared === 0n)
    await storeFees(ctx, id, { lines: effect.feeLines, state: 'ESTIMATED' });
}
