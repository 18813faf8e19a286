import type { InputOf, OutputOf, queryRelated } from '@console/contracts';
import { reachableAccounts } from '../../domains/accounts/accounts/account.repo';
import { reachableCards } from '../../domains/cards/cards/card-reach.repo';
import type { Actor, Db } from '../context';
import { all } from '../listing/filters';
import { isOfChannel } from '../reach/reach.rules';
import { sql, type SQL } from '../db/sql';

type Asked = InputOf<typeof queryRelated>;
type Link = OutputOf<typeof queryRelated>['list'][number];
type Select = (actor: Actor, id: string) => SQL[];

const same = (text: SQL) => sql`jsonb_build_object('en_US', ${text}, 'zh_CN', ${text})`;

/** What each kind needs, so that a link tells nobody of a record that their pages would not show. */
const views = { card: 'cards.card.view', account: 'accounts.account.view', merchant: 'accounts.account.view' } as const;

const sees = (actor: Actor, type: Asked['type']) =>
  actor.permissions.has(views[type]) && (type === 'card' || !isOfChannel(actor));

/** The newest cards of a record; who wants them all opens the list. */
const cardsWhere = (actor: Actor, where: SQL): SQL[] =>
  sees(actor, 'card')
    ? [
        sql`(select 'card' as type, c.id, ${same(sql`left(c.bin8, 4) || '••••••••' || c.last4`)} as label,
          'cards-balance-view-card-detail?id=' || c.id as page
        from card c where ${where} and ${all(reachableCards(actor))} order by c.created_at desc, c.id desc limit 10)`,
      ]
    : [];

const accountLink = sql`'account' as type, a.id, ${same(sql`a.currency::text`)} as label, 'index' as page`;
const merchantLink = sql`'merchant' as type, m.id, m.name as label, '' as page`;

/** A channel learns the name of no merchant and of no holder. */
const holderAndMerchant = (actor: Actor, one: SQL): SQL[] =>
  isOfChannel(actor)
    ? []
    : [
        sql`select ${merchantLink} from ${one} join merchant m on m.id = one.merchant_id`,
        sql`select 'cardholder' as type, h.id, ${same(sql`h.name`)} as label,
            ${holderPage(actor)} as page
          from ${one} join cardholder h on h.id = one.cardholder_id`,
      ];

const holderPage = ({ permissions }: Actor): SQL =>
  permissions.has('cards.cardholder.view') ? sql`'coremanagement-cardholder-management-view?id=' || h.id` : sql`''`;

const selects: Record<Asked['type'], Select> = {
  card: (actor, id) => {
    const one = sql`(select c.* from card c where c.id = ${id} and ${all(reachableCards(actor))}) as one`;
    return [
      ...holderAndMerchant(actor, one),
      ...(sees(actor, 'account')
        ? [
            sql`select ${accountLink} from ${one} join card_batch b on b.id = one.batch_id join account a on a.id = b.account_id`,
          ]
        : []),
      sql`select 'card-bin' as type, b.id, b.product_name as label, '' as page from ${one} join card_bin b on b.id = one.bin_id`,
    ];
  },
  account: (actor, id) => [
    sql`select ${merchantLink} from account a join merchant m on m.id = a.merchant_id
      where a.id = ${id} and ${all(reachableAccounts(actor))}`,
    ...cardsWhere(actor, sql`c.batch_id in (select b.id from card_batch b where b.account_id = ${id})`),
  ],
  merchant: (actor, id) => [
    sql`select ${accountLink} from account a
      where a.merchant_id = ${id} and ${all(reachableAccounts(actor))}`,
    ...cardsWhere(actor, sql`c.merchant_id = ${id}`),
  ],
};

/** Records linked to one; empty where it does not exist or is not the actor's to see. */
export async function findRelated(db: Db, actor: Actor, { type, id }: Asked): Promise<Link[]> {
  if (!sees(actor, type)) return [];
  const { rows } = await db.execute<Link & Record<string, unknown>>(
    sql.join(selects[type](actor, id), sql` union all `),
  );
  return rows;
}
