import { resetPassword, signIn } from '@console/contracts';
import { listNotifications } from '@console/contracts/notifications';
import {
  inviteUser,
  mailUserPassword,
  readUser,
  saveUser,
  type User,
  unlockUser,
  type UserInvitation,
} from '@console/contracts/users';
import { type DemoLogin, demoUsers, roleIdOf } from '@console/demo/ids';
import { newId } from '../../../platform/db/ids';
import { sql, type SQL } from '../../../platform/db/sql';
import { submission } from '../../../testing/card-samples';
import { mailsTo, tokenIn } from '../../../testing/mailbox';
import { addMerchants, merchants } from '../../../testing/merchant-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test_: TestApp;
let owner: Record<string, string>;
const desk = newId('role');
const signedIn: Partial<Record<DemoLogin, Record<string, string>>> = {};
const as = (login: DemoLogin) => signedIn[login] ?? {};
const execute = (statement: SQL) => test_.database.owner.execute(statement);

/** Support has access only to its own merchants, and has the permissions of the merchant owner. */
beforeAll(async () => {
  test_ = await openTestApp();
  await addMerchants(test_);
  await execute(sql`
    insert into role (id, company_id, name, description, account_type, all_merchant_access, status, is_system, version,
      created_at, updated_at)
    select ${desk}, company_id, '{"en_US": "Merchant desk", "zh_CN": "商户专员"}', '{"en_US": "", "zh_CN": ""}',
      'WHITELABEL', false, 'ACTIVE', false, 1, created_at, updated_at from role where id = ${roleIdOf('owner')}`);
  await execute(sql`
    insert into role_button (company_id, role_id, button_code)
    select company_id, ${desk}, button_code from role_button where role_id = ${roleIdOf('merchant.owner')}`);
  await execute(sql`update user_role set role_id = ${desk} where user_id = ${demoUsers.support}`);
  await reachOnly('support', merchants.first);
  await reachOnly('merchant.owner', merchants.first);
  for (const login of ['owner', 'auditor', 'merchant.owner', 'operations', 'owner.zh', 'risk', 'support'] as const)
    signedIn[login] = await test_.signIn(login);
  owner = as('owner');
});
afterAll(() => test_.close());
beforeEach(() => execute(sql`delete from notification`));

async function reachOnly(login: DemoLogin, merchantId: string): Promise<void> {
  await execute(sql`delete from user_merchant_scope where user_id = ${demoUsers[login]}`);
  await execute(sql`
    insert into user_merchant_scope (company_id, user_id, merchant_id)
    select company_id, id, ${merchantId} from app_user where id = ${demoUsers[login]}`);
}

const hide = (login: DemoLogin, groups: string[]) =>
  execute(sql`update app_user set hidden_groups = ${groups} where id = ${demoUsers[login]}`);

const report = async (login: DemoLogin) => (await test_.call(listNotifications, {}, as(login))).list;
const linesOf = async (login: DemoLogin) => (await report(login)).map(({ type, label }) => `${type} ${label}`);

/**
 * Sends five wrong passwords from a network that is unknown for the user. Resets the attempts, so that no captcha is
 * required.
 */
async function lock(loginName: string): Promise<void> {
  const request = { method: 'POST', url: `/admin${signIn.path}`, remoteAddress: '198.51.100.9' } as const;
  for (let count = 0; count < 5; count += 1) {
    await execute(sql`delete from public_attempt`);
    await test_.app.inject({ ...request, payload: { loginName, password: 'Wrong#Pass1' } });
  }
}
const endLock = (login: DemoLogin) =>
  execute(sql`
    update app_user set failed_count = 0, first_failed_at = null, locked_until = null where id = ${demoUsers[login]}`);

describe('an account lock after failed sign-ins', () => {
  it('is notified to users who can unlock it, with a link to the user, and is marked as read when it is unlocked', async () => {
    await lock('auditor');
    const [line, ...others] = await report('owner');
    expect([line, others]).toMatchObject([
      {
        type: 'USER_LOCKED',
        objectId: demoUsers.auditor,
        label: 'auditor',
        page: 'user-management?q=auditor',
        readAt: null,
      },
      [],
    ]);
    for (const login of ['operations', 'support', 'merchant.owner', 'owner.zh'] as const)
      expect({ login, lines: await linesOf(login) }).toEqual({ login, lines: [] });
    const { version } = await test_.call(readUser, { id: demoUsers.auditor }, owner);
    await test_.call(unlockUser, { id: demoUsers.auditor, version }, owner);
    expect(await report('owner')).toMatchObject([{ readAt: test_.clock.now.toISOString() }]);
  });

  it('leaves one unread notification after repeated locks', async () => {
    for (let count = 0; count < 3; count += 1) {
      await lock('risk');
      await endLock('risk');
    }
    const unread = (await report('owner')).filter(({ readAt }) => readAt === null);
    expect(unread.map(({ label }) => label)).toEqual(['risk']);
  });

  it('is not notified to a user with fewer permissions than the locked user', async () => {
    await execute(sql`
      insert into role_button (company_id, role_id, button_code)
      select company_id, id, unnest(array['admin.user.view', 'admin.user.status']) from role where id = ${roleIdOf('auditor')}
      on conflict do nothing`);
    await lock('owner');
    await endLock('owner');
    expect(await linesOf('auditor')).toEqual([]);
  });

  it('is notified only to users with the same merchants and visible fields', async () => {
    const told = async () => {
      await execute(sql`delete from notification`);
      await lock('merchant.owner');
      await endLock('merchant.owner');
      return linesOf('support');
    };
    expect(await told()).toEqual([]);
    await hide('support', []);
    expect(await told()).toEqual(['USER_LOCKED merchant.owner']);
    await reachOnly('support', merchants.second);
    expect(await told()).toEqual([]);
    await reachOnly('support', merchants.first);
  });
});

