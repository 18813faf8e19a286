import { z } from '@console/contracts/zod';
import { digitsOf, isCardNumber } from '../card-number.rules';
import { operation } from '../operation';
import { id } from '../text';

/**
 * Finds a card by its full number, among the cards that the user can view. The number is posted, never stored, and not
 * part of any response or address. Masked numbers show eight digits, so a response confirms or excludes a guess of the
 * hidden ones: without the permission to reveal numbers, the call requires step-up authentication (`codes.stepUp`),
 * wallet users are refused, and lookups without a match are counted.
 */
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
