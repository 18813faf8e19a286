import type { Db } from '../context';
import { demoCompanies } from '../../demo/ids';
import { openTestDatabase } from '../../testing/test-db';
import type { Database } from './db';
import { inReading } from './reading';
import { sql } from './sql';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('people');
  await database.owner.execute(sql`create table said (word text primary key); grant all on said to vcc_app`);
});
afterAll(() => database.close());

const { lanshi, aldermoor } = demoCompanies;
const asking = (companyId: string) => ({ who: companyId, companyId });
const companies = async (db: Db) => (await db.execute<{ id: string }>(sql`select id from company`)).rows;

/** A read of whoever `found` is, which the look asks the database for. */
const read = <T>(work: (who: string, db: Db) => Promise<T>, { found = lanshi, guess = null as string | null } = {}) =>
  inReading(
    database.pool,
    {
      look: async (owner) => {
        const { rows } = await owner.execute<{ id: string }>(sql`select id from company where id = ${found}`);
        if (!rows[0]) throw new Error('nobody');
        return { ...asking(rows[0].id), stored: null };
      },
      guess: guess === null ? null : asking(guess),
      isSame: (one, other) => one === other,
    },
    work,
  );

it('sees what its company may see, in every message', async () => {
  for (const guess of [null, lanshi]) {
    const seen = await read(async (_who, db) => [await companies(db), await companies(db)], { guess });
    expect(seen).toEqual([[{ id: lanshi }], [{ id: lanshi }]]);
  }
});

it('a right guess takes one message for the look and the work', async () => {
  const client = await database.pool.connect();
  const query = jest.spyOn(Object.getPrototypeOf(client), 'query');
  client.release();
  await read((_who, db) => Promise.all([companies(db), companies(db)]), { guess: lanshi });
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
});

it('a wrong guess is never heard of: the work is done again for who it really is', async () => {
  const requests: string[] = [];
  const work = async (who: string, db: Db) => {
    requests.push(who);
    const seen = await companies(db);
    if (who === aldermoor) throw new Error('what it broke of');
    return seen;
  };
  expect(await read(work, { guess: aldermoor })).toEqual([{ id: lanshi }]);
  expect(requests).toEqual([aldermoor, lanshi]);
});

it('whoever the look does not find hears nothing of what was guessed', async () => {
  await expect(read((_who, db) => companies(db), { found: 'nobody', guess: lanshi })).rejects.toThrow('nobody');
});

it('changes nothing, by itself or by a statement that hides in another', async () => {
  const write = read((_who, db) => db.execute(sql`insert into said values (${'no'})`), { guess: lanshi });
  await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
  const two = read((_who, db) => db.execute(sql`select 1; insert into said values ('no')`), { guess: lanshi });
  await expect(two).rejects.toMatchObject({ cause: { code: '42601' } });
  expect((await database.owner.execute(sql`select * from said`)).rows).toEqual([]);
});

it('work that goes on after it was refused reaches the database no more', async () => {
  let later: Promise<unknown> = Promise.resolve();
  const refused = read(async (_who, db) => {
    later = companies(db).then(() => companies(db));
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await expect(later).rejects.toMatchObject({ cause: { message: 'this work is over' } });
  expect(await read((_who, db) => companies(db))).toEqual([{ id: lanshi }]);
});
