import { codes, type FieldIssue, fromMinor, type Money, moneyOf, type OutputOf, toMinor } from '@console/contracts';
import type { CardDetail, precheckTopUp } from '@console/contracts/cards';
import { lockLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { post } from '../../accounts/ledger/ledger.store';
import { availableOf } from '../../accounts/ledger/ledger.rules';
import { linesOf } from '../../accounts/ledger/posting.rules';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import { refuseRestricted } from '../../merchants/merchants/refuse-restricted.actions';
import { findBounds } from '../card-bins/bin-bounds.query';
import { boundIssues } from '../card-bins/bin-bounds.rules';
import { moneyDisabledReason } from './card-bulk.rules';
import { findAvailable, findParties } from './card-ledger.query';
import { lockCard, readCardDetail } from './card.query';
import { insertDoneOrder } from '../channels/order.store';

interface Transfer {
  id: string;
  /** Null skips the version check. */
  version: number | null;
  amount: Money;
}

const events = { TOPUP: 'CARD_TOPPED_UP', WITHDRAW: 'CARD_WITHDRAWN' } as const;

/**
 * Transfers money between a card and its merchant's account. Order, ledger entry and audit log entry are written in one
 * transaction.
 */
export async function transferCardMoney(
  action: 'TOPUP' | 'WITHDRAW',
  transfer: Transfer,
  context: Context,
): Promise<void> {
  const { db, actor, now } = context;
  const { amount } = transfer;
  await lockCard(context, transfer.id);
  const { card, updatedBy } = await readCardDetail(context, transfer.id);
  await assertVersion(card, transfer.version, () => ({ current: card, updatedBy, updatedAt: card.updatedAt }));
  const reason = moneyDisabledReason(action, card, amount.currency);
  if (reason !== null)
    throw new Refusal(codes.transition, { data: { from: card.state, to: card.state, allowed: [], reason } });
  if (action === 'TOPUP') await refuseRestricted(context, { merchantId: card.merchant.id, field: 'amount' });
  const principal = toMinor(amount.amount, amount.currency);
  if (principal === null || principal <= 0n) throw new Refusal(codes.invalid, { fieldIssues: [wrongAmount(amount)] });
  const { cardLedgerId, accountLedgerId } = await partiesOf(card, context);
  const orderId = await insertDoneOrder(context, { type: action, cardId: card.id });
  await refuseBeyond(action, { principal, amount }, { cardLedgerId, accountLedgerId, cardId: card.id }, context);
  await post(
    db,
    {
      companyId: actor.companyId,
      eventType: events[action],
      sourceType: 'CARD_ORDER',
      sourceId: orderId,
      occurredAt: now,
      createdBy: actor.userId,
      lines: linesOf(
        events[action],
        { MERCHANT_AVAILABLE: accountLedgerId, CARD_BALANCE: cardLedgerId },
        { principal, currency: amount.currency },
      ),
    },
    now,
  );
  await context.audit(auditOf(action, card, { amount, orderId }));
}

const auditOf = (action: string, card: CardDetail, { amount, orderId }: { amount: Money; orderId: string }) => ({
  objectType: 'card' as const,
  objectId: card.id,
  objectLabel: `${card.alias} ${card.number.slice(-4)}`,
  after: { deed: action, amount, orderId },
});

const wrongAmount = ({ currency }: Money): FieldIssue => ({ field: 'amount', code: 'AMOUNT', params: { currency } });

interface Parties {
  cardLedgerId: string;
  accountLedgerId: string;
}

/**
 * Refuses an amount above the payer's balance or outside the bounds of the BIN. The accounts stay locked for the
 * posting.
 */
async function refuseBeyond(
  action: 'TOPUP' | 'WITHDRAW',
  { principal, amount: { currency } }: { principal: bigint; amount: Money },
  { cardLedgerId, accountLedgerId, cardId }: Parties & { cardId: string },
  { db }: Context,
): Promise<void> {
  const locked = await lockLedgerAccounts(db, [cardLedgerId, accountLedgerId]);
  const payer = locked.get(action === 'TOPUP' ? accountLedgerId : cardLedgerId);
  const available = payer ? availableOf(payer) : 0n;
  if (principal <= available) {
    const card = locked.get(cardLedgerId);
    const transfer = { action, principal, currency, available: card ? availableOf(card) : 0n };
    const fieldIssues = boundIssues(await findBounds(db, cardId), transfer);
    if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
    return;
  }
  const params = { required: fromMinor(principal, currency), available: fromMinor(available, currency), currency };
  throw new Refusal(codes.exceedsBalance, {
    fieldIssues: [{ field: 'amount', code: 'EXCEEDS_BALANCE', params }],
    data: params,
  });
}

/** Preview of a transfer: fee, and the payer's balance before and after it. */
export async function priceTransfer(
  action: 'TOPUP' | 'WITHDRAW',
  { id, amount }: { id: string; amount: Money },
  context: Context,
): Promise<OutputOf<typeof precheckTopUp>> {
  const { card } = await readCardDetail(context, id);
  const minor = toMinor(amount.amount, card.currency);
  if (amount.currency !== card.currency || minor === null || minor <= 0n)
    throw new Refusal(codes.invalid, { fieldIssues: [wrongAmount({ ...amount, currency: card.currency })] });
  const { cardLedgerId, accountLedgerId } = await partiesOf(card, context);
  const available = await findAvailable(context.db, action === 'TOPUP' ? accountLedgerId : cardLedgerId);
  return {
    fee: moneyOf(0n, card.currency),
    available: moneyOf(available, card.currency),
    left: moneyOf(available - minor, card.currency),
  };
}

/** Ledger accounts of a transfer: the card, and its merchant's account in the currency of the card. */
async function partiesOf({ id, merchant, currency }: CardDetail, { db }: Context): Promise<Parties> {
  const parties = await findParties(db, id, { merchantId: merchant.id, currency });
  const { cardLedgerId, accountLedgerId = null } = parties ?? {};
  if (!cardLedgerId || !accountLedgerId)
    throw new Refusal(codes.transition, { data: { reason: 'ACCOUNT_NOT_USABLE' } });
  return { cardLedgerId, accountLedgerId };
}
