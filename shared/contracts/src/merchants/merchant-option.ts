import { z } from '@console/contracts/zod';
import { optionsInput, optionsOutput } from '../options';
import { operation } from '../operation';
import { i18nText, id } from '../text';
import { merchantStatuses } from './merchant.states';

/** Merchant as an option in filters and forms. */
export const merchantOption = z.strictObject({
  id: id('mer'),
  merchantNo: z.string(),
  name: i18nText,
  status: z.enum(merchantStatuses),
});
export type MerchantOption = z.infer<typeof merchantOption>;

/** Lists the merchants in the user's data scope by number, for filters and forms. `keyword` matches name and number. */
export const listMerchantOptions = operation({
  path: '/merchant/options',
  permission: 'cards.card.view',
  alsoWith: [
    'cards.card-batch.view',
    'cards.transaction.view',
    'cards.cardholder.view',
    'cards.limit-rule.view',
    'cards.share-rule.view',
    'cards.share-group.view',
    'cards.wallet.view',
    'merchants.review.view',
    'admin.user.view',
    'merchants.api-key.view',
  ],
  input: z.strictObject(optionsInput('mer')),
  output: optionsOutput(merchantOption),
  reads: true,
});
