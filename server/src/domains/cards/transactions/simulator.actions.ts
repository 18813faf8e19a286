import { codes, type FieldIssue, fromMinor, type InputOf, type Money, toMinor } from '@console/contracts';
import {
  type simulateAuthorization,
  type simulateForcePost,
  type TransactionDetail,
  withdrawCard,
} from '@console/contracts/cards';
import type { Context, Ctx } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { refuseHidden } from '../../../platform/http/masking';
import { demandSimulation } from '../../../platform/http/sandbox-guard';
import { Refusal } from '../../../platform/refusal';
import { authorize } from './authorize.actions';
import { bookEvent } from './book-event.actions';
import { lockCardFacts } from './card-facts.query';
import { collect } from './collect.actions';
import type { Sale } from './purchase.store';
import type { PurchaseEvent } from './purchase.rules';
import { convert, convertUnrounded, fullRate, scaledRate } from './rate.rules';
import { readTransactionDetail } from './transaction.query';

/** Context of a simulated event; refused outside sandboxes. */
function simulated(context: Context): Ctx {
  demandSimulation(context);
  return context;
}

/** Maximum amount. Thousands of such purchases still fit into a balance. */
const mostMinor = 10n ** 14n;

type Sum = { amount: Money; exchangeRate?: string | undefined };

type Billed = Pick<Sale, 'billed' | 'unrounded' | 'rate'> & { minor: bigint };

/** Amount in the card's currency; refused next to its field if it is invalid. */
function billedOf({ amount, exchangeRate }: Sum, to: string): Billed {
  const minor = toMinor(amount.amount, amount.currency);
  const isForeign = amount.currency !== to;
  const refuse = (field: string, code: string, params: FieldIssue['params'] = {}) =>
    new Refusal(codes.invalid, { fieldIssues: [{ field, code, params }] });
  if (minor === null || minor < 0n) throw refuse('amount', 'AMOUNT', { currency: amount.currency });
  if (minor > mostMinor)
    throw refuse('amount', 'MAX_AMOUNT', { max: fromMinor(mostMinor, amount.currency), currency: amount.currency });
  if (!isForeign) return { minor, billed: minor, unrounded: null, rate: null };
  if (exchangeRate === undefined) throw refuse('exchangeRate', 'REQUIRED');
  if (scaledRate(exchangeRate) === 0n) throw refuse('exchangeRate', 'NUMBER');
  const exchange = { from: amount.currency, to, rate: exchangeRate };
  const billed = convert(minor, exchange);
  if (billed > mostMinor) throw refuse('exchangeRate', 'MAX_BILLED', { max: fromMinor(mostMinor, to), currency: to });
  return { minor, billed, unrounded: convertUnrounded(minor, exchange), rate: fullRate(exchangeRate) };
}

const saleOf = (input: InputOf<typeof simulateForcePost>, currency: string): Sale => {
  const { minor, ...notification } = billedOf(input, currency);
  return {
    shopName: input.shopName,
    mcc: input.mcc,
    shopCountry: input.shopCountry,
    shopCity: input.shopCity ?? null,
    shopRef: input.shopRef || null,
    isOnline: input.isOnline ?? null,
    channelRef: input.channelRef ?? null,
    shopCurrency: input.amount.currency,
    shopMinor: minor,
    ...notification,
  };
};

export async function simulateSale(
  { expiry, ...input }: InputOf<typeof simulateAuthorization>,
  context: Context,
): Promise<TransactionDetail> {
  // Approval or decline would reveal whether the expiry is correct.
  if (expiry !== undefined) refuseHidden(context.actor, ['CARD_EXPIRY']);
  const card = await lockCardFacts(context, input.cardId);
  const sale = saleOf(input, card.currency);
  const externalId = input.eventId ?? newId('evt');
  return report(context, await authorize(simulated(context), card, { sale, externalId, expiry: expiry ?? null }));
}

/**
 * Simulates a clearing without an authorization. It takes money from the card, so it also needs the permission to
 * withdraw.
 */
export async function simulateCollection(
  input: InputOf<typeof simulateForcePost>,
  context: Context,
): Promise<TransactionDetail> {
  if (!context.actor.permissions.has(withdrawCard.permission)) throw new Refusal(codes.noPermission);
  const card = await lockCardFacts(context, input.cardId);
  const sale = saleOf(input, card.currency);
  if (sale.billed === 0n) throw nothing;
  const sent = { sale, externalId: input.eventId ?? newId('evt'), authorizationCode: input.authorizationCode ?? null };
  return report(context, await collect(simulated(context), card, sent));
}

const nothing = new Refusal(codes.invalid, {
  fieldIssues: [{ field: 'amount', code: 'MIN', params: { min: '0.01' } }],
});

interface OnPurchase {
  transactionId: string;
  eventId?: string | undefined;
  amount?: Money | undefined;
  exchangeRate?: string | undefined;
}

/** Simulates an event on a purchase in the actor's data scope. */
export async function simulateEvent(
  input: OnPurchase,
  context: Context,
  eventOf: (billed: bigint | null) => PurchaseEvent,
): Promise<TransactionDetail> {
  const { billed: shown } = await readTransactionDetail(context, input.transactionId);
  const { amount } = input;
  const sum = amount === undefined ? null : billedOf({ ...input, amount }, shown.currency);
  if (sum?.billed === 0n) throw nothing;
  const externalId = input.eventId ?? newId('evt');
  const event = eventOf(sum?.billed ?? null);
  await bookEvent(simulated(context), input.transactionId, { event, externalId, unrounded: sum?.unrounded ?? null });
  return report(context, input.transactionId);
}

/** Writes the audit log entry of a simulation and returns the current purchase. */
async function report(context: Context, id: string): Promise<TransactionDetail> {
  const after = await readTransactionDetail(context, id);
  const last = after.events.at(-1);
  await context.audit({
    objectType: 'transaction',
    objectId: id,
    objectLabel: after.txnNo,
    after: { phase: after.phase, event: last?.kind, amount: last?.amount },
  });
  return after;
}
