import type { I18nText } from '@console/contracts';
import type { Actor } from '../../context';
import { sql, type SQL } from '../../sql';

/** Rows of merchants that the actor may reach; row security has already left out other companies. */
export const withinMerchants = ({ merchantIds }: Actor, column: SQL): SQL[] =>
  merchantIds === null ? [] : [sql`${column} = any(${merchantIds})`];

/** Rows of the channel that a channel user works for. */
export const withinChannel = ({ accountType, channelId }: Actor, column: SQL): SQL[] =>
  accountType === 'CHANNEL' ? [sql`${column} = ${channelId}`] : [];

/** A channel serves many merchants and learns the name of none. */
export const shownName = ({ accountType }: Actor, name: I18nText, merchantNo: string): I18nText => {
  if (accountType !== 'CHANNEL') return name;
  const tail = merchantNo.slice(-4);
  return { en_US: `Merchant ••${tail}`, zh_CN: `商户 ••${tail}` };
};
