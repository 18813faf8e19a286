import { beforeWindow, isAtShop, type Moment, shopOfPurchase } from './limit-match.query';
import { sql, type SQL } from '../../../platform/db/sql';

/**
 * Number of consecutive declines of a card within the window of an item `i`, since its last approval and its last
 * unfreeze. Declines by the item itself do not count; otherwise the card could never be used again.
 */
export const streakOf = (cardId: string, moment: Moment): SQL => sql`
  (select count(*)::int from (select 1) as one
    left join lateral (select l.at, l.id from card_transaction l
      where l.card_id = ${cardId} and l.authorization_code is not null order by l.at desc, l.id desc limit 1) as approved on true
    left join lateral (select max(e.at) as at from card_status_event e
      where e.card_id = ${cardId} and e.from_state = 'FROZEN' and e.to_state = 'ACTIVE') as unfrozen on true
    join card_transaction t on t.card_id = ${cardId} and t.phase = 'DECLINED' and t.at > ${beforeWindow(moment)}
      and (approved.at is null or (t.at, t.id) > (approved.at, approved.id))
      and (unfrozen.at is null or t.at > unfrozen.at)
      and t.decline_detail ->> 'itemId' is distinct from i.id and ${isAtShop(shopOfPurchase)})`;
