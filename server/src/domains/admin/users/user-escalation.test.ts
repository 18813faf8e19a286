import {
  changeUserStatus,
  endUserSessions,
  inviteUser,
  listUserChoices,
  listUserSessions,
  mailUserPassword,
  readUser,
  resetUserFactor,
  saveUser,
  unlockUser,
} from '@console/contracts/users';
import { demoUsers, type DemoLogin, firstChannelId, firstMerchantId, roleIdOf } from '@console/demo/ids';
import { people, type Person } from '@console/demo/people';
import { sql } from '../../../platform/db/sql';
import { submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test_: TestApp;
/** All demo roles get the permissions to manage users, so that only the tested rules can refuse. */
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  await test_.database.owner.execute(sql`
    insert into role_button (company_id, role_id, button_code)
    select company_id, id, button from role, unnest(array[
      'admin.user.view', 'admin.user.save', 'admin.user.invite', 'admin.user.status']) button
    on conflict do nothing`);
});
afterAll(() => test_.close());

const ownButtons = ['admin.user.view', 'admin.user.save', 'admin.user.invite', 'admin.user.status'];
const logins = people.filter(({ isNew }) => !isNew).map(({ login }) => login);
const personOf = (login: DemoLogin): Person => {
  const person = people.find((one) => one.login === login);
  if (!person) throw new Error(`nobody is called ${login}`);
  return person;
};

/**
 * Reference implementation, independent of the product's code: returns whether a role is a subset of the giver's
 * permissions.
 */
function mayGive(giver: Person, role: Person): boolean {
  const held = new Set([...giver.buttons, ...ownButtons]);
  const reaches = giver.accountType === 'WHITELABEL' || giver.accountType === role.accountType;
  return giver.companyId === role.companyId && reaches && role.buttons.every((button) => held.has(button));
}

/**
 * Returns whether the other user sees no field group that is hidden from the giver. Channel users never see holders.
 */
const seesNoMoreThan = (giver: Person, other: Person): boolean =>
  other.accountType === 'CHANNEL' || giver.hiddenGroups.every((group) => other.hiddenGroups.includes(group));

const invitationAs = ({ accountType, login }: Person, number: number) => ({
  email: `puppet${number}@aldermoor.example`,
  loginName: `puppet.${number}`,
  nickname: 'Puppet',
  accountType,
  roleIds: [roleIdOf(login)],
  merchantIds: accountType === 'MERCHANT' ? [firstMerchantId] : [],
  ...(accountType === 'CHANNEL' && { channelId: firstChannelId }),
  language: 'en_US',
});

let number = 0;

describe.each(logins)('%s', (login) => {
  const giver = personOf(login);

  it('can grant by invitation exactly the roles that are a subset of their own permissions', async () => {
    const headers = await test_.signIn(login);
    const given: string[] = [];
    for (const role of people) {
      const answer = await test_.post(inviteUser.path, invitationAs(role, (number += 1)), {
        ...headers,
        ...submission(),
      });
      if (answer.code === 200) given.push(role.login);
    }
    const grantable = people.filter((role) => mayGive(giver, role)).map((role) => role.login);
    // E-mail addresses are hidden from channel users, so they cannot invite: the response would reveal existing
    // accounts.
    expect(given).toEqual(giver.accountType === 'CHANNEL' ? [] : grantable);
    const { roles } = await test_.call(listUserChoices, {}, headers);
    expect(
      roles
        .filter(({ id, canGive }) => canGive && people.some(({ login: of }) => roleIdOf(of) === id))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(grantable.map((role) => roleIdOf(role)).sort());
  });

  it("can't grant roles to themselves", async () => {
    const headers = await test_.signIn(login);
    const own = await test_.call(readUser, { id: demoUsers[login] }, headers);
    const answers = [];
    for (const role of people) answers.push(await test_.post(saveUser.path, draftOf(own, role), headers));
    expect(answers.filter(({ code }) => code === 200)).toEqual([]);
  });

  it('can act only on users with no more permissions than their own', async () => {
    const headers = await test_.signIn(login);
    const wrong: string[] = [];
    for (const other of people) {
      const found = await test_.post(readUser.path, { id: other.id }, headers);
      if (found.code !== 200) continue;
      const user = readUser.output.parse(found.data);
      const mayAct = other.login !== login && mayGive(giver, other) && seesNoMoreThan(giver, other);
      if (user.allowedActions.some(({ enabled }) => enabled !== mayAct)) wrong.push(`${other.login} is offered`);
      if (mayAct) continue;
      const target = { id: user.id, version: user.version };
      for (const [path, input] of [
        [saveUser.path, draftOf(user, giver)],
        [saveUser.path, { ...draftOf(user, other), hiddenGroups: ['COST_MARGIN'] }],
        [changeUserStatus.path, { ...target, to: 'DISABLED' }],
        [unlockUser.path, target],
        [mailUserPassword.path, target],
        [resetUserFactor.path, target],
        [listUserSessions.path, { id: user.id }],
        [endUserSessions.path, { id: user.id }],
      ] as const)
        if ((await test_.post(path, input, headers)).code === 200) wrong.push(`${other.login} ${path}`);
    }
    expect(wrong).toEqual([]);
  });

  it("can't grant other users a role beyond their own permissions", async () => {
    const headers = await test_.signIn(login);
    const wrong: string[] = [];
    for (const other of people) {
      const found = await test_.post(readUser.path, { id: other.id }, headers);
      if (found.code !== 200) continue;
      const user = readUser.output.parse(found.data);
      const beyond = people.filter((role) => !mayGive(giver, role) && role.login !== other.login);
      for (const role of beyond) {
        const { code } = await test_.post(saveUser.path, draftOf(user, role), headers);
        if (code === 200) wrong.push(`${other.login} ${role.login}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

function draftOf(user: ReturnType<typeof readUser.output.parse>, role: Person) {
  const { id, version, loginName, nickname, macAddress, language, timezone, landingPage, hiddenGroups } = user;
  return {
    id,
    version,
    loginName,
    nickname,
    macAddress,
    language,
    timezone,
    landingPage,
    hiddenGroups,
    merchantIds: role.accountType === 'MERCHANT' ? [firstMerchantId] : user.merchants.map((one) => one.id),
    roleIds: [roleIdOf(role.login)],
  };
}
