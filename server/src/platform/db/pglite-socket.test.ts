import { Client } from 'pg';
import { type Database, openEmbedded } from './db';
import type { Embedded } from './pglite';

let database: Database;
let embedded: Embedded;
beforeAll(async () => {
  ({ database, embedded } = await openEmbedded({ dataDir: null }));
  await database.pool.query('create table note (text text)');
});
afterAll(() => database.close());

const connect = async () => {
  const client = new Client({ host: embedded.host, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const notes = async () => (await database.pool.query<{ text: string }>('select text from note order by text')).rows;

beforeEach(() => database.pool.query('truncate note'));

it('a broken connection rolls back its transaction, and other connections continue', async () => {
  const broken = await connect();
  await broken.query('begin');
  await broken.query("insert into note values ('half')");
  const waiting = database.pool.query("insert into note values ('whole')");
  // An open transaction blocks all other clients, so only a broken connection can end it.
  await broken.end();
  await waiting;
  expect(await notes()).toEqual([{ text: 'whole' }]);
});

it('a transaction blocks others until it ends', async () => {
  const first = await connect();
  const second = await connect();
  await first.query('begin');
  const order: string[] = [];
  const waiting = second.query('insert into note values ($1)', ['second']).then(() => order.push('second'));
  await first.query('insert into note values ($1)', ['first']);
  order.push('first');
  await first.query('commit');
  await waiting;
  expect(order).toEqual(['first', 'second']);
  await Promise.all([first.end(), second.end()]);
});

it('a failed statement returns its error, and the next statement works', async () => {
  const client = await connect();
  await expect(client.query('select $1::int / 0', ['1'])).rejects.toThrow('division by zero');
  await expect(client.query('selct')).rejects.toThrow('syntax error');
  expect((await client.query<{ sum: number }>('select $1::int + 1 as sum', ['1'])).rows).toEqual([{ sum: 2 }]);
  await client.end();
});

it('a large value travels in both directions', async () => {
  const large = 'x'.repeat(3_000_000);
  const { rows } = await database.pool.query<{ text: string }>('select $1::text as text', [large]);
  expect(rows[0]?.text).toBe(large);
});
