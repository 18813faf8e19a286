import type { I18nText } from '@console/contracts';
import type { Actor } from '../../../platform/context';
import { within } from '../../../platform/reach/reach.query';
import { isOfChannel } from '../../../platform/reach/reach.rules';
import { sql, type SQL } from '../../../platform/db/sql';

/** A channel user chooses among merchants that hold cards of the channel, a user of wallets among those of their wallets. */
export const reachableMerchants = (actor: Actor): SQL[] =>
  within(actor, {
    company: sql`merchant.company_id`,
    merchant: sql`merchant.id`,
    channel: (id) => sql`exists (select 1 from card c where c.merchant_id = merchant.id and c.channel_id = ${id})`,
    membership: 'all',
  });

/** A channel serves many merchants and learns the name of none. */
export const shownName = (actor: Pick<Actor, 'accountType'>, name: I18nText, merchantNo: string): I18nText => {
  if (!isOfChannel(actor)) return name;
  const tail = merchantNo.slice(-4);
  return { en_US: `Merchant ••${tail}`, zh_CN: `商户 ••${tail}` };
};
