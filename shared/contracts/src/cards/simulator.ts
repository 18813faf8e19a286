import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { enteredMoney } from '../money';
import { operation } from '../operation';
import { id, requiredText, text } from '../text';
import { transactionDetail } from './transaction';

/** Event id of the channel; a repeated id has no effect. Generated if absent. */
const eventId = requiredText(64).optional();

/** Exchange rate from the currency of the amount to that of the card. Required if they differ. */
const exchangeRate = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,10})?$/)
  .optional();

const shop = {
  shopName: requiredText(60),
  mcc: z.string().regex(/^\d{4}$/),
  shopCountry: z.string().regex(/^[A-Z]{2}$/),
  shopCity: text(60).optional(),
  /** Number of the card acceptor at its acquirer. */
  shopRef: text(40).optional(),
  /** True if the card was not present; absent if the channel does not report it. */
  isOnline: z.boolean().optional(),
};

const simulated = {
  permission: 'cards.transaction.simulate',
  output: transactionDetail,
  idempotent: true,
  sandboxOnly: true,
} as const;

/** Simulates an authorization request. The response is a purchase, approved or declined. */
export const simulateAuthorization = operation({
  path: '/simulator/authorize',
  input: z.strictObject({
    cardId: id('card'),
    eventId,
    channelRef: requiredText(64).optional(),
    amount: enteredMoney,
    exchangeRate,
    ...shop,
    /** `MM/YY`, if the card acceptor sent it. */
    expiry: z
      .string()
      .regex(/^\d\d\/\d\d$/)
      .optional(),
  }),
  ...simulated,
});

const onPurchase = z.strictObject({ transactionId: id('txn'), eventId });
const withAmount = onPurchase.extend({ amount: enteredMoney, exchangeRate });

export const simulateIncrement = operation({ path: '/simulator/increment', input: withAmount, ...simulated });

/** Simulates a clearing. `isFinal` (the default) releases the rest of the hold. */
export const simulateClearing = operation({
  path: '/simulator/clear',
  input: withAmount.extend({ isFinal: z.boolean().optional() }),
  ...simulated,
});

/** Simulates a chargeback. Without an amount it takes back all captured amounts that were not refunded. */
export const simulateReversal = operation({
  path: '/simulator/reverse',
  input: onPurchase.extend({ amount: enteredMoney.optional(), exchangeRate }),
  ...simulated,
});

export const simulateExpiry = operation({ path: '/simulator/expire', input: onPurchase, ...simulated });

export const simulateRefund = operation({ path: '/simulator/refund', input: withAmount, ...simulated });

/**
 * Simulates a clearing without a known authorization. It is matched to a purchase by reference, code or amount; if none
 * matches, it is posted as a separate purchase.
 */
export const simulateChargeback = operation({
  path: '/simulator/chargeback',
  input: onPurchase.extend({ amount: enteredMoney.optional(), exchangeRate }),
  ...simulated,
});

/**
 * Simulates a clearing without a known authorization. It is matched to a purchase by reference, code or amount,
 * otherwise posted on its own.
 */
export const simulateForcePost = operation({
  path: '/simulator/forcePost',
  input: z.strictObject({
    cardId: id('card'),
    eventId,
    channelRef: requiredText(64).optional(),
    authorizationCode: z
      .string()
      .regex(/^[0-9A-Z]{6}$/)
      .optional(),
    amount: enteredMoney,
    exchangeRate,
    ...shop,
  }),
  ...simulated,
});

/** Messages of a channel. */
export const messageKinds = [
  'AUTHORIZE',
  'INCREMENT',
  'CLEAR',
  'REVERSE',
  'EXPIRE',
  'REFUND',
  'CHARGEBACK',
  'FORCE_POST',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Form input of a message. The kind determines which fields are used. */
export const messageDraft = z.strictObject({
  kind: z.enum(messageKinds),
  amount: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,3})?$/)
    .optional(),
  currency: z.enum(currencies),
  exchangeRate,
  shopName: shop.shopName.optional(),
  mcc: shop.mcc.optional(),
  shopCountry: shop.shopCountry.optional(),
  shopRef: shop.shopRef,
  isOnline: shop.isOnline,
});
export type MessageDraft = z.infer<typeof messageDraft>;
