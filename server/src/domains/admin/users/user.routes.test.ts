import { checkPasswordPermission, codes, resetPassword, signIn } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import { listMerchantOptions } from '@console/contracts/cards';
import { downloadJob } from '@console/contracts/jobs';
import {
  countUserExport,
  exportUsers,
  inviteUser,
  listUserChoices,
  listUserPages,
  listUsers,
  readUser,
  readUserHistory,
  resendInvitation,
  saveUser,
  showUser,
  type UserDetail,
  type UserInvitation,
  withdrawInvitation,
} from '@console/contracts/users';
import { demoUsers, firstMerchantId, roleIdOf } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { workAll } from '../../../testing/job-worker';
import { mailsTo, tokenIn } from '../../../testing/mailbox';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test_: TestApp;
let owner: Record<string, string>;
let merchantOwner: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
});
beforeEach(async () => {
  owner = await test_.signIn('owner');
  merchantOwner = await test_.signIn('merchant.owner');
});
afterAll(() => test_.close());

const own = { password: 'Console#One1', confirmPassword: 'Console#One1' };
const invitation = (over: Partial<UserInvitation> = {}): UserInvitation => ({
  email: 'ana@aldermoor.example',
  loginName: 'ana.lopez',
  nickname: 'Ana Lopez',
  accountType: 'WHITELABEL',
  roleIds: [roleIdOf('support')],
  merchantIds: [],
  language: 'en_US',
  ...over,
});
const invite = (over: Partial<UserInvitation> = {}, headers = owner) =>
  test_.post(inviteUser.path, invitation(over), { ...headers, ...submission() });
const found = async (keyword: string, headers = owner) => (await test_.call(listUsers, { keyword }, headers)).list;
const detail = (id: string, headers = owner) => test_.call(readUser, { id }, headers);
const draftOf = (one: UserDetail) => ({
  id: one.id,
  version: one.version,
  loginName: one.loginName,
  nickname: one.nickname,
  macAddress: one.macAddress,
  roleIds: one.roles.map(({ id }) => id),
  merchantIds: one.merchants.map(({ id }) => id),
  language: one.language,
  timezone: one.timezone,
  landingPage: one.landingPage,
  hiddenGroups: one.hiddenGroups,
});
const save = async (id: string, over: object, headers = owner) =>
  test_.post(saveUser.path, { ...draftOf(await detail(id)), ...over }, headers);
const issuesOf = ({ fieldErrors = [] }: Awaited<ReturnType<typeof save>>) =>
  fieldErrors.map(({ field, code }) => `${field} ${code}`);

describe('the list', () => {
  it('is refused without permission to view users', async () => {
    const operations = await test_.signIn('operations');
    expect((await test_.post(listUsers.path, {}, operations)).code).toBe(codes.noPermission);
    expect((await test_.post(readUser.path, { id: demoUsers.risk }, operations)).code).toBe(codes.noPermission);
    expect((await invite({}, operations)).code).toBe(codes.noPermission);
  });

  it('[seed 3.11] an administrator has login, phone, e-mail, MAC address, role, time zone, hidden fields and a start page', async () => {
    expect(await detail(demoUsers.support)).toMatchObject({
      loginName: 'support',
      nickname: 'Sofia Marques',
      email: { masked: 's••••@aldermoor.example', revealable: true },
      mobile: { masked: '' },
      macAddress: '',
      roles: [{ id: roleIdOf('support'), name: { en_US: 'Support', zh_CN: '客服' } }],
      timezone: 'Asia/Singapore',
      landingPage: 'index',
      hiddenGroups: ['HOLDER_IDENTITY', 'CARD_NUMBER'],
      status: 'ACTIVE',
      hasAllMerchants: true,
      hasSecondFactor: false,
    });
    expect(await test_.call(showUser, { id: demoUsers.support }, owner)).toMatchObject({
      email: 'support@aldermoor.example',
    });
  });

  it('filters by status and role, and finds users by name and by complete e-mail address', async () => {
    const { list } = await test_.call(listUsers, { filter: { roleId: [roleIdOf('risk')], status: ['ACTIVE'] } }, owner);
    expect(list.map(({ loginName }) => loginName)).toContain('risk');
    const locked = await test_.call(listUsers, { filter: { status: ['LOCKED'] } }, owner);
    expect(locked.list.map(({ loginName }) => loginName)).toEqual(['jonas.weber']);
    expect((await found('Sofia')).map(({ id }) => id)).toEqual([demoUsers.support]);
    expect((await found('SUPPORT@aldermoor.example')).map(({ id }) => id)).toEqual([demoUsers.support]);
  });

  it('[seed 6.11] has no users of another company, merchant or account type', async () => {
    expect(await found('owner.zh')).toEqual([]);
    expect((await test_.post(readUser.path, { id: demoUsers['owner.zh'] }, owner)).code).toBe(codes.notFound);
    const { list } = await test_.call(listUsers, {}, merchantOwner);
    expect(list.map(({ accountType }) => accountType)).toEqual(list.map(() => 'MERCHANT'));
    expect(list.flatMap(({ merchants }) => merchants.map(({ id }) => id))).toEqual(list.map(() => firstMerchantId));
    expect((await test_.post(readUser.path, { id: demoUsers.risk }, merchantOwner)).code).toBe(codes.notFound);
  });
});

