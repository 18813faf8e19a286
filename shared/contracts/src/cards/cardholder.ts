import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id } from '../text';

/** A cardholder as a choice; only those who may hold a new card. */
export const cardholderOption = z.strictObject({
  id: id('holder'),
  name: z.string(),
  isDefault: z.boolean(),
});
export type CardholderOption = z.infer<typeof cardholderOption>;

export const listCardholderOptions = operation({
  path: '/cardholder/options',
  permission: 'cards.card.create',
  input: z.strictObject({ merchantId: id('mer') }),
  output: z.strictObject({ list: z.array(cardholderOption) }),
  reads: true,
});
