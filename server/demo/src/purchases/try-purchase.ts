import { minorDigitsOf } from '@console/contracts';
import { type Decision, decide } from '@console/server/domains/cards/transactions/authorization.rules';
import { feesOn, sumOf } from '@console/server/domains/cards/transactions/fee.rules';
import { expiryAt, holdDaysByDefault, tolerancePercentOf } from '@console/server/domains/cards/transactions/mcc.rules';
import { openOf, type Purchase } from '@console/server/domains/cards/transactions/purchase.rules';
import { convert } from '@console/server/domains/cards/transactions/rate.rules';
import { cardAt, companyDayOf, partiesAt } from './facts';
import { followUpsOf } from './follow-ups';
import { happen, pushEvent, topUp } from './happen';
import { expect, type Scene } from './scene';
import type { Plan } from './plans';
import type { Live } from './purchase-rows';
import { pricedIn, rateOn } from './rates';
import { onReferenceCalendar } from './reference-calendar';
import { barredShop, bettingShop, shops } from './shops.data';

/** Issuing country of the demo's BINs. */
const issuingCountry = 'US';

/** Plays a purchase attempt: the platform's rules decide on it, with the facts at that time. */
export function tryPurchase(scene: Scene, plan: Plan): void {
  const live = begin(scene, plan);
  if (plan.fate === 'FORCED' && cardAt(scene.card, plan.at).status === 'ACTIVE') return collectUnasked(scene, live);
  const fees =
    live.type === 'VERIFICATION'
      ? []
      : feesOn(live.purchase.items, { ...live.purchase, amount: live.billed, isFinal: false });
  const needed = live.billed + sumOf(fees);
  const isRefilled = scene.card.batch.bin.usage === 'MULTI_USE' && scene.random.chance(0.93);
  const card = cardAt(scene.card, plan.at);
  if (needed > scene.purse.available() && card.status === 'ACTIVE' && card.cancelState === 'NONE' && isRefilled)
    topUp(scene, needed + scene.card.batch.deposit, plan.at);
  const decision = decide(factsOf(scene, plan, { live, fees: sumOf(fees) }));
  settle(live, decision);
  scene.lives.push(live);
  const externalId = scene.random.id('evt', plan.at);
  const accepted = decision.at === 'approved';
  pushEvent(scene, live, { externalId, kind: 'AUTH', amount: live.billed, accepted, at: plan.at });
  if (!accepted || live.type === 'VERIFICATION') return;
  for (const line of fees) live.fees.set(line.kind, { ...line, state: 'ESTIMATED' });
  setAside(scene, live, { amount: needed, externalId });
  const lifeMs = expiryAt(plan.shop.mcc, plan.at, holdDaysByDefault).getTime() - plan.at.getTime();
  expect(scene, live, followUpsOf(scene.random, plan.fate, { billed: live.billed, lifeMs }));
}

/** Returns a plausible amount: small compared with the card's deposit, and rarely above its lifetime limit. */
function sumFor({ card, now }: Scene, { shop, price, fate, at }: Plan) {
  const { currency } = card.batch.bin;
  const isForeign = shop.currency !== currency;
  const rate = isForeign ? rateOn(onReferenceCalendar(at, now), { from: shop.currency, to: currency }) : null;
  const billedOf = (minor: bigint) =>
    rate === null ? minor : convert(minor, { from: shop.currency, to: currency, rate });
  if (fate === 'VERIFIED') return { shopMinor: 0n, billed: 0n, rate };
  const wanted = pricedIn(shop.currency, price);
  const most = mostOf(card);
  const billed = billedOf(wanted);
  const shopMinor = billed > most ? (wanted * most) / billed : wanted;
  return { shopMinor, billed: billedOf(shopMinor), rate };
}

const mostOf = ({ batch, limit, count }: Scene['card']): bigint => {
  const bySize = batch.deposit / 2n;
  if (limit?.period !== 'LIFETIME') return bySize;
  const byLimit = (limit.amount * 5n) / (4n * BigInt(count));
  return byLimit < bySize ? byLimit : bySize;
};

function begin(scene: Scene, plan: Plan): Live {
  const { card, random } = scene;
  const { bin, merchant } = card.batch;
  const { shopMinor, billed, rate } = sumFor(scene, plan);
  const day = companyDayOf(plan.at);
  const fees = scene.feesOf({ companyId: merchant.companyId, binId: bin.id, day });
  const isVerification = billed <= 10n ** BigInt(minorDigitsOf(bin.currency));
  return {
    id: random.id('txn', plan.at),
    card,
    at: plan.at,
    day,
    limitDay: companyDayOf(onReferenceCalendar(plan.at, scene.now)),
    updatedAt: plan.at,
    type: isVerification ? 'VERIFICATION' : 'PURCHASE',
    shop: plan.shop,
    shopMinor,
    billed,
    rate,
    feeId: fees?.id ?? null,
    declined: null,
    trace: [],
    alerts: [],
    expiresAt: null,
    hold: null,
    fees: new Map(),
    seq: 0,
    version: 1,
    purchase: {
      ...nothing,
      isCrossBorder: plan.shop.country !== issuingCountry,
      isCrossCurrency: plan.shop.currency !== bin.currency,
      items: fees?.items ?? [],
      tolerancePercent: tolerancePercentOf(plan.shop.mcc),
    },
  };
}

