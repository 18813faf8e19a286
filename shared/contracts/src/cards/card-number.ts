import { z } from '@console/contracts/zod';
import { digitsOf, isCardNumber } from '../card-number.rules';
import { operation } from '../operation';
import { id } from '../text';

/**
 * Finds the card with a whole number among those that the user may see. The number is posted, never stored, and part of no
 * answer or address. A mask shows eight of its digits, so the answer confirms a guess of the others: without the permission to
 * reveal numbers it needs a fresh proof (`codes.stepUp`), wallet users are refused, and misses are counted.
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
