import { placeHold } from '../../accounts/ledger/hold.repo';
import { lockLedgerAccounts } from '../../accounts/ledger/ledger-account.repo';
import { availableOf } from '../../accounts/ledger/ledger.rules';
import { minorDigitsOf } from '@console/contracts';
import { type AuthorizationFacts, decide } from './authorization.rules';
import { type CardFacts, habitsOf, usedOf } from './card-facts.repo';
import { findFeeSet } from './fee.repo';
import { feesOn, sumOf } from './fee.rules';
import { expiryAt } from './mcc.rules';
import { findByChannelRef, insertPurchase, relink, type Sale } from './new-purchase.repo';
import { type Booking, findByEvent, storeEvent } from './purchase.repo';
import { tellDecision } from './tell-purchase';

/** Where no card may be used: betting and lotteries. */
const blocked = { blockedCountries: [], blockedMccs: ['7995', '7801', '7802'] };

interface Asked {
  sale: Sale;
  externalId: string;
  expiry: string | null;
}

/** Decides on a purchase and sets its money aside, in one transaction under the lock of the card. */
export async function authorize(booking: Booking, card: CardFacts, asked: Asked): Promise<string> {
  const { sale, externalId } = asked;
  const known = await findByEvent(booking.db, card.channelId, externalId);
  if (known !== null) return known;
  const told = { channelId: card.channelId, externalId, kind: 'AUTH', amount: sale.billed };
  const earlier = await findByChannelRef(booking.db, card.channelId, sale.channelRef);
  if (earlier !== null) {
    const isLate = earlier.phase === 'FORCE_POSTED' && !earlier.isAuthorized;
    if (isLate) await relink(booking, earlier.id, sale.billed);
    await storeEvent(booking, { ...told, txnId: earlier.id, accepted: isLate });
    return earlier.id;
  }
  const feeSet = await findFeeSet(booking.db, card);
  const feeLines = feesOn(feeSet.items, {
    amount: sale.billed,
    isCrossBorder: sale.shopCountry !== card.issuingCountry,
    isCrossCurrency: sale.shopCurrency !== card.currency,
    isFinal: false,
  });
  const isVerification = sale.billed <= oneUnitOf(card.currency);
  const fees = isVerification ? 0n : sumOf(feeLines);
  const decision = decide(await factsOf(booking, card, { asked, fees }));
  const isApproved = decision.at === 'approved';
  const phase = !isApproved ? 'DECLINED' : isVerification ? 'CLEARED' : 'AUTHORIZED';
  const txnId = await insertPurchase(booking, card, sale, {
    type: isVerification ? 'VERIFICATION' : 'PURCHASE',
    phase,
    authorized: isApproved && !isVerification ? sale.billed : 0n,
    feeId: feeSet.id,
    declined: decision.at === 'declined' ? decision : null,
    trace: decision.trace,
    event: { ...told, accepted: isApproved },
    feeLines: isApproved && !isVerification ? feeLines : [],
  });
  await tellDecision(booking, { transactionId: txnId, cardId: card.id, phase });
  if (!isApproved || isVerification) return txnId;
  await setAside(booking, card, { txnId, amount: sale.billed + fees, mcc: sale.mcc, externalId });
  return txnId;
}

/** A purchase of one unit or less only asks whether the card is good; nothing is set aside for it. */
const oneUnitOf = (currency: string): bigint => 10n ** BigInt(minorDigitsOf(currency));

async function factsOf(
  { db, now }: Booking,
  card: CardFacts,
  { asked, fees }: { asked: Asked; fees: bigint },
): Promise<AuthorizationFacts> {
  const { sale, expiry } = asked;
  const { uses, twins, declines } = await habitsOf(db, card.id, { shopName: sale.shopName, billed: sale.billed, now });
  const account = (await lockLedgerAccounts(db, [card.ledgerAccountId])).get(card.ledgerAccountId);
  if (!account) throw new Error(`The card ${card.id} has no ledger account.`);
  return {
    ...card.facts,
    given: { expiry },
    uses: { count: uses, max: card.isSingleUse ? 1 : null },
    shop: { country: sale.shopCountry, mcc: sale.mcc, ...blocked },
    limit: card.limit && { ...card.limit, used: await usedOf(db, card, { period: card.limit.period, now }) },
    billed: sale.billed,
    fees,
    available: availableOf(account),
    risk: { twins, declines },
    today: card.today,
  };
}

const setAside = (
  { db, companyId, now }: Booking,
  { ledgerAccountId, currency }: CardFacts,
  { txnId, amount, mcc, externalId }: { txnId: string; amount: bigint; mcc: string; externalId: string },
) =>
  placeHold(
    db,
    {
      companyId,
      accountId: ledgerAccountId,
      currency,
      amount,
      sourceType: 'TRANSACTION',
      sourceId: txnId,
      expiresAt: expiryAt(mcc, now),
    },
    { eventKey: externalId, now },
  );
