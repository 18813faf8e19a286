import { demoCompanies } from '@console/demo/ids';
import { codes } from '@console/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app';
import type { Db } from '../context';
import { Refusal } from '../refusal';
import { text } from './column';
import { sql } from './sql';
import { inTransaction } from './transaction';
import { withinCompany } from './within-company';

let test_: TestApp;
beforeAll(async () => {
  test_ = await openTestApp();
});
afterAll(() => test_.close());

const { aldermoor, lanshi } = demoCompanies;
const by = { id: 'test', name: 'Test' };

const rolesSeen = async (db: Db): Promise<string[]> =>
  (await db.execute(sql`select distinct company_id from role`, { company_id: text })).rows.map((row) => row.company_id);

const asPlatform = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(test_.database.pool, { as: 'company', companyId: aldermoor }, work);
const ctxOf = (db: Db) => ({ db, companyId: aldermoor, by, now: test_.clock.now });

test('the callback sees only rows of the other company, and the transaction sees its own rows again afterwards', async () => {
  await asPlatform(async (db) => {
    expect(await withinCompany(ctxOf(db), lanshi, (own) => rolesSeen(own.db))).toEqual([lanshi]);
    expect(await rolesSeen(db)).toEqual([aldermoor]);
  });
});

test('the transaction sees its own rows again after a refusal', async () => {
  await asPlatform(async (db) => {
    const refused = withinCompany(ctxOf(db), lanshi, async () => {
      throw new Refusal(codes.notFound);
    });
    await expect(refused).rejects.toThrow(`refused with ${codes.notFound}`);
    expect(await rolesSeen(db)).toEqual([aldermoor]);
  });
});

test('a failed statement is reported, not the aborted transaction', async () => {
  const failed = asPlatform((db) =>
    withinCompany(ctxOf(db), lanshi, (own) => own.db.execute(sql`select 1 / 0 as one`, { one: text })),
  );
  await expect(failed).rejects.toMatchObject({ cause: { message: 'division by zero' } });
});

test('rows of the platform company cannot be written within another company', async () => {
  const written = asPlatform((db) =>
    withinCompany(ctxOf(db), lanshi, (own) =>
      own.db.execute(sql`
        insert into user_role (company_id, user_id, role_id) select ${aldermoor}, 'user_x', 'role_x'`),
    ),
  );
  await expect(written).rejects.toMatchObject({
    cause: { message: expect.stringContaining('row-level security') as string },
  });
});
