import { z } from '@console/contracts/zod';
import { digitsOf, isCardNumber } from '../card-number.rules';
import { operation } from '../operation';
import { id } from '../text';

/** The card with this whole number, if it is the user's to see. Posted, never stored, and not in any answer or address. */
export const findCardByNumber = operation({
  path: '/card/findByNumber',
  permission: 'cards.card.view',
  input: z.strictObject({
    number: z
      .string()
      .max(40)
      .overwrite(digitsOf)
      .refine(isCardNumber, { params: { code: 'CARD_NUMBER' } }),
  }),
  output: z.strictObject({ id: id('card').nullable() }),
  reads: true,
  audit: true,
});
