import type { MembershipLimit } from '../wallet-users/membership-limit.rules';
import { minorDigitsOf } from '@console/contracts';
import type { Ctx, Db } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { holdOn } from '../../accounts/ledger/hold.store';
import { lockLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { availableOf, type LedgerAccount } from '../../accounts/ledger/ledger.rules';
import { carryOut } from '../limit-rules/limit-consequences.actions';
import type { CountedLimit } from '../limit-rules/limit-find.query';
import { type AuthorizationFacts, decide } from './authorization.rules';
import { type CardFacts, type Habits, habitsOf, usedOf } from './card-facts.query';
import { findFeeSet } from './fee.query';
import { feesOn, sumOf } from './fee.rules';
import { expiryAt } from './mcc.rules';
import { findByEvent, storeEvent } from './purchase-event.store';
import { findByChannelRef } from './purchase.query';
import { authorizeLate, beginPurchase, type Sale } from './purchase.store';
import { limitsOn, limitTracks } from './sale-limits.actions';
import { lockMembershipLimits } from '../wallet-users/membership-limit.query';

/** Betting and lotteries, which are blocked for all cards. */
const blockedMccs = ['7995', '7801', '7802'];

interface Request {
  sale: Sale;
  externalId: string;
  expiry: string | null;
}

/** Decides on a purchase and places its hold, in one transaction under the lock of the card. */
export async function authorize(ctx: Ctx, card: CardFacts, input: Request): Promise<string> {
  const { sale, externalId } = input;
  const { current, earlier, feeSet, ...seen } = await lookAround(ctx, card, input);
  if (current !== null) return current;
  const notification = {
    externalId,
    kind: 'AUTH' as const,
    amount: sale.billed,
    unrounded: sale.unrounded,
  };
  if (earlier !== null) {
    const isLate = earlier.phase === 'FORCE_POSTED' && !earlier.isAuthorized;
    const event = { ...notification, txnId: earlier.id, channelId: card.channelId, accepted: isLate };
    if (!isLate) await storeEvent(ctx, event);
    else await authorizeLate(ctx, { id: earlier.id, cardId: card.id, from: earlier.phase, event, billed: sale.billed });
    return earlier.id;
  }
  const isVerification = isCheckOnly(card, sale);
  const { limits, memberships, account } = seen.room ?? (await takeRoom(ctx, card, sale));
  const feeLines = feesOn(feeSet.items, {
    amount: sale.billed,
    isCrossBorder: sale.shopCountry !== card.issuingCountry,
    isCrossCurrency: sale.shopCurrency !== card.currency,
    isFinal: false,
  });
  const fees = isVerification ? 0n : sumOf(feeLines);
  const decision = decide(factsOf(card, { ...seen, input, fees, limits, memberships, account }));
  const isApproved = decision.at === 'approved';
  const phase = !isApproved ? 'DECLINED' : isVerification ? 'CLEARED' : 'AUTHORIZED';
  const txnId = newId('txn');
  const setsAside = isApproved && !isVerification;
  const tracks = limitTracks(ctx, card, { sale, isVerification, decision, limits });
  await Promise.all([
    beginPurchase(ctx, card, sale, {
      id: txnId,
      type: isVerification ? 'VERIFICATION' : 'PURCHASE',
      phase,
      authorized: setsAside ? sale.billed : 0n,
      feeId: feeSet.id,
      declined: decision.at === 'declined' ? decision : null,
      trace: decision.trace,
      event: { ...notification, accepted: isApproved },
      feeLines: setsAside ? feeLines : [],
      ...(tracks && { alongside: tracks.alongside, alerts: tracks.alerts }),
    }),
    setsAside &&
      setAside(ctx, account, {
        txnId,
        amount: sale.billed + fees,
        externalId,
        expiresAt: expiryAt(sale.mcc, ctx.now, card.holdDays),
      }),
  ]);
  if (tracks !== null)
    await carryOut(ctx, {
      txnId,
      cardId: card.id,
      merchantId: card.merchantId,
      currency: card.currency,
      billed: sale.billed,
      code: decision.at === 'declined' ? decision.code : '',
      trace: decision.trace,
      ...tracks,
    });
  return txnId;
}

/** Returns whether a purchase of at most one currency unit is only a verification, which places no hold. */
const isCheckOnly = ({ currency }: CardFacts, { billed }: Sale): boolean =>
  billed <= 10n ** BigInt(minorDigitsOf(currency));

/** Reads the input of a decision concurrently. The card is locked, so it is consistent. */
async function lookAround(ctx: Ctx, card: CardFacts, { sale, externalId }: Request) {
  const { db, now } = ctx;
  const { channelId, limit } = card;
  const [current, earlier, feeSet, habits, used, room] = await Promise.all([
    findByEvent(db, channelId, externalId),
    findByChannelRef(db, channelId, sale.channelRef),
    findFeeSet(db, card),
    habitsOf(db, card, { shopName: sale.shopName, billed: sale.billed, now }),
    limit && usedOf(db, card, { period: limit.period, now }),
    // A purchase with a channel reference may belong to an earlier one, which must be locked before limits and
    // accounts.
    sale.channelRef === null ? takeRoom(ctx, card, sale) : null,
  ]);
  return { current, earlier, feeSet, habits, used: used ?? 0n, room };
}

/** Locks the limits of rules, the limits of wallet users and the paying account, in this order. */
async function takeRoom(ctx: Ctx, card: CardFacts, sale: Sale) {
  const limits = await limitsOn(ctx, card, { sale, isVerification: isCheckOnly(card, sale) });
  const memberships = card.payer.isOfWallet ? await lockMembershipLimits(ctx.db, card.id, ctx.now) : [];
  return { limits, memberships, account: await lockPayer(ctx.db, card) };
}

async function lockPayer(db: Db, { id, ledgerAccountId }: CardFacts): Promise<LedgerAccount> {
  const account = (await lockLedgerAccounts(db, [ledgerAccountId])).get(ledgerAccountId);
  if (!account) throw new Error(`The card ${id} has no ledger account.`);
  return account;
}

interface Seen {
  input: Request;
  fees: bigint;
  habits: Habits;
  used: bigint;
  limits: CountedLimit[];
  memberships: MembershipLimit[];
  account: LedgerAccount;
}

const factsOf = (
  card: CardFacts,
  { input: { sale, expiry }, fees, habits: { uses, twins, declines }, used, limits, memberships, account }: Seen,
): AuthorizationFacts => ({
  ...card.facts,
  input: { expiry },
  uses: { count: uses, max: card.isSingleUse ? 1 : null },
  shop: {
    country: sale.shopCountry,
    mcc: sale.mcc,
    blockedCountries: [],
    blockedMccs: [...blockedMccs, ...card.blockedMccs],
  },
  limit: card.limit && { ...card.limit, used },
  memberships,
  limits,
  billed: sale.billed,
  fees,
  available: availableOf(account),
  risk: { twins, declines },
  today: card.today,
});

const setAside = (
  { db, companyId, now }: Ctx,
  account: LedgerAccount,
  { txnId, amount, externalId, expiresAt }: { txnId: string; amount: bigint; externalId: string; expiresAt: Date },
) =>
  holdOn(
    db,
    account,
    {
      companyId,
      currency: account.currency,
      amount,
      sourceType: 'TRANSACTION',
      sourceId: txnId,
      expiresAt,
    },
    { eventKey: externalId, now },
  );