describe('the export', () => {
  it('is refused without its permission', async () => {
    const auditor = await test_.signIn('auditor');
    expect((await test_.post(exportUsers.path, { format: 'CSV' }, auditor)).code).toBe(codes.noPermission);
  });

  it("has the users of the list with the actor's masks, and is in the audit log", async () => {
    const filter = { roleId: [roleIdOf('support')] };
    const { count, columns } = await test_.call(countUserExport, { filter }, owner);
    expect([count, columns.map(({ key }) => key)]).toEqual([
      (await test_.call(listUsers, { filter }, owner)).total,
      expect.arrayContaining(['loginName', 'email', 'roles', 'status', 'lastLoginAt']),
    ]);
    const job = await test_.call(exportUsers, { filter, format: 'CSV' }, { ...owner, ...submission() });
    await workAll(test_);
    const { url } = await test_.call(downloadJob, { id: job.id }, owner);
    const file = (await test_.app.inject({ method: 'GET', url })).body;
    expect(file).toContain('Sofia Marques');
    expect(file).toContain('s••••@aldermoor.example');
    expect(file).not.toContain('support@aldermoor.example');
    const { list } = await test_.call(listAudit, { filter: { objectId: [job.id] } }, owner);
    expect(list.map(({ action }) => action)).toContain('/user/export');
  });

  it('of a merchant user has only the users of that merchant', async () => {
    const { count } = await test_.call(countUserExport, {}, merchantOwner);
    expect(count).toBe((await test_.call(listUsers, {}, merchantOwner)).total);
  });
});

