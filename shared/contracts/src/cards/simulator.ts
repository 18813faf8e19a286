import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { money } from '../money';
import { operation } from '../operation';
import { id, requiredText, text } from '../text';
import { transactionDetail } from './transaction';

/** As a channel names an event: the same one again has no effect. Made up where it is left out. */
const eventId = requiredText(64).optional();

/** From the currency of the amount to that of the card. Needed where they differ. */
const exchangeRate = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,10})?$/)
  .optional();

const shop = {
  shopName: requiredText(60),
  mcc: z.string().regex(/^\d{4}$/),
  shopCountry: z.string().regex(/^[A-Z]{2}$/),
  shopCity: text(60).optional(),
  /** As its acquirer numbers it. */
  shopRef: text(40).optional(),
  /** Whether the card was not there; left out where the channel does not say. */
  isOnline: z.boolean().optional(),
};

const simulated = {
  permission: 'cards.transaction.simulate',
  output: transactionDetail,
  idempotent: true,
  sandboxOnly: true,
} as const;

/** A shop asks whether the card may pay. The answer is a purchase, approved or declined. */
export const simulateAuthorization = operation({
  path: '/simulator/authorize',
  input: z.strictObject({
    cardId: id('card'),
    eventId,
    channelRef: requiredText(64).optional(),
    amount: money,
    exchangeRate,
    ...shop,
    /** `MM/YY`, where the shop sent it. */
    expiry: z
      .string()
      .regex(/^\d\d\/\d\d$/)
      .optional(),
  }),
  ...simulated,
});

const onPurchase = z.strictObject({ transactionId: id('txn'), eventId });
const withAmount = onPurchase.extend({ amount: money, exchangeRate });

export const simulateIncrement = operation({ path: '/simulator/increment', input: withAmount, ...simulated });

/** Collects. `isFinal` (the default) gives back what is still set aside. */
export const simulateClearing = operation({
  path: '/simulator/clear',
  input: withAmount.extend({ isFinal: z.boolean().optional() }),
  ...simulated,
});

/** Without an amount: all that is still open. */
export const simulateReversal = operation({
  path: '/simulator/reverse',
  input: onPurchase.extend({ amount: money.optional(), exchangeRate }),
  ...simulated,
});

export const simulateExpiry = operation({ path: '/simulator/expire', input: onPurchase, ...simulated });

export const simulateRefund = operation({ path: '/simulator/refund', input: withAmount, ...simulated });

/** The cardholder's side took the money back. Without an amount: all that was collected and has not come back. */
export const simulateChargeback = operation({
  path: '/simulator/chargeback',
  input: onPurchase.extend({ amount: money.optional(), exchangeRate }),
  ...simulated,
});

/** A clearing as a channel sends it: matched to its purchase by reference, code or amount, else posted by itself. */
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
    amount: money,
    exchangeRate,
    ...shop,
  }),
  ...simulated,
});

/** What a channel may send. */
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

/** A message as a person puts it together; which of its fields count follows from its kind. */
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
