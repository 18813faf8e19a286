import {
  countCardExport,
  exportCardBatch,
  exportCards,
  listCardBatches,
  listCardBatchItems,
  listCards,
  readCard,
} from '@console/contracts/cards';
import { downloadJob, type Job } from '@console/contracts/jobs';
import { demoCompanies, firstChannelId, roleIdOf } from '@console/demo/ids';
import { workAll } from '../../../testing/job-worker';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let channel: Record<string, string>;
/** Names of all cardholders at the channel, and of all other users. */
let names: string[];

beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  const { pool } = console_.database;
  await pool.query(`insert into role_button (company_id, role_id, button_code) values ($1, $2, 'cards.card.export')`, [
    demoCompanies.aldermoor,
    roleIdOf('channel.operator'),
  ]);
  channel = await console_.signIn('channel.operator');
  const { rows } = await pool.query<{ name: string }>(
    `select distinct h.name from cardholder h join card c on c.cardholder_id = h.id where c.channel_id = $1
    union select nickname from app_user where login_name <> 'channel.operator'`,
    [firstChannelId],
  );
  names = rows.map(({ name }) => name);
});
afterAll(() => console_.close());

const namesIn = (shown: unknown) => {
  const text = typeof shown === 'string' ? shown : JSON.stringify(shown);
  return names.filter((name) => text.includes(name));
};

async function fileOf(job: Job): Promise<string> {
  await workAll(console_);
  const { url } = await console_.call(downloadJob, { id: job.id }, channel);
  return (await console_.app.inject({ method: 'GET', url })).body;
}

test('a channel sees different placeholders for different cardholders in the list of cards, and no names', async () => {
  const { list } = await console_.call(listCards, { pageSize: 200 }, channel);
  const holders = list.flatMap(({ cardholder }) => cardholder ?? []);
  expect(holders.length).toBeGreaterThan(20);
  expect(new Set(holders.map(({ name }) => name)).size).toBe(new Set(holders.map(({ id }) => id)).size);
  expect(namesIn(list)).toEqual([]);
});

test('a channel sees no cardholder names in a card and the items of its batch', async () => {
  const { list } = await console_.call(listCards, { pageSize: 200 }, channel);
  const held = list.filter(({ cardholder }) => cardholder !== null).slice(0, 10);
  for (const { id } of held) {
    const { cardholder, batchNo } = await console_.call(readCard, { id }, channel);
    const { list: items } = await console_.call(listCardBatchItems, { batchNo }, channel);
    expect(items.flatMap((item) => item.cardholder ?? [])).not.toEqual([]);
    expect(namesIn([cardholder, items])).toEqual([]);
  }
});

test('a channel sees no names of users who created a batch', async () => {
  const { list } = await console_.call(listCardBatches, { pageSize: 200 }, channel);
  expect(list).not.toEqual([]);
  expect(namesIn(list)).toEqual([]);
});

test('a channel sees no cardholder names in exported files', async () => {
  const { list } = await console_.call(listCards, { pageSize: 200 }, channel);
  const [held] = list.filter(({ cardholder }) => cardholder !== null);
  const { batchNo } = await console_.call(readCard, { id: held?.id ?? '' }, channel);
  const cards = await fileOf(await console_.call(exportCards, { format: 'CSV' }, channel));
  expect(cards).toContain(held?.cardholder?.name);
  expect(namesIn(cards)).toEqual([]);
  expect(namesIn(await fileOf(await console_.call(exportCardBatch, { batchNo, format: 'CSV' }, channel)))).toEqual([]);
});

test('a channel finds no cards by the name of a cardholder', async () => {
  const operations = await console_.signIn('operations');
  const { rows } = await console_.database.pool.query<{ name: string }>(
    `select h.name from cardholder h join card c on c.cardholder_id = h.id
    where c.channel_id = $1 and c.company_id = $2 group by h.name order by h.name limit 5`,
    [firstChannelId, demoCompanies.aldermoor],
  );
  for (const { name } of rows)
    for (const keyword of [name, name.slice(0, 2)]) {
      const seen = await console_.call(listCards, { keyword: name }, operations);
      expect(seen.total).toBeGreaterThan(0);
      const { list } = await console_.call(listCards, { keyword }, channel);
      expect(list.filter(({ alias }) => !alias.toLowerCase().includes(keyword.toLowerCase()))).toEqual([]);
      expect((await console_.call(countCardExport, { keyword: name }, channel)).count).toBe(
        list.filter(({ alias }) => alias.toLowerCase().includes(name.toLowerCase())).length,
      );
    }
});
