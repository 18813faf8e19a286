import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, longText } from '../text';
import { cardDetail } from './card';

/** Reasons for cancelling a card. `OTHER` requires a note. */
export const cancelReasons = ['NOT_NEEDED', 'HOLDER_LEFT', 'REPLACED', 'COMPROMISED', 'OTHER'] as const;

/**
 * Requests the cancellation of a card. The card is frozen immediately, and a second approver decides. Refused with
 * `codes.pendingTransactions` while the card has open holds.
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
