import { codes, type OutputOf } from '@console/contracts';
import { findCardByNumber } from '@console/contracts/cards';
import { addAttempt } from '../../../platform/session/attempts/attempt.store';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { refuseHidden } from '../../../platform/http/masking';
import { Refusal } from '../../../platform/refusal';
import type { CardVault } from '../../../platform/vault/card-vault';
import { reachableCards } from './card-reach.query';
import { text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

/** Enough for a person at work; whoever tries out numbers gets no further. */
const looksPerHour = 60;

/** Looks a whole number up by its keyed index. Each look leaves a line, whether it found a card or not. */
export async function cardByNumber(
  number: string,
  { db, actor, now, audit }: Context,
  vault: CardVault,
): Promise<OutputOf<typeof findCardByNumber>> {
  refuseHidden(actor, ['CARD_NUMBER']);
  const looks = await addAttempt(db, { scope: 'number', key: [actor.userId], now }, 3600);
  if (looks > looksPerHour) throw new Refusal(codes.tooMany);
  const { rows } = await db.execute(
    sql`
      select c.id, c.alias || ' ' || c.last4 as label from card c
      where c.number_hmac = ${vault.indexOf(number)} and ${all(reachableCards(actor))}`,
    { id: text, label: text },
  );
  const [found] = rows;
  const { path } = findCardByNumber;
  await audit(
    found
      ? { objectType: 'card', objectId: found.id, objectLabel: found.label }
      : { objectType: 'operation', objectId: path, objectLabel: path },
  );
  return { id: found?.id ?? null };
}