describe('an invitation', () => {
  it.each([
    [{ loginName: 'Ana Lopez' }, 'loginName LOGIN_NAME'],
    [{ loginName: 'risk' }, 'loginName NAME_TAKEN'],
    [{ email: 'no address' }, 'email EMAIL'],
    [{ email: 'Risk@aldermoor.example' }, 'email EMAIL_TAKEN'],
    [{ nickname: '' }, 'nickname REQUIRED'],
    [{ roleIds: [] }, 'roleIds REQUIRED'],
    [{ roleIds: [roleIdOf('support'), roleIdOf('support')] }, 'roleIds DUPLICATE'],
    [{ accountType: 'MERCHANT' as const, merchantIds: [firstMerchantId] }, 'roleIds ROLE_OF_OTHER_TYPE'],
    [{ accountType: 'MERCHANT' as const, roleIds: [roleIdOf('merchant.owner')] }, 'merchantIds REQUIRED'],
    [{ accountType: 'CHANNEL' as const, roleIds: [roleIdOf('channel.operator')] }, 'channelId REQUIRED'],
  ])('with %j is refused: %s', async (over, issue) => {
    const refused = await invite(over);
    expect(refused.code).toBe(codes.invalid);
    expect(issuesOf(refused)).toContain(issue);
    expect(await found('ana.lopez')).toEqual([]);
  });

  it('has a single-use link to set a password, which activates the user', async () => {
    expect((await invite()).code).toBe(200);
    expect(await found('ana.lopez')).toMatchObject([
      { status: 'INVITED', email: { masked: 'a••••@aldermoor.example' } },
    ]);
    const token = tokenIn((await mailsTo(test_, 'ana@aldermoor.example'))[0]);
    expect(await test_.call(checkPasswordPermission, { token }, {})).toMatchObject({ purpose: 'FIRST_LOGIN' });
    expect((await test_.post(resetPassword.path, { token, ...own })).code).toBe(200);
    expect((await test_.post(resetPassword.path, { token, ...own })).code).toBe(codes.linkInvalid);
    expect(await found('ana.lopez')).toMatchObject([{ status: 'ACTIVE', invitedUntil: null }]);
    expect(await test_.call(signIn, { loginName: 'ana.lopez', password: own.password }, {})).toMatchObject({
      nickname: 'Ana Lopez',
    });
  });

  it('expires after 72 hours, can be sent again after five minutes, and can be withdrawn', async () => {
    const email = 'ben@aldermoor.example';
    expect((await invite({ email, loginName: 'ben', nickname: 'Ben', language: 'zh_CN' })).code).toBe(200);
    const [user] = await found('ben');
    if (!user) throw new Error('nobody was invited');
    const target = async () => ({ id: user.id, version: (await detail(user.id)).version });
    expect((await test_.post(resendInvitation.path, await target(), owner)).code).toBe(codes.tooMany);
    test_.clock.advance(301);
    expect((await test_.post(resendInvitation.path, await target(), owner)).code).toBe(codes.stepUp);
    owner = await test_.signIn('owner');
    await test_.call(resendInvitation, await target(), owner);
    const [newer, older] = await mailsTo(test_, email);
    expect(newer).toContain('您已受邀使用虚拟卡控制台');
    expect((await test_.post(resetPassword.path, { token: tokenIn(older), ...own })).code).toBe(codes.linkInvalid);
    test_.clock.advance(72 * 60 * 60);
    owner = await test_.signIn('owner');
    expect((await detail(user.id)).status).toBe('EXPIRED');
    expect((await test_.post(resetPassword.path, { token: tokenIn(newer), ...own })).code).toBe(codes.linkInvalid);
    await test_.call(resendInvitation, await target(), owner);
    expect((await detail(user.id)).status).toBe('INVITED');
    await test_.call(withdrawInvitation, await target(), owner);
    expect((await detail(user.id)).status).toBe('EXPIRED');
    expect((await test_.post(withdrawInvitation.path, await target(), owner)).code).toBe(codes.transition);
  });

  it('is refused if e-mail addresses are hidden from the user, because the response would reveal existing accounts', async () => {
    const hide = (groups: string) =>
      test_.database.pool.query("update app_user set hidden_groups = $1 where login_name = 'owner.zh'", [groups]);
    const blind = await test_.signIn('owner.zh');
    await hide('{HOLDER_CONTACT}');
    for (const email of ['risk@aldermoor.example', 'nobody@aldermoor.example'])
      expect(await invite({ email, loginName: 'somebody' }, blind)).toMatchObject({
        code: codes.noPermission,
        data: { groups: ['HOLDER_CONTACT'] },
      });
    await hide('{}');
  });

  it('by a merchant user is limited to their own merchant', async () => {
    const own = { email: 'cleo@shop.example', loginName: 'cleo', nickname: 'Cleo', accountType: 'MERCHANT' as const };
    const roleIds = [roleIdOf('merchant.owner')];
    const { list } = await test_.call(listMerchantOptions, {}, owner);
    const other = list.find(({ id }) => id !== firstMerchantId)?.id ?? '';
    expect(issuesOf(await invite({ ...own, roleIds, merchantIds: [other] }, merchantOwner))).toEqual([
      'merchantIds INVALID',
    ]);
    expect((await invite({ ...own, roleIds, merchantIds: [firstMerchantId] }, merchantOwner)).code).toBe(200);
    expect(await found('cleo', merchantOwner)).toMatchObject([{ status: 'INVITED', hasAllMerchants: false }]);
  });
});

