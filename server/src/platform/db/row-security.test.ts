import { demoCompanies } from '@console/demo/ids';
import { openTestDatabase } from '../../testing/test-db';
import { eachDriver } from '../../testing/test-driver';
import type { Database } from './db';
import { setDriver } from './driver';
import { text } from './column';
import { checkRowSecurity } from './row-security';
import { inTransaction } from './transaction';
import { sql } from './sql';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('people');
});
afterAll(() => database.close());

const companyId = demoCompanies.lanshi;

describe.each(eachDriver)('on the %s driver', (_name, driver) => {
  beforeAll(() => setDriver(database.pool, driver));

  it('row-level security is enabled on a fresh database', async () => {
    await expect(checkRowSecurity(database.pool)).resolves.toBeUndefined();
  });

  it('a request sees the rows of its own company only', async () => {
    const seen = await inTransaction(database.pool, { as: 'company', companyId }, async (db) => {
      const users = await db.execute(sql`select distinct company_id from app_user`, { company_id: text });
      const companies = await db.execute(sql`select id from company`, { id: text });
      return [...users.rows, ...companies.rows];
    });
    expect(seen).toEqual([{ company_id: companyId }, { id: companyId }]);
  });

  it('a row cannot be written for another company', async () => {
    const foreign = inTransaction(database.pool, { as: 'company', companyId }, (db) =>
      db.execute(sql`update app_user set company_id = ${demoCompanies.aldermoor}`),
    );
    await expect(foreign).rejects.toMatchObject({ cause: { message: expect.stringContaining('row-level security') } });
  });

  it('audit log entries cannot be changed, even by the table owner', async () => {
    const changed = inTransaction(database.pool, { as: 'owner' }, async (db) => {
      await db.execute(sql`
      insert into audit_event (id, company_id, at, actor_type, actor_id, action, object_type, object_id, object_label, trace_id, result)
      values ('aud_1', ${companyId}, now(), 'SYSTEM', 'system', 'test', 'test', '1', 'Test', 'trace', 'OK')`);
      await db.execute(sql`update audit_event set reason = 'other'`);
    });
    await expect(changed).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } });
  });

  it('a table of companies without a policy stops the start', async () => {
    await database.owner.execute(sql`create table bare (company_id text)`);
    await expect(checkRowSecurity(database.pool)).rejects.toThrow(
      'The tables bare have rows of companies but no row-level security policy',
    );
    await database.owner.execute(sql`drop table bare`);
  });
});
