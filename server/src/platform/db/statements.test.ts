import type { Db } from '../context';
import { demoCompanies } from '@console/demo/ids';
import { openTestDatabase } from '../../testing/test-db';
import { text } from './column';
import type { Database } from './db';
import { ownerOf, setDriver } from './driver';
import { pipelinedDriver } from './pipelined';
import { forceCustomPlan, joinAsWritten, Statements } from './statements';
import { inReading } from './reading';
import { inTransaction, type Scope } from './transaction';
import { sql, type SQL } from './sql';

const times = (count: number) => Array.from({ length: count });

describe('names of prepared statements', () => {
  it('a statement is prepared on its third use, always under the same name', () => {
    const statements = new Statements(false);
    const names = times(5).map(() => statements.nameOf('request', 'select $1'));
    const prepared = expect.stringMatching(/^s_/);
    expect(names).toEqual([undefined, undefined, prepared, prepared, prepared]);
    expect(new Set(names).size).toBe(2);
  });

  it('a statement has different names for the owner and for requests', () => {
    const statements = new Statements(false);
    const nameFor = (scope: 'owner' | 'request') => times(4).map(() => statements.nameOf(scope, 'select $1'))[3];
    expect(nameFor('owner')).not.toBe(nameFor('request'));
  });

  it('a statement with a custom plan is prepared only where all statements are prepared', () => {
    const nameIn = (statements: Statements) =>
      times(4).map(() => statements.nameOf('request', '/* custom plan */ select $1'))[3];
    expect([nameIn(new Statements(false)), nameIn(new Statements(true))]).toEqual([
      undefined,
      expect.stringMatching(/^s_/),
    ]);
  });

  it('a statement has the same name for every user of a connection', () => {
    const nameIn = (statements: Statements, texts: string[]) =>
      texts.map((text) => times(4).map(() => statements.nameOf('request', text))[3]);
    const names = nameIn(new Statements(false), ['select $1', 'select $2']);
    expect(nameIn(new Statements(false), ['select $2', 'select $1'])).toEqual(names.toReversed());
  });

  it('the number of prepared statements is limited', () => {
    const statements = new Statements(false);
    const names = times(3).flatMap(() =>
      times(2_000).map((_, index) => statements.nameOf('request', `select ${index}`)),
    );
    expect(new Set(names).size).toBe(501);
  });
});

describe('a prepared statement', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('people');
  });
  afterAll(() => database.close());

  const companiesSeen = (scope: Scope) =>
    inTransaction(database.pool, scope, async (db) => {
      const { rows } = await db.execute(sql`select distinct company_id from app_user where login_name <> ${'nobody'}`, {
        company_id: text,
      });
      return rows.map(({ company_id }) => company_id);
    });
  const asCompany = (companyId: string): Scope => ({ as: 'company', companyId });

  it('shows each company only its own rows, also after the owner has used it', async () => {
    const seen = async (scope: Scope) => {
      const answers = new Set<string>();
      for (const _ of times(12)) answers.add((await companiesSeen(scope)).sort().join());
      return [...answers];
    };
    const [all = ''] = await seen({ as: 'owner' });
    expect(all.split(',')).toEqual(expect.arrayContaining([demoCompanies.lanshi, demoCompanies.aldermoor]));
    expect(await seen(asCompany(demoCompanies.lanshi))).toEqual([demoCompanies.lanshi]);
    expect(await seen(asCompany(demoCompanies.aldermoor))).toEqual([demoCompanies.aldermoor]);
    expect(await seen({ as: 'nobody' })).toEqual(['']);
  });
});

describe('the join order', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('people');
    setDriver(database.pool, pipelinedDriver);
  });
  afterAll(() => database.close());

  const limitsIn = (db: Db) =>
    Promise.all(
      [sql``, sql`${forceCustomPlan} ${joinAsWritten}`, sql``].map(async (mark) => {
        const statement = sql`${mark} select current_setting('join_collapse_limit') as value where ${1}::int = 1`;
        return (await db.execute(statement, { value: text })).rows[0]?.value;
      }),
    );

  it('is fixed only for a statement that requests it', async () => {
    const scope: Scope = { as: 'company', companyId: demoCompanies.lanshi };
    expect(await inTransaction(database.pool, scope, limitsIn)).toEqual(['8', '1', '8']);
    expect(await limitsIn(ownerOf(database.pool))).toEqual(['8', '1', '8']);
  });

  it('is fixed for a prepared statement too, whose plan is reused by all calls', async () => {
    const scope: Scope = { as: 'company', companyId: demoCompanies.lanshi };
    const page = sql`${joinAsWritten} select current_setting('join_collapse_limit') as value where ${1}::int = 1`;
    const limits = [];
    for (let time = 0; time < 4; time += 1)
      limits.push(await inTransaction(database.pool, scope, (db) => db.execute(page, { value: text })));
    expect(limits.map(({ rows }) => rows[0]?.value)).toEqual(['1', '1', '1', '1']);
    expect(await limitsIn(ownerOf(database.pool))).toEqual(['8', '1', '8']);
  });

  it("is set by the preamble of a read's batch, and ends with the batch", async () => {
    const companyId = demoCompanies.lanshi;
    const reading = {
      identify: async () => ({ who: '', companyId, sideWrite: null }),
      guess: null,
      isSame: () => true,
    };
    const valueOf = (db: Db, mark: SQL) =>
      db.execute(sql`${mark} select current_setting('join_collapse_limit') as value where ${1}::int = 1`, {
        value: text,
      });
    const limits = await inReading(database.pool, reading, async (_who, db) => {
      const [before, page, after] = [
        await valueOf(db, sql``),
        await valueOf(db, joinAsWritten),
        await valueOf(db, sql``),
      ];
      return [before, page, after].map(({ rows }) => rows[0]?.value);
    });
    expect(limits).toEqual(['8', '1', '8']);
  });
});
