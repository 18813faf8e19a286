import { codes, queryHeadLogo } from '@console/contracts';
import * as contract from '@console/contracts/company';
import { demoCompanies } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { companyCalls, companySteps } from '../../../testing/company-samples';
import { mailsTo, tokenIn } from '../../../testing/mailbox';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { isSiteOrigin } from '../../cards/reveal/reveal.store';

type Headers = Record<string, string>;
let test_: TestApp;
let owner: Headers;
let calls: ReturnType<typeof companyCalls>;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  owner = await test_.signIn('owner');
  calls = companyCalls(test_, owner, await test_.signIn('finance.checker'));
});
afterAll(() => test_.close());

const answerOf = ({ path }: { path: string }, input: object) => test_.post(path, input, { ...submission(), ...owner });
const obstaclesOf = async (id: string) =>
  (await test_.call(contract.checkCompanyClose, { id }, owner)).obstacles.map(({ obstacle }) => obstacle);
const brandAt = async (website: string) => (await test_.call(queryHeadLogo, { website }, {})).companyName.en_US;

test('the platform company cannot be suspended or closed', async () => {
  const { id, version } = await calls.read(demoCompanies.aldermoor);
  for (const operation of [contract.suspendCompany, contract.closeCompany])
    expect(await answerOf(operation, { id, version, note: 'x' })).toMatchObject({ code: codes.transition });
});

test('a suspended company keeps its site and its proposed changes, shows the reason, and can be resumed', async () => {
  const steps = companySteps();
  const { id, version } = await calls.activeCompany(steps);
  const suspended = await test_.call(contract.suspendCompany, { id, version, note: 'Invoice overdue' }, owner);
  expect(suspended).toMatchObject({ status: 'SUSPENDED', statusReason: 'Invoice overdue' });
  expect(await brandAt(steps.brand.siteOrigins[0] ?? '')).toBe(steps.identity.nameEn);
  const fees = await test_.call(
    contract.saveCompanyFees,
    { feeCurrency: 'USD', id, version: suspended.version },
    owner,
  );
  expect(fees.proposed).toEqual({ feeCurrency: 'USD' });
  const twice = await answerOf(contract.suspendCompany, { id, version: fees.version, note: 'x' });
  expect(twice.code).toBe(codes.transition);
  const resumed = await test_.call(contract.resumeCompany, { id, version: fees.version }, owner);
  expect(resumed).toMatchObject({ status: 'ACTIVE', statusReason: null, proposed: { feeCurrency: 'USD' } });
});

test('a review of a suspended company can still be decided, because the suspension changes none of its values', async () => {
  const { id, version } = await calls.activeCompany();
  const submitted = await calls.submit(
    await test_.call(contract.saveCompanyFees, { feeCurrency: 'USD', id, version }, owner),
  );
  await test_.call(contract.suspendCompany, { id, version: submitted.version, note: 'Check' }, owner);
  expect((await calls.decide({ id }, 'APPROVE')).code).toBe(codes.ok);
  expect(await calls.read(id)).toMatchObject({ status: 'SUSPENDED', feeCurrency: 'USD', proposed: null });
});

test('closing a company with merchants, balances and reviews is refused with these reasons', async () => {
  const { id, version } = await calls.read(demoCompanies.lanshi);
  expect(await obstaclesOf(id)).toEqual(expect.arrayContaining(['MERCHANTS', 'BALANCES', 'REVIEWS']));
  const answer = await answerOf(contract.closeCompany, { id, version, note: 'End' });
  expect(answer).toMatchObject({ code: codes.transition, data: { reason: 'NOT_EMPTY' } });
});

test("a company with an open review of the company itself can't be closed", async () => {
  const { id, version } = await calls.activeCompany();
  expect(await obstaclesOf(id)).toEqual([]);
  await calls.submit(await test_.call(contract.saveCompanyFees, { feeCurrency: 'USD', id, version }, owner));
  expect(await obstaclesOf(id)).toEqual(['REVIEWS']);
});

test('a closed company has no site, session, API key or invitation, and other companies can use its names', async () => {
  const steps = companySteps();
  const { id, version } = await calls.activeCompany(steps);
  const { pool, owner: db } = test_.database;
  const [site = ''] = steps.brand.siteOrigins;
  const { rows: users } = await pool.query('select id from app_user where company_id = $1', [id]);
  const userId = String(Object(users[0]).id);
  await pool.query(
    `insert into session (id, company_id, user_id, marker, created_at, last_active_at, expires_at, ip, user_agent)
     values ('sess_test', $1, $2, 'vcc', now(), now(), now(), '', '')`,
    [id, userId],
  );
  await pool.query(
    `insert into api_key (id, company_id, user_id, name, scopes, created_at, created_by, updated_at, updated_by)
     values ('key_test', $1, $2, 'Key', '{cards.card.view}', now(), 'test', now(), 'test')`,
    [id, userId],
  );
  expect(await isSiteOrigin(db, site)).toBe(true);
  const closed = await test_.call(contract.closeCompany, { id, version, note: 'Agreement ended' }, owner);
  expect(closed).toMatchObject({ status: 'CLOSED', statusReason: 'Agreement ended', allowedActions: [] });
  expect(await isSiteOrigin(db, site)).toBe(false);
  expect(await brandAt(site)).not.toBe(steps.identity.nameEn);
  const { rows } = await pool.query(
    `select (select ended_reason from session where id = 'sess_test') as session,
       (select revoked_at is not null from api_key where id = 'key_test') as key`,
  );
  expect(rows).toEqual([{ session: 'COMPANY_CLOSED', key: true }]);
  const [letter] = await mailsTo(test_, steps.contact.email);
  expect(tokenIn(letter)).not.toBe('');
  const edit = await answerOf(contract.saveCompanyRemark, { remark: 'x', id, version: closed.version });
  expect(edit).toMatchObject({ code: codes.transition, data: { reason: 'CLOSED' } });
  expect(await calls.createDraft(steps)).toMatchObject({ nameEn: steps.identity.nameEn });
});

test('the site of a draft does not belong to the company yet', async () => {
  const steps = companySteps();
  const [site = ''] = steps.brand.siteOrigins;
  await calls.fill(await calls.createDraft(steps), steps);
  expect(await isSiteOrigin(test_.database.owner, site)).toBe(false);
  expect(await brandAt(site)).not.toBe(steps.identity.nameEn);
});
