import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { i18nText, id } from '../text';
import { limitItemDraft } from './limit-item';
import { limitRule } from './limit-rule';

/** Stricter values of an item for one merchant. Without a merchant-specific maximum, the rule's maximum applies. */
export const limitMerchantItem = z.strictObject({
  itemId: id('limi'),
  maxAmount: limitItemDraft.shape.maxAmount,
  maxCount: limitItemDraft.shape.maxCount,
});
export type LimitMerchantItem = z.infer<typeof limitMerchantItem>;

/** The same values as form input, with the keys `<item>:amount` and `<item>:count`. */
export const limitMerchantDraft = z.record(
  z.string().max(64),
  z
    .string()
    .regex(/^(\d{1,12}(\.\d{1,3})?)?$/)
    .optional(),
);
export type LimitMerchantDraft = z.infer<typeof limitMerchantDraft>;

/** Merchant-specific limits of a rule. */
export const limitMerchant = z.strictObject({
  rule: limitRule,
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  items: z.array(limitMerchantItem),
  /** 0 if the merchant has no limits of its own. */
  version: z.int(),
});
export type LimitMerchant = z.infer<typeof limitMerchant>;

const target = z.strictObject({ id: id('lim'), merchantId: id('mer') });

export const readLimitMerchant = operation({
  path: '/limitRule/merchant',
  permission: 'cards.limit-rule.merchant-save',
  input: target,
  output: limitMerchant,
  reads: true,
});

/** Saves merchant-specific limits. They must be stricter than the rule, and the rule must allow them. */
export const saveLimitMerchant = operation({
  path: '/limitRule/merchantSave',
  permission: 'cards.limit-rule.merchant-save',
  input: target.extend({ version: z.int(), items: z.array(limitMerchantItem).max(10) }),
  output: limitMerchant,
  idempotent: true,
});
