import { beforeWindow, isAtShop, type Moment, shopOfPurchase } from './limit-match.query';
import { sql, type SQL } from '../../../platform/db/sql';

/**
 * How often a card was declined in a row within the window of an item `i`: since it was last approved anywhere and since
 * it was last unfrozen. What the item itself declined does not count, or it would never let the card go.
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
