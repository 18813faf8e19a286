import { openTestDatabase } from '../../testing/test-db';
import { eachDriver } from '../../testing/test-driver';
import { inIdentifiedScope, inTransaction } from './transaction';
import { int, text } from './column';
import type { Database } from './db';
import { setDriver } from './driver';
import { pipelinedDriver } from './pipelined';
import type { Db } from '../context';
import { sql } from './sql';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('people');
  await database.owner.execute(sql`create table word (text text primary key)`);
});
afterEach(() => database.owner.execute(sql`delete from word`));
afterAll(() => database.close());

const owner = { as: 'owner' } as const;
const insert = (db: Db, word: string) => db.execute(sql`insert into word values (${word})`);
const findTexts = async () => {
  const { rows } = await database.owner.execute(sql`select text from word order by text`, { text });
  return rows.map((row) => row.text);
};
describe.each(eachDriver)('on the %s driver', (_name, driver) => {
  beforeAll(() => setDriver(database.pool, driver));

  describe('concurrent statements', () => {
    it('get their own rows, in the order of sending', async () => {
      const results = await inTransaction(database.pool, owner, (db) =>
        Promise.all(
          [1, 2, 3].map(
            async (number) =>
              (await db.execute(sql`select ${number}::int as n, ${'x'}::text as x`, { n: int, x: text })).rows,
          ),
        ),
      );
      expect(results).toEqual([[{ n: 1, x: 'x' }], [{ n: 2, x: 'x' }], [{ n: 3, x: 'x' }]]);
    });

    it('can be repeated, also as prepared statements', async () => {
      for (let time = 0; time < 8; time += 1) {
        const texts = await inTransaction(database.pool, owner, async (db) => {
          const [one, two] = await Promise.all([
            db.execute(sql`select ${'same'}::text as word`, { word: text }),
            db.execute(sql`select ${'same'}::text as word`, { word: text }),
          ]);
          return [...one.rows, ...two.rows];
        });
        expect(texts).toEqual([{ word: 'same' }, { word: 'same' }]);
      }
    });
  });

  describe('a failed statement', () => {
    it('rejects with its own error, and so do all other statements of its batch', async () => {
      const work = inTransaction(database.pool, owner, (db) =>
        Promise.all([insert(db, 'a'), insert(db, 'a'), db.execute(sql`select ${1}::int / 0`)]),
      );
      await expect(work).rejects.toMatchObject({ cause: { code: '23505' } });
      expect(await findTexts()).toEqual([]);
    });

    it('stops the sending of later statements, also if it was not awaited', async () => {
      const work = inTransaction(database.pool, owner, async (db) => {
        await insert(db, 'a');
        insert(db, 'a').catch(() => undefined);
        await insert(db, 'b').catch(() => undefined);
        await insert(db, 'c').catch(() => undefined);
      });
      await expect(work).rejects.toMatchObject({ code: '23505' });
      expect(await findTexts()).toEqual([]);
    });

    it('a statement that fails at the end rolls back the work', async () => {
      const work = inTransaction(database.pool, owner, async (db, atEnd) => {
        await insert(db, 'a');
        atEnd(sql`insert into word values (${'a'})`);
      });
      await expect(work).rejects.toMatchObject({ code: '23505' });
      expect(await findTexts()).toEqual([]);
    });

    it('leaves the connection and all of its statements usable for the next work', async () => {
      const divide = (by: number) =>
        inTransaction(database.pool, owner, async (db) => {
          const [, { rows }] = await Promise.all([
            db.execute(sql`select 10 / ${by}::int as ten`),
            db.execute(sql`select ${'next'}::text as never_begun`, { never_begun: text }),
          ]);
          return rows;
        });
      for (let time = 0; time < 6; time += 1) {
        await expect(divide(0)).rejects.toMatchObject({ cause: { code: '22012' } });
        expect(await divide(1)).toEqual([{ never_begun: 'next' }]);
      }
    });
  });

  describe('identification of the caller', () => {
    it('sets the scope of the work; its side write is kept even if the work fails', async () => {
      const work = inIdentifiedScope(
        database.pool,
        async (db) => {
          const { rows } = await db.execute(sql`select current_user::text as "user"`, { user: text });
          return { who: rows, scope: { as: 'nobody' }, sideWrite: sql`insert into word values (${'kept'})` };
        },
        async (who, db) => {
          const { rows } = await db.execute(sql`select current_user::text as "user"`, { user: text });
          throw new Error(`${who[0]?.user === 'vcc_app'} ${rows[0]?.user}`);
        },
      );
      await expect(work).rejects.toThrow('false vcc_app');
      expect(await findTexts()).toEqual(['kept']);
    });

    it('is rolled back after a refusal, and the work does not begin', async () => {
      const work = jest.fn();
      const refused = inIdentifiedScope(
        database.pool,
        async (db) => {
          await insert(db, 'looked');
          throw new Error('no');
        },
        work,
      );
      await expect(refused).rejects.toThrow('no');
      expect(work).not.toHaveBeenCalled();
      expect(await findTexts()).toEqual([]);
    });
  });
});

/** Number of batches that the database received during `work`. */
const batchesOf = async (work: () => Promise<unknown>): Promise<number> => {
  const client = await database.pool.connect();
  const query = jest.spyOn(Object.getPrototypeOf(client), 'query');
  client.release();
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
};

describe('concurrent statements on the pipelined driver', () => {
  beforeAll(() => setDriver(database.pool, pipelinedDriver));

  it('share one batch with BEGIN, and statements at the end share one with COMMIT', async () => {
    const batches = await batchesOf(() =>
      inTransaction(database.pool, owner, async (db, atEnd) => {
        await Promise.all([insert(db, 'a'), insert(db, 'b')]);
        atEnd(sql`insert into word values (${'c'})`);
      }),
    );
    expect(batches).toBe(2);
    expect(await findTexts()).toEqual(['a', 'b', 'c']);
  });
});