describe('a change', () => {
  it.each([
    [{ macAddress: '00:1B' }, 'macAddress MAC_ADDRESS'],
    [{ email: 'risk@aldermoor.example' }, 'email EMAIL_TAKEN'],
    [{ loginName: 'devops' }, 'loginName NAME_TAKEN'],
    [{ macAddress: '00:1B-44:11:3A:B7' }, 'macAddress MAC_ADDRESS'],
    [{ mobile: 'abc' }, 'mobile PHONE'],
    [{ areaCode: '+999' }, 'areaCode INVALID'],
    [{ hiddenGroups: ['CARD_NUMBER', 'CARD_NUMBER'] }, 'hiddenGroups DUPLICATE'],
    [{ mobile: '91234567' }, 'areaCode REQUIRED'],
    [{ timezone: 'Mars/Olympus' }, 'timezone INVALID'],
    [{ landingPage: 'parameter-management' }, 'landingPage INVALID'],
    [{ roleIds: [] }, 'roleIds REQUIRED'],
    [{ roleIds: [roleIdOf('merchant.owner')] }, 'roleIds ROLE_OF_OTHER_TYPE'],
    [{ nickname: 'x'.repeat(61) }, 'nickname MAX_LENGTH'],
  ])('to %j is refused: %s', async (over, issue) => {
    expect(issuesOf(await save(demoUsers.support, over))).toContain(issue);
  });

  it('with a taken login name or address gets a general refusal after ten in 24 hours; a free name is saved', async () => {
    const forget = () => test_.database.pool.query("delete from public_attempt where scope = 'taken'");
    await forget();
    const [one] = await found('merchant.owner');
    const id = one?.id ?? '';
    for (const email of ['risk', 'support', 'devops', 'operations', 'auditor'])
      expect(issuesOf(await save(id, { email: `${email}@aldermoor.example` }))).toEqual(['email EMAIL_TAKEN']);
    for (const loginName of ['risk', 'support', 'devops', 'operations', 'auditor'])
      expect(issuesOf(await save(id, { loginName }))).toEqual(['loginName NAME_TAKEN']);
    for (const taken of [{ email: 'risk@aldermoor.example' }, { loginName: 'owner.zh' }]) {
      const refused = await save(id, taken);
      expect(refused.code).toBe(codes.tooMany);
      expect(JSON.stringify(refused)).not.toMatch(/TAKEN|risk|owner/);
      expect((await invite({ email: 'dora@aldermoor.example', loginName: 'dora', ...taken })).code).toBe(codes.tooMany);
    }
    const { email } = await test_.call(showUser, { id }, owner);
    expect((await save(id, { email: 'free@aldermoor.example', loginName: 'free' })).code).toBe(codes.ok);
    expect((await save(id, { email, loginName: 'merchant.owner' })).code).toBe(codes.ok);
    expect((await invite({ email: 'dora@aldermoor.example', loginName: 'dora' })).code).toBe(codes.ok);
    await forget();
  });

  it('applies to the next request, and is in the audit log without address and phone number', async () => {
    const { code } = await save(demoUsers.newcomer, {
      nickname: 'Aiko Y.',
      email: 'aiko@aldermoor.example',
      areaCode: '+65',
      mobile: '9123 4567',
      macAddress: '001b.4411.3ab7',
      hiddenGroups: ['CARD_NUMBER'],
      landingPage: 'cards-balance',
    });
    expect(code).toBe(200);
    expect(await detail(demoUsers.newcomer)).toMatchObject({
      nickname: 'Aiko Y.',
      mobile: { masked: '+65 ••••4567' },
      areaCode: '+65',
      macAddress: '00:1B:44:11:3A:B7',
      hiddenGroups: ['CARD_NUMBER'],
      landingPage: 'cards-balance',
    });
    const slower = { ...draftOf(await detail(demoUsers.newcomer)), version: 1 };
    expect(await test_.post(saveUser.path, slower, owner)).toMatchObject({
      code: codes.versionConflict,
      data: { current: { nickname: 'Aiko Y.' } },
    });
  });

  it('has start pages of the selected roles, and roles that the actor can grant', async () => {
    const { list } = await test_.call(listUserPages, { roleIds: [roleIdOf('channel.operator')] }, owner);
    expect(list.map(({ page }) => page)).toContain('cards-balance');
    expect(list.map(({ page }) => page)).not.toContain('user-management');
    const choices = await test_.call(listUserChoices, {}, merchantOwner);
    expect(choices.accountTypes).toEqual(['MERCHANT']);
    expect(choices.roles.map(({ id, canGive }) => [id, canGive])).toEqual([[roleIdOf('merchant.owner'), true]]);
  });
});

test('the history of a user requires access to the whole company, and has actor, time and values before and after', async () => {
  const { id } = (await found('newcomer'))[0] ?? { id: '' };
  for (const headers of [merchantOwner, await test_.signIn('support')])
    expect((await test_.post(readUserHistory.path, { id }, headers)).code).toBe(codes.noPermission);
  const before = await detail(id);
  await test_.call(
    saveUser,
    { ...draftOf(before), nickname: 'Aiko Yamada-Reyes', roleIds: [roleIdOf('support')] },
    owner,
  );
  const { list, names } = await test_.call(readUserHistory, { id }, owner);
  expect(list[0]).toMatchObject({
    by: 'Margaret Osei',
    action: saveUser.path,
    before: { nickname: before.nickname, roleIds: [roleIdOf('newcomer')] },
    after: { nickname: 'Aiko Yamada-Reyes', roleIds: [roleIdOf('support')] },
  });
  expect(names).toContainEqual({ id: roleIdOf('support'), name: { en_US: 'Support', zh_CN: '客服' } });
  await test_.call(showUser, { id }, owner);
  expect((await test_.call(readUserHistory, { id }, owner)).list).toHaveLength(list.length);
});
