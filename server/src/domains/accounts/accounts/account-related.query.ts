import type { PageName } from '@console/contracts';
import type { Actor } from '../../../platform/context';
import { sql, type SQL } from '../../../platform/db/sql';
import { all } from '../../../platform/listing/filters';
import { isOfChannel } from '../../../platform/reach/reach.rules';
import { pageWith, type RelatedLinks, sameLabel } from '../../../platform/related/related-links.query';
import { reachableAccounts } from './account.query';

/** Returns whether the user can see links to accounts. */
export const seesAccounts = (actor: Actor): boolean =>
  actor.permissions.has('accounts.account.view') && !isOfChannel(actor);

const accountPage: PageName = 'index';

/** Link to an account `a`. */
export const accountLink: SQL = sql`'account' as type, a.id, ${sameLabel(sql`a.currency::text`)} as label, ${accountPage}::text as page`;

/**
 * Link to a merchant `m`. The merchant's page requires the permission to view merchants; without it, the link has no
 * page.
 */
export const merchantLink = ({ permissions }: Pick<Actor, 'permissions'>): SQL => {
  const page = permissions.has('merchants.merchant.view')
    ? pageWith('merchant-management-view', 'id', sql`m.id`)
    : sql`''`;
  return sql`'merchant' as type, m.id, m.name as label, ${page} as page`;
};

export const accountRelated: RelatedLinks = {
  sees: { account: seesAccounts, merchant: seesAccounts },
  from: {
    account: (actor, id) => [
      sql`select ${merchantLink(actor)} from account a join merchant m on m.id = a.merchant_id
        where a.id = ${id} and ${all(reachableAccounts(actor))}`,
    ],
    merchant: (actor, id) => [
      sql`select ${accountLink} from account a
        where a.merchant_id = ${id} and ${all(reachableAccounts(actor))}`,
    ],
  },
};
