import { openTestDatabase } from '../../testing/test-db';
import { inFoundScope, inTransaction } from './transaction';
import type { Database } from './db';
import type { Db } from '../context';
import { sql } from './sql';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('people');
  await database.owner.execute(sql`create table said (word text primary key)`);
});
afterEach(() => database.owner.execute(sql`delete from said`));
afterAll(() => database.close());

const owner = { as: 'owner' } as const;
const say = (db: Db, word: string) => db.execute(sql`insert into said values (${word})`);
const labelsOf = async () => {
  const { rows } = await database.owner.execute<{ word: string }>(sql`select word from said order by word`);
  return rows.map(({ word }) => word);
};
/** How many messages the database was sent meanwhile. */
const messagesOf = async (work: () => Promise<unknown>): Promise<number> => {
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

describe('what is asked for at once', () => {
  it('is answered each with its own rows, in the order in which it was asked', async () => {
    const answers = await inTransaction(database.pool, owner, (db) =>
      Promise.all(
        [1, 2, 3].map(async (number) => (await db.execute(sql`select ${number}::int as n, ${'x'}::text as x`)).rows),
      ),
    );
    expect(answers).toEqual([[{ n: 1, x: 'x' }], [{ n: 2, x: 'x' }], [{ n: 3, x: 'x' }]]);
  });

  it('goes in one message with the beginning, and what comes last with the end', async () => {
    const messages = await messagesOf(() =>
      inTransaction(database.pool, owner, async (db, atEnd) => {
        await Promise.all([say(db, 'a'), say(db, 'b')]);
        atEnd(sql`insert into said values (${'c'})`);
      }),
    );
    expect(messages).toBe(2);
    expect(await labelsOf()).toEqual(['a', 'b', 'c']);
  });

  it('again and again, also once its statements are kept', async () => {
    for (let time = 0; time < 8; time += 1) {
      const said = await inTransaction(database.pool, owner, async (db) => {
        const [one, two] = await Promise.all([
          db.execute(sql`select ${'same'}::text as word`),
          db.execute(sql`select ${'same'}::text as word`),
        ]);
        return [...one.rows, ...two.rows];
      });
      expect(said).toEqual([{ word: 'same' }, { word: 'same' }]);
    }
  });
});

describe('what fails', () => {
  it('tells its own error and takes all down that was asked for with it', async () => {
    const work = inTransaction(database.pool, owner, (db) =>
      Promise.all([say(db, 'a'), say(db, 'a'), db.execute(sql`select ${1}::int / 0`)]),
    );
    await expect(work).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await labelsOf()).toEqual([]);
  });

  it('keeps anything from going after it, even where nobody waited for it', async () => {
    const work = inTransaction(database.pool, owner, async (db) => {
      await say(db, 'a');
      say(db, 'a').catch(() => undefined);
      await say(db, 'b').catch(() => undefined);
      await say(db, 'c').catch(() => undefined);
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(await labelsOf()).toEqual([]);
  });

  it('at the end takes the work down with it', async () => {
    const work = inTransaction(database.pool, owner, async (db, atEnd) => {
      await say(db, 'a');
      atEnd(sql`insert into said values (${'a'})`);
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(await labelsOf()).toEqual([]);
  });

  it('leaves the connection to the next, with all of its statements', async () => {
    const ask = (bad: number) =>
      inTransaction(database.pool, owner, async (db) => {
        const [, { rows }] = await Promise.all([
          db.execute(sql`select 10 / ${bad}::int as ten`),
          db.execute(sql`select ${'next'}::text as never_begun`),
        ]);
        return rows;
      });
    for (let time = 0; time < 6; time += 1) {
      await expect(ask(0)).rejects.toMatchObject({ cause: { code: '22012' } });
      expect(await ask(1)).toEqual([{ never_begun: 'next' }]);
    }
  });
});

describe('a first look', () => {
  it('decides whose eyes the work has, and keeps what it wrote whatever becomes of the work', async () => {
    const work = inFoundScope(
      database.pool,
      async (db) => {
        const { rows } = await db.execute<{ user: string }>(sql`select current_user::text as "user"`);
        return { found: rows, scope: { as: 'nobody' }, stored: sql`insert into said values (${'kept'})` };
      },
      async (found, db) => {
        const { rows } = await db.execute<{ user: string }>(sql`select current_user::text as "user"`);
        throw new Error(`${found[0]?.user === 'vcc_app'} ${rows[0]?.user}`);
      },
    );
    await expect(work).rejects.toThrow('false vcc_app');
    expect(await labelsOf()).toEqual(['kept']);
  });

  it('that refuses leaves nothing behind and lets no work begin', async () => {
    const work = jest.fn();
    const refused = inFoundScope(
      database.pool,
      async (db) => {
        await say(db, 'looked');
        throw new Error('no');
      },
      work,
    );
    await expect(refused).rejects.toThrow('no');
    expect(work).not.toHaveBeenCalled();
    expect(await labelsOf()).toEqual([]);
  });
});
