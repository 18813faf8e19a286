import { type InputOf, queryDicts, queryMenus, queryRelated, refreshCache } from '@console/contracts';
import { listCardBins } from '@console/contracts/cards';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { pick, type RowOf } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

let test: TestApp;
const cardRow = pick(tables.card, 'id', 'merchant_id', 'cardholder_id', 'bin_id');
let card: RowOf<typeof cardRow>;
beforeAll(async () => {
  test = await openTestApp({ filling: 'demo' });
  const { rows } = await test.database.owner.execute(
    sql`select id, merchant_id, cardholder_id, bin_id from card where company_id like '%1' and cardholder_id is not null order by id limit 1`,
    cardRow,
  );
  if (rows[0]) card = rows[0];
});
afterAll(() => test.close());

const typesOf = async (user: Record<string, string>, type: InputOf<typeof queryRelated>['type'], id: string) => {
  const { list } = await test.call(queryRelated, { type, id }, user);
  return [...new Set(list.map((link) => link.type))].sort();
};

it('a card is related to its merchant, cardholder, account and BIN [seed 7.16]', async () => {
  const user = await test.signIn('owner');
  expect(await typesOf(user, 'card', card.id)).toEqual(['account', 'card-bin', 'cardholder', 'merchant']);
});

it('a merchant is related to its accounts and newest cards, limited by the permissions of the user', async () => {
  expect(await typesOf(await test.signIn('owner'), 'merchant', card.merchant_id)).toEqual(['account', 'card']);
  expect(await typesOf(await test.signIn('developer'), 'merchant', card.merchant_id)).toEqual(['account']);
});

it('the link to a BIN opens the list filtered by the BIN', async () => {
  const user = await test.signIn('owner');
  const { list } = await test.call(queryRelated, { type: 'card', id: card.id }, user);
  const { list: bins } = await test.call(
    listCardBins,
    { keyword: list.find(({ type }) => type === 'card-bin')?.page.split('q=')[1] ?? 'none' },
    user,
  );
  expect(bins.map(({ id }) => id)).toEqual([card.bin_id]);
});

it('a cardholder and a BIN are related to their newest cards; a channel user gets no records of a cardholder', async () => {
  const owner = await test.signIn('owner');
  const holder = card.cardholder_id ?? '';
  expect(await typesOf(owner, 'cardholder', holder)).toEqual(['card']);
  expect(await typesOf(owner, 'card-bin', card.bin_id)).toEqual(['card']);
  expect(await typesOf(await test.signIn('channel.operator'), 'cardholder', holder)).toEqual([]);
  expect(await typesOf(await test.signIn('owner.zh'), 'cardholder', holder)).toEqual([]);
});

it('another company gets no related records of a card; a channel user gets only the BIN of its own cards', async () => {
  expect(await typesOf(await test.signIn('owner.zh'), 'card', card.id)).toEqual([]);
  const operator = await test.signIn('channel.operator');
  expect(await typesOf(operator, 'merchant', card.merchant_id)).toEqual([]);
  const { rows } = await test.database.owner.execute(
    sql`
      select c.id from card c join app_user u on u.channel_id = c.channel_id and u.company_id = c.company_id
      where u.login_name = 'channel.operator' limit 1`,
    pick(tables.card, 'id'),
  );
  expect(await typesOf(operator, 'card', rows[0]?.id ?? '')).toEqual(['card-bin']);
});

it('refreshing the cache returns the current versions of menus and dictionaries [seed 7.18]', async () => {
  const user = await test.signIn('support');
  const [current, menus, dicts] = [
    await test.call(refreshCache, {}, user),
    await test.call(queryMenus, {}, user),
    await test.call(queryDicts, { dicts: ['card_state'] }, user),
  ];
  expect(current).toEqual({ menuVersion: menus.menuVersion, dictVersion: dicts.version });
});
