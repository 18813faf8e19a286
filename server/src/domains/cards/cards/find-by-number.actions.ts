import { codes, type OutputOf } from '@console/contracts';
import { findCardByNumber } from '@console/contracts/cards';
import { addAttempt } from '../../../platform/session/attempts/attempt.store';
import type { Context } from '../../../platform/context';
import { refuseHidden } from '../../../platform/http/masking';
import { Refusal } from '../../../platform/refusal';
import type { CardVault } from '../../../platform/vault/card-vault';
import { findByIndex } from './card-number.query';

/** Enough for a person at work; whoever tries out numbers gets no further. */
const looksPerHour = 60;

/** Looks a whole number up by its keyed index. Each look leaves a line, whether it found a card or not. */
export async function cardByNumber(
  number: string,
  context: Context,
  vault: CardVault,
): Promise<OutputOf<typeof findCardByNumber>> {
  const { db, actor, now, audit } = context;
  refuseHidden(actor, ['CARD_NUMBER']);
  const looks = await addAttempt(db, { scope: 'number', key: [actor.userId], now }, 3600);
  if (looks > looksPerHour) throw new Refusal(codes.tooMany);
  const card = await findByIndex(context, vault.indexOf(number));
  const { path } = findCardByNumber;
  await audit(
    card
      ? { objectType: 'card', objectId: card.id, objectLabel: card.label }
      : { objectType: 'operation', objectId: path, objectLabel: path },
  );
  return { id: card?.id ?? null };
}
