import type { CardReading } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { readCardReading } from './card-reading.query';
import { storeRequest } from './card-reading.store';

/** Requests a reading of a card's balance; a pending request is not changed. */
export async function requestReading(cardId: string, context: Context): Promise<CardReading> {
  const { card } = await readCardReading(context, cardId);
  await storeRequest(context, cardId);
  await context.audit({
    objectType: 'card',
    objectId: cardId,
    objectLabel: card.number,
    after: { asked: 'BALANCE' },
  });
  return readCardReading(context, cardId);
}
