import { codes, sensitiveGroups } from '@console/contracts';
import { downloadJob, job as jobShape } from '@console/contracts/jobs';
import { operations } from '@console/contracts/operations';
import { demoCompanies, demoUsers } from '@console/demo/ids';
import { z } from '@console/contracts/zod';
import * as fc from 'fast-check';
import { type IdsOf, inputsOf } from '../../testing/input-arbitrary';
import { workAll } from '../../testing/job-worker';
import { type Owner, ownersOf } from '../../testing/record-owners';
import { signInWith } from '../../testing/sign-in-with';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { newId } from '../db/ids';

type Headers = Record<string, string>;

let test_: TestApp;
let owners: Map<string, Owner>;
let headers: Headers;

/**
 * Contacts, personal data and bank accounts in the database; each value contains a marker that its mask lacks. Shared
 * mailboxes for invoices and settlements are not hidden.
 */
const marks = [
  `update app_user set email = 'marked-' || lower(right(id, 8)) || '@hidden.example', mobile = '7719' || right(id, 4)
   where id <> '${demoUsers.owner}'`,
  `update cardholder set email = 'marked-' || lower(right(id, 8)) || '@hidden.example', area_code = '+49',
    phone = '7719' || lpad((ascii(right(id, 1)))::text, 4, '0'), birthday = '1971-03-19', address = 'Marked street 1',
    postal_code = '77190'`,
  `update merchant set email = 'marked@hidden.example', phone = '77190001', bank_account_no = '7719000000001'`,
  `update merchant_registration set email = 'marked-' || lower(right(id, 8)) || '@hidden.example', phone = '77190002'`,
  `update company set contact_email = 'marked@hidden.example', contact_phone = '77190003',
    bank_account_no = '7719000000002'`,
];
const mark = /marked|7719|1971-03-19/i;

beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo', env: { CALLS_PER_MINUTE: '999999' } });
  for (const statement of marks) await test_.database.pool.query(statement);
  await test_.database.pool.query('update app_user set hidden_groups = $1 where id = $2', [
    sensitiveGroups,
    demoUsers.owner,
  ]);
  const permissions = new Set(Object.values(operations).map(({ permission }) => permission));
  headers = await signInWith(
    test_,
    'owner',
    [...permissions].filter((one) => one.includes('.')),
  );
  owners = await ownersOf(test_.database);
});
afterAll(() => test_.close());

const ids: IdsOf = (prefix) => {
  const companies: string[] = prefix === 'co' ? Object.values(demoCompanies) : [];
  const all = [...companies, ...[...owners.keys()].filter((id) => id.startsWith(`${prefix}_`))];
  return all.length === 0 ? fc.constant(newId(prefix)) : fc.constantFrom(...all);
};

const reading = Object.values(operations).filter(({ reads, permission }) => reads && permission !== 'public');
const ask = (path: string, input: unknown, by = headers) =>
  test_.post(path, input, { ...by, 'idempotency-key': newId('key') });
const markIn = (text: string) => mark.exec(text) && text.slice(Math.max(0, text.search(mark) - 60)).slice(0, 90);

const shapeOfList = z.object({ list: z.array(z.unknown()) });
const listOf = (data: unknown) => shapeOfList.safeParse(data).data?.list ?? [];

/** Answers of all reading calls with the markers that they contain. */
async function readAll(by: Headers): Promise<{ found: string[]; answered: Set<string> }> {
  const found = new Set<string>();
  const answered = new Set<string>();
  for (const operation of reading) {
    const inputs = [{}, { pageSize: 100 }, ...fc.sample(inputsOf(operation, ids), { numRuns: 3, seed: 43 })];
    for (const input of inputs) {
      const { code, data } = await ask(operation.path, input, by);
      const reported = markIn(JSON.stringify(data ?? null));
      if (code === codes.ok) answered.add(operation.path);
      if (reported) found.add(`${operation.path} ${reported}`);
    }
  }
  return { found: [...found], answered };
}

test('no answer has a value of a field group that is hidden from the user, whatever the input', async () => {
  const { found, answered } = await readAll(headers);
  expect(found).toEqual([]);
  for (const path of ['/user/detail', '/cardholder/detail', '/merchant/detail', '/company/detail'])
    expect(answered).toContain(path);
});

test('no list finds a record by a hidden value', async () => {
  const { rows } = await test_.database.pool.query<{ value: string }>(`
    select unnest(array[email, mobile]) as value from (
      select email, mobile from app_user where email like 'marked%' order by id limit 1) u
    union all select unnest(array[email, phone, address, bank_account_no]) from (
      select m.email, m.phone, h.address, m.bank_account_no from merchant m, cardholder h limit 1) m
    union all select unnest(array[email, phone]) from (
      select email, phone from cardholder order by id limit 1) h`);
  expect(rows).toHaveLength(8);
  const found: string[] = [];
  const searched = reading.filter(({ input }) => input.safeParse({ keyword: 'x' }).success);
  expect(searched.length).toBeGreaterThan(20);
  for (const { value: keyword } of rows)
    for (const { path } of searched) {
      const { code, data } = await ask(path, { keyword });
      if (code === codes.ok && listOf(data).length > 0) found.push(`${path} ${keyword}`);
    }
  expect(found).toEqual([]);
});

test('no export has a value of a field group that is hidden from the user', async () => {
  const started = Object.values(operations).filter(
    ({ path, output }) => output === jobShape && path.endsWith('/export'),
  );
  const types = new Set<string>();
  for (const { path } of started) {
    const { code, data } = await ask(path, { format: 'CSV' });
    if (code !== codes.ok) continue;
    await workAll(test_);
    const { id, type } = jobShape.parse(data);
    const { url } = await test_.call(downloadJob, { id }, headers);
    expect([type, markIn((await test_.app.inject({ method: 'GET', url })).body)]).toEqual([type, null]);
    types.add(type);
  }
  for (const type of ['USER_EXPORT', 'HOLDER_EXPORT', 'AUDIT_EXPORT']) expect(types).toContain(type);
});
