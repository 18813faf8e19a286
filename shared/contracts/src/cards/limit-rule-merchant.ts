import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { i18nText, id } from '../text';
import { limitItemDraft } from './limit-item';
import { limitRule } from './limit-rule';

/** Stricter values of an item for one merchant. Without a maximum, the rule's maximum applies. */
export const limitMerchantItem = z.strictObject({
  itemId: id('limi'),
  maxAmount: limitItemDraft.shape.maxAmount,
  maxCount: limitItemDraft.shape.maxCount,
});
export type LimitMerchantItem = z.infer<typeof limitMerchantItem>;

/** The same as a form keeps it: what was typed by `<item>:amount` and `<item>:count`. */
export const limitMerchantDraft = z.record(
  z.string().max(64),
  z
    .string()
    .regex(/^(\d{1,12}(\.\d{1,3})?)?$/)
    .optional(),
);
export type LimitMerchantDraft = z.infer<typeof limitMerchantDraft>;

/** Limits of a rule for one merchant. */
export const limitMerchant = z.strictObject({
  rule: limitRule,
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  items: z.array(limitMerchantItem),
  /** 0 where the merchant has none of its own. */
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

/** Stricter than the rule or refused, and only where the rule allows it. */
export const saveLimitMerchant = operation({
  path: '/limitRule/merchantSave',
  permission: 'cards.limit-rule.merchant-save',
  input: target.extend({ version: z.int(), items: z.array(limitMerchantItem).max(10) }),
  output: limitMerchant,
  idempotent: true,
});