const own = { password: 'Console#One1', confirmPassword: 'Console#One1' };
const invite = (over: Partial<UserInvitation>, headers = owner): Promise<User> =>
  test_.call(
    inviteUser,
    {
      email: `${over.loginName ?? ''}@aldermoor.example`,
      loginName: '',
      nickname: 'Ana Lopez',
      accountType: 'MERCHANT',
      roleIds: [roleIdOf('merchant.owner')],
      merchantIds: [merchants.first],
      language: 'en_US',
      ...over,
    },
    { ...headers, ...submission() },
  );
const accept = async (email: string) =>
  test_.call(resetPassword, { token: tokenIn((await mailsTo(test_, email))[0]), ...own }, {});

describe('an accepted invitation', () => {
  it('is notified once, and only to the inviter', async () => {
    const { id } = await invite({ loginName: 'ana.lopez' });
    await accept('ana.lopez@aldermoor.example');
    expect(await report('owner')).toMatchObject([
      { type: 'INVITATION_ACCEPTED', objectId: id, label: 'ana.lopez', page: 'user-management?q=ana.lopez' },
    ]);
    expect([await linesOf('support'), await linesOf('merchant.owner')]).toEqual([[], []]);
    const { version } = await test_.call(readUser, { id }, owner);
    await test_.call(mailUserPassword, { id, version }, owner);
    const mail = (await mailsTo(test_, 'ana.lopez@aldermoor.example')).find((one) => one.includes('/resetPassword?'));
    await test_.call(
      resetPassword,
      { token: tokenIn(mail), password: 'Console#Two2', confirmPassword: 'Console#Two2' },
      {},
    );
    expect(await linesOf('owner')).toHaveLength(1);
  });

  it('is not notified to an inviter who can no longer see that user', async () => {
    await invite({ loginName: 'ben.lopez' }, as('support'));
    await reachOnly('support', merchants.second);
    await accept('ben.lopez@aldermoor.example');
    expect([await linesOf('support'), await linesOf('owner')]).toEqual([[], []]);
    await reachOnly('support', merchants.first);
  });
});

async function change(login: DemoLogin, over: object): Promise<void> {
  const one = await test_.call(readUser, { id: demoUsers[login] }, owner);
  const { id, version, loginName, nickname, macAddress, language, timezone, landingPage, hiddenGroups } = one;
  const access = {
    roleIds: one.roles.map((role) => role.id),
    merchantIds: one.merchants.map((merchant) => merchant.id),
  };
  const shown = { id, version, loginName, nickname, macAddress, language, timezone, landingPage, hiddenGroups };
  await test_.call(saveUser, { ...shown, ...access, ...over }, owner);
}

describe('changed access', () => {
  it("is notified to the user, with additions, removals and the actor's name, and not to the actor", async () => {
    await change('risk', { roleIds: [roleIdOf('auditor')], hiddenGroups: ['BANK_ACCOUNT'] });
    expect((await linesOf('risk')).toSorted()).toEqual([
      'USER_FIELDS_CHANGED Margaret Osei: + Bank account',
      'USER_ROLES_CHANGED Margaret Osei: + Auditor, − Risk',
    ]);
    expect(await linesOf('owner')).toEqual([]);
  });

  it("is notified in the user's language", async () => {
    await change('risk', { roleIds: [roleIdOf('risk')], hiddenGroups: ['BANK_ACCOUNT'], language: 'zh_CN' });
    expect(await linesOf('risk')).toEqual(['USER_ROLES_CHANGED Margaret Osei: + 风控, − 审计']);
  });

  it("shows the company's name to a merchant, who doesn't see names of staff", async () => {
    await change('merchant.owner', { merchantIds: [merchants.second] });
    expect(await linesOf('merchant.owner')).toEqual([
      expect.stringMatching(/^USER_MERCHANTS_CHANGED Aldermoor.*: \+ Merchant 2, − Merchant 1$/),
    ]);
  });

  it('is not notified if only other fields changed, or if the user is disabled', async () => {
    await change('auditor', { nickname: 'H. Dahl' });
    expect(await linesOf('auditor')).toEqual([]);
    await execute(sql`update app_user set status = 'DISABLED' where id = ${demoUsers.auditor}`);
    await change('auditor', { roleIds: [roleIdOf('risk')] });
    await execute(sql`update app_user set status = 'ACTIVE' where id = ${demoUsers.auditor}`);
    expect(await linesOf('auditor')).toEqual([]);
  });
});
