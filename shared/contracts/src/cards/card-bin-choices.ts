import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { i18nText, id } from '../text';

/** Channel that issues the cards of a BIN. */
export const binChannel = z.strictObject({ id: id('chan'), code: z.string(), name: i18nText });

/** Returns the channels for filters, and the companies if the user's company runs the platform. */
export const listBinChoices = operation({
  path: '/cardBin/choices',
  permission: 'cards.card-bin.view',
  input: z.strictObject({}),
  output: z.strictObject({
    channels: z.array(binChannel),
    companies: z.array(z.strictObject({ id: id('co'), companyNo: z.string(), name: i18nText })),
  }),
  reads: true,
});
