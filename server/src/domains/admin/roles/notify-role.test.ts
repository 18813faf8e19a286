import { listNotifications } from '@console/contracts/notifications';
import { decideReview, listReviews } from '@console/contracts/reviews';
import { createRole, readRole, type RoleDraft, setRoleStatus, updateRole } from '@console/contracts/roles';
import { type DemoLogin, demoUsers } from '@console/demo/ids';
import { newId } from '../../../platform/db/ids';
import { sql } from '../../../platform/db/sql';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { roleReadersMax } from './role-reader.query';

let test_: TestApp;
const signedIn: Partial<Record<DemoLogin, Record<string, string>>> = {};
const as = (login: DemoLogin) => signedIn[login] ?? {};
beforeAll(async () => {
  test_ = await openTestApp();
  for (const login of ['owner', 'risk', 'auditor', 'support', 'merchant.owner'] as const)
    signedIn[login] = await test_.signIn(login);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.owner.execute(sql`delete from notification`));

const [low, lower, high] = ['cards.card.view', 'cards.card.freeze', 'cards.card.topup'];

async function make(userIds: string[], accountType: RoleDraft['accountType'] = 'WHITELABEL') {
  const nameEn = `Desk ${newId('role').slice(-8)}`;
  const texts = { nameEn, nameZh: `${nameEn}组`, descriptionEn: '', descriptionZh: '' };
  const draft = { ...texts, accountType, allMerchantAccess: false, buttons: [low] };
  const { id } = await test_.call(createRole, draft, as('owner'));
  await test_.database.owner.execute(sql`
    insert into user_role (company_id, user_id, role_id)
    select company_id, id, ${id} from app_user where id = any(${userIds})`);
  const save = async (over: Partial<RoleDraft>) => {
    const { version } = await test_.call(readRole, { id }, as('owner'));
    await test_.call(updateRole, { id, version, ...draft, ...over }, as('owner'));
  };
  return { id, nameEn, save };
}

const report = async (login: DemoLogin) => (await test_.call(listNotifications, {}, as(login))).list;
const linesOf = async (login: DemoLogin) => (await report(login)).map(({ type, label }) => `${type} ${label}`);

test('users of a role are notified of changed permissions in their language, except the actor', async () => {
  const role = await make([demoUsers.auditor, demoUsers.support]);
  await test_.database.owner.execute(sql`update app_user set language = 'zh_CN' where id = ${demoUsers.support}`);
  await role.save({ buttons: [lower] });
  expect(await report('auditor')).toMatchObject([
    {
      type: 'ROLE_PERMISSIONS_CHANGED',
      label: `Margaret Osei · ${role.nameEn}: + Freeze cards, − View cards`,
      page: `role-management?role=${role.id}`,
    },
  ]);
  expect(await linesOf('support')).toEqual([
    `ROLE_PERMISSIONS_CHANGED Margaret Osei · ${role.nameEn}组: + 冻结卡片, − 查看卡片`,
  ]);
  expect([await linesOf('owner'), await linesOf('risk')]).toEqual([[], []]);
});

test('a change of access to all merchants is notified, and a change of the description is not', async () => {
  const role = await make([demoUsers.auditor]);
  await role.save({ descriptionEn: 'Answers cardholders.' });
  expect(await linesOf('auditor')).toEqual([]);
  await role.save({ allMerchantAccess: true });
  expect(await linesOf('auditor')).toEqual([
    `ROLE_PERMISSIONS_CHANGED Margaret Osei · ${role.nameEn}: + All merchants`,
  ]);
});

test('a high-risk permission is notified after its approval, with the name of the approver', async () => {
  const role = await make([demoUsers.auditor]);
  await role.save({ buttons: [low, high] });
  expect((await linesOf('auditor')).filter((line) => line.startsWith('ROLE'))).toEqual([]);
  const { list } = await test_.call(listReviews, { filter: { kind: ['ROLE_GRANT'] } }, as('risk'));
  const review = list.find(({ objectId, endedAt }) => objectId === role.id && endedAt === null);
  const decision = { id: review?.id ?? '', version: review?.version ?? 0, decision: 'APPROVE' as const, note: 'Seen.' };
  await test_.call(decideReview, decision, as('risk'));
  expect((await linesOf('auditor')).filter((line) => line.startsWith('ROLE'))).toEqual([
    `ROLE_PERMISSIONS_CHANGED Wei Ling Tan · ${role.nameEn}: + Top up cards`,
  ]);
});

test('users of a role are notified when it is disabled or enabled', async () => {
  const role = await make([demoUsers.auditor]);
  for (const status of ['DISABLED', 'ACTIVE'] as const) {
    const { version } = await test_.call(readRole, { id: role.id }, as('owner'));
    await test_.call(setRoleStatus, { id: role.id, version, status }, as('owner'));
  }
  expect((await linesOf('auditor')).toSorted()).toEqual([
    `ROLE_DISABLED Margaret Osei · ${role.nameEn}`,
    `ROLE_ENABLED Margaret Osei · ${role.nameEn}`,
  ]);
});

test("users of a merchant see the company's name instead of its staff", async () => {
  const role = await make([demoUsers['merchant.owner']], 'MERCHANT');
  await role.save({ buttons: [low, lower] });
  expect(await linesOf('merchant.owner')).toEqual([
    expect.stringMatching(/^ROLE_PERMISSIONS_CHANGED Aldermoor.* · Desk .*: \+ Freeze cards$/),
  ]);
});

test('no user is notified if the role has more users than the maximum', async () => {
  const role = await make([demoUsers.auditor]);
  await test_.database.owner.execute(sql`
    with more as (
      insert into app_user (id, company_id, login_name, nickname, password_hash, account_type, language, timezone, status)
      select ${newId('user').slice(0, -4)} || lpad(n::text, 4, '0'), company_id, 'crowd.' || n, 'Crowd', 'none', 'WHITELABEL',
        'en_US', 'UTC', 'ACTIVE' from app_user, generate_series(1, ${roleReadersMax}::int) as n where id = ${demoUsers.auditor}
      returning id, company_id)
    insert into user_role (company_id, user_id, role_id) select company_id, id, ${role.id} from more`);
  await role.save({ buttons: [lower] });
  expect(await linesOf('auditor')).toEqual([]);
});
