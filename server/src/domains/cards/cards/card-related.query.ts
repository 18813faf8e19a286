import { listCardBins } from '@console/contracts/cards';
import type { Actor } from '../../../platform/context';
import { sql, type SQL } from '../../../platform/db/sql';
import { all } from '../../../platform/listing/filters';
import { isOfChannel } from '../../../platform/reach/reach.rules';
import { pageWith, type RelatedLinks, sameLabel } from '../../../platform/related/related-links.query';
import { accountLink, merchantLink, seesAccounts } from '../../accounts/accounts/account-related.query';
import { reachableCards } from './card-reach.query';

/** Returns whether the actor may view cards; others get no links to them. */
export const seesCards = ({ permissions }: Actor): boolean => permissions.has('cards.card.view');

/** Links to the ten newest cards of a record. */
export const cardsWhere = (actor: Actor, where: SQL): SQL[] =>
  seesCards(actor)
    ? [
        sql`(select 'card' as type, c.id, ${sameLabel(sql`left(c.bin8, 4) || '••••••••' || c.last4`)} as label,
          ${pageWith('cards-balance-view-card-detail', 'id', sql`c.id`)} as page
        from card c where ${where} and ${all(reachableCards(actor))} order by c.created_at desc, c.id desc limit 10)`,
      ]
    : [];

/** Links to cardholder and merchant; none for channels, which must not see these names. */
const holderAndMerchant = (actor: Actor, one: SQL): SQL[] =>
  isOfChannel(actor)
    ? []
    : [
        sql`select ${merchantLink(actor)} from ${one} join merchant m on m.id = one.merchant_id`,
        sql`select 'cardholder' as type, h.id, ${sameLabel(sql`h.name`)} as label,
            ${holderPage(actor)} as page
          from ${one} join cardholder h on h.id = one.cardholder_id`,
      ];

const holderPage = ({ permissions }: Actor): SQL =>
  permissions.has('cards.cardholder.view')
    ? pageWith('coremanagement-cardholder-management-view', 'id', sql`h.id`)
    : sql`''`;

/** Link to the list of BINs with the digits as keyword, because BINs have no page of their own. */
const binPage = ({ permissions }: Actor): SQL =>
  permissions.has(listCardBins.permission) ? pageWith('card-bin-management', 'q', sql`b.bin`) : sql`''`;

export const cardRelated: RelatedLinks = {
  sees: { card: seesCards },
  from: {
    card: (actor, id) => {
      const one = sql`(select c.* from card c where c.id = ${id} and ${all(reachableCards(actor))}) as one`;
      return [
        ...holderAndMerchant(actor, one),
        ...(seesAccounts(actor)
          ? [
              sql`select ${accountLink} from ${one} join card_batch b on b.id = one.batch_id join account a on a.id = b.account_id`,
            ]
          : []),
        sql`select 'card-bin' as type, b.id, b.product_name as label, ${binPage(actor)} as page from ${one} join card_bin b on b.id = one.bin_id`,
      ];
    },
    account: (actor, id) =>
      cardsWhere(actor, sql`c.batch_id in (select b.id from card_batch b where b.account_id = ${id})`),
    merchant: (actor, id) => cardsWhere(actor, sql`c.merchant_id = ${id}`),
  },
};
