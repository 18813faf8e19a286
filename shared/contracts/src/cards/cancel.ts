import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, longText } from '../text';
import { cardDetail } from './card';

/** Why a card is cancelled. `OTHER` needs a note. */
export const cancelReasons = ['NOT_NEEDED', 'HOLDER_LEFT', 'REPLACED', 'COMPROMISED', 'OTHER'] as const;

/**
 * Asks for the end of a card. It is frozen at once and waits for a second person; refused with
 * `codes.pendingTransactions` while something is still to be collected.
 */
export const cancelCard = operation({
  path: '/card/cancel',
  permission: 'cards.card.cancel',
  input: z.strictObject({
    id: id('card'),
    version: z.int(),
    reason: z.enum(cancelReasons),
    note: longText().optional(),
  }),
  output: cardDetail,
  idempotent: true,
});
