import type { I18nText } from '@console/contracts';
import type { Actor } from '../../../platform/context';
import { within } from '../../../platform/reach/reach.query';
import { isOfChannel } from '../../../platform/reach/reach.rules';
import { sql, type SQL } from '../../../platform/db/sql';

/**
 * Merchants that the actor can choose. For a channel user: merchants with cards of the channel. For a wallet user:
 * merchants of their wallets.
 */
export const reachableMerchants = (actor: Actor): SQL[] =>
  within(actor, {
    company: sql`merchant.company_id`,
    merchant: sql`merchant.id`,
    channel: (id) => sql`exists (select 1 from card c where c.merchant_id = merchant.id and c.channel_id = ${id})`,
    membership: 'all',
  });

/** Display name of a merchant. Channels see the last four characters of the merchant number instead of the name. */
export const shownName = (actor: Pick<Actor, 'accountType'>, name: I18nText, merchantNo: string): I18nText => {
  if (!isOfChannel(actor)) return name;
  const tail = merchantNo.slice(-4);
  return { en_US: `Merchant ••${tail}`, zh_CN: `商户 ••${tail}` };
};
