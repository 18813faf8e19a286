import type { Db } from '../context';
import { demoCompanies } from '@console/demo/ids';
import { openTestDatabase } from '../../testing/test-db';
import { eachDriver } from '../../testing/test-driver';
import { text } from './column';
import type { Database } from './db';
import { setDriver } from './driver';
import { pipelinedDriver } from './pipelined';
import { inReading } from './reading';
import { sql } from './sql';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('people');
  await database.owner.execute(sql`create table word (text text primary key); grant all on word to vcc_app`);
});
afterAll(() => database.close());

const { lanshi, aldermoor } = demoCompanies;
const callerOf = (companyId: string) => ({ who: companyId, companyId });
const companies = async (db: Db) => (await db.execute(sql`select id from company`, { id: text })).rows;

/** A read whose caller is `actual` in the database. */
const read = <T>(work: (who: string, db: Db) => Promise<T>, { actual = lanshi, guess = null as string | null } = {}) =>
  inReading(
    database.pool,
    {
      identify: async (owner) => {
        const { rows } = await owner.execute(sql`select id from company where id = ${actual}`, { id: text });
        if (!rows[0]) throw new Error('nobody');
        return { ...callerOf(rows[0].id), sideWrite: null };
      },
      guess: guess === null ? null : callerOf(guess),
      isSame: (one, other) => one === other,
    },
    work,
  );

describe.each(eachDriver)('on the %s driver', (_name, driver) => {
  beforeAll(() => setDriver(database.pool, driver));

  it('a read returns only rows of its company, in every batch', async () => {
    for (const guess of [null, lanshi]) {
      const found = await read(async (_who, db) => [await companies(db), await companies(db)], { guess });
      expect(found).toEqual([[{ id: lanshi }], [{ id: lanshi }]]);
    }
  });

  it('results of a wrong guess are discarded', async () => {
    expect(await read((_who, db) => companies(db), { guess: aldermoor })).toEqual([{ id: lanshi }]);
  });

  it('an unknown caller gets no results of the guess', async () => {
    await expect(read((_who, db) => companies(db), { actual: 'nobody', guess: lanshi })).rejects.toThrow('nobody');
  });

  it('a read cannot write, even with a second statement in the same query', async () => {
    const write = read((_who, db) => db.execute(sql`insert into word values (${'no'})`), { guess: lanshi });
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
    const two = read((_who, db) => db.execute(sql`select 1; insert into word values ('no')`), { guess: lanshi });
    await expect(two).rejects.toMatchObject({ cause: { code: '42601' } });
    expect((await database.owner.execute(sql`select * from word`)).rowCount).toBe(0);
  });

  it('work that continues after a refusal cannot reach the database', async () => {
    let later: Promise<unknown> = Promise.resolve();
    const refused = read(async (_who, db) => {
      later = companies(db).then(() => companies(db));
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await expect(later).rejects.toMatchObject({ cause: { message: 'the unit of work has ended' } });
    expect(await read((_who, db) => companies(db))).toEqual([{ id: lanshi }]);
  });
});

describe('on the pipelined driver', () => {
  beforeAll(() => setDriver(database.pool, pipelinedDriver));

  it('a right guess takes one batch for identification and work', async () => {
    const client = await database.pool.connect();
    const query = jest.spyOn(Object.getPrototypeOf(client), 'query');
    client.release();
    await read((_who, db) => Promise.all([companies(db), companies(db)]), { guess: lanshi });
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });

  it('after a wrong guess the work runs again for the actual caller', async () => {
    const requests: string[] = [];
    const work = async (who: string, db: Db) => {
      requests.push(who);
      const found = await companies(db);
      if (who === aldermoor) throw new Error('what it broke of');
      return found;
    };
    expect(await read(work, { guess: aldermoor })).toEqual([{ id: lanshi }]);
    expect(requests).toEqual([aldermoor, lanshi]);
  });
});