const nothing: Pick<Purchase, 'phase' | 'authorized' | 'reversed' | 'cleared' | 'refunded' | 'held' | 'charged'> = {
  phase: 'DECLINED',
  authorized: 0n,
  reversed: 0n,
  cleared: 0n,
  refunded: 0n,
  held: 0n,
  charged: {},
};

function factsOf(scene: Scene, { at, shop, oddity }: Plan, { live, fees }: { live: Live; fees: bigint }) {
  const { card, lives, purse, now } = scene;
  const isTried = (other: Live) => !other.declined;
  const recent = (seconds: number) => lives.filter((other) => at.getTime() - other.at.getTime() < seconds * 1_000);
  return {
    card: cardAt(card, at),
    input: { expiry: oddity === 'EXPIRY' ? '01/24' : null },
    uses: {
      count: lives.filter(({ type, purchase }) => type === 'PURCHASE' && !unused.includes(purchase.phase)).length,
      max: card.batch.bin.usage === 'SINGLE_USE' ? 1 : null,
    },
    parties: partiesAt(card, { at, oddity }, now),
    allowsSuspended: false,
    shop: {
      country: shop.country,
      mcc: shop.mcc,
      blockedCountries: [barredShop.country],
      blockedMccs: [bettingShop.mcc],
    },
    limit: card.limit && { ...card.limit, used: usedOf(lives, card.limit.period, live.limitDay) },
    memberships: [],
    limits: [],
    billed: live.billed,
    fees,
    available: purse.available(),
    risk: {
      twins: recent(60).filter(
        (other) => isTried(other) && other.shop === shop && other.billed === live.billed && live.billed > 0n,
      ).length,
      declines: recent(600).filter((other) => !isTried(other)).length,
    },
    today: live.day,
  };
}

const unused = ['DECLINED', 'REVERSED', 'EXPIRED'];

/** Returns the limit usage in the purchase's window. */
function usedOf(lives: Live[], period: string, limitDay: string): bigint {
  if (period === 'PER_TXN') return 0n;
  const letters = { DAY: 10, MONTH: 7, YEAR: 4 }[period] ?? 0;
  const window = limitDay.slice(0, letters);
  return lives
    .filter((other) => !other.declined && other.limitDay.startsWith(window))
    .reduce((sum, { purchase }) => {
      const open = openOf(purchase) > 0n ? purchase.authorized - purchase.reversed : 0n;
      return sum + (open > purchase.cleared ? open : purchase.cleared);
    }, 0n);
}

function settle(live: Live, decision: Decision): void {
  live.trace = decision.trace;
  if (decision.at === 'declined') {
    live.declined = { code: decision.code, detail: decision.detail };
    return;
  }
  const isVerification = live.type === 'VERIFICATION';
  live.purchase = {
    ...live.purchase,
    phase: isVerification ? 'CLEARED' : 'AUTHORIZED',
    authorized: isVerification ? 0n : live.billed,
  };
}

function setAside(
  { random, purse, rows }: Scene,
  live: Live,
  { amount, externalId }: { amount: bigint; externalId: string },
) {
  const id = random.id('hold', live.at);
  live.expiresAt = expiryAt(live.shop.mcc, live.at, holdDaysByDefault);
  live.hold = { id, amount, captured: 0n, released: 0n, closedAt: null, isExpired: false };
  live.purchase = { ...live.purchase, held: amount };
  purse.hold(amount);
  rows.holdEvents.push({
    hold_id: id,
    event_key: externalId,
    kind: 'PLACED',
    company_id: live.card.batch.merchant.companyId,
    amount_minor: amount,
    at: live.at,
  });
}

/** Plays a clearing without an authorization (force post). */
function collectUnasked(scene: Scene, live: Live): void {
  live.purchase = { ...live.purchase, phase: 'FORCE_POSTED' };
  live.type = 'PURCHASE';
  scene.lives.push(live);
  happen(scene, live, {
    at: live.at,
    kind: 'FORCE_POST',
    event: { kind: 'CLEAR', amount: live.billed > 0n ? live.billed : 1n, isFinal: true },
  });
}

/** Plays a force post an hour ago for more than the card's balance. */
export function force(scene: Scene): void {
  const [shop] = shops;
  if (!shop) return;
  const at = new Date(scene.now.getTime() - 3_600_000);
  const live = begin(scene, { at, shop, price: 100, fate: 'FORCED', oddity: null });
  const billed = scene.purse.available() + scene.card.batch.deposit / 10n + 100n;
  collectUnasked(scene, {
    ...live,
    billed,
    shopMinor: billed,
    rate: null,
    shop: { ...shop, currency: scene.card.batch.bin.currency },
  });
}
