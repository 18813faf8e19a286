import { codes } from '@console/contracts';
import { permissions } from '@console/contracts/areas';
import { buttonOfGrant } from '@console/contracts/releases';
import type { RoleDetail, RoleDraft } from '@console/contracts/roles';
import { type DemoLogin, demoUsers, roleIdOf } from '@console/demo/ids';
import { sql } from '../../../platform/db/sql';
import { text } from '../../../platform/db/column';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test_: TestApp;
beforeAll(async () => {
  test_ = await openTestApp({ env: { CALLS_PER_MINUTE: '999999' } });
});
afterAll(() => test_.close());

/** Logins with a role of the company. `newcomer` must change the password first; `wallet.manager` only uses wallets. */
const logins = Object.keys(demoUsers).filter((login) => !['newcomer', 'wallet.manager'].includes(login)) as DemoLogin[];
const everyButton = Object.keys(permissions);
const ofModules = new Set<string>(Object.values(buttonOfGrant));

/** Returns the permissions of a demo user from the database. */
async function heldBy(login: DemoLogin): Promise<Set<string>> {
  const { rows } = await test_.database.owner.execute(
    sql`select b.button_code as code from user_role ur join role_button b on b.role_id = ur.role_id
      where ur.user_id = ${demoUsers[login]}`,
    { code: text },
  );
  return new Set(rows.map(({ code }) => code));
}

/** Returns the buttons and fields of all roles as text. */
async function allRoles(): Promise<string> {
  const { rows } = await test_.database.owner.execute(
    sql`select r.id || r.status || r.all_merchant_access || r.account_type || coalesce(r.deleted_at::text, '')
      || coalesce((select string_agg(b.button_code, ',' order by b.button_code) from role_button b where b.role_id = r.id), '') as code
      from role r where not r.name ->> 'en_US' like 'Tried %' and r.id <> ${roleIdOf('support')} order by r.id`,
    { code: text },
  );
  return rows.map(({ code }) => code).join('\n');
}

const draftOf = (buttons: string[], nameEn: string): RoleDraft => ({
  nameEn,
  nameZh: nameEn,
  descriptionEn: '',
  descriptionZh: '',
  accountType: 'WHITELABEL',
  allMerchantAccess: true,
  buttons,
});

type Headers = Record<string, string>;
let tried = 0;

/** Returns the buttons that a new role has or lacks contrary to the rule. */
async function wronglyMade(headers: Headers, may: (button: string) => boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const button of everyButton) {
    tried += 1;
    const { code } = await test_.post('/role/create', draftOf([button], `Tried ${tried}`), headers);
    if ((code === codes.ok) !== may(button)) wrong.push(`${button}: ${code}`);
  }
  return wrong;
}

/** Returns the buttons that were added to a role contrary to the rule. */
async function wronglyAdded(headers: Headers, id: string, may: (button: string) => boolean): Promise<string[]> {
  const wrong: string[] = [];
  const read = async () => {
    const seen = await test_.post('/role/detail', { id }, headers);
    return seen.code === codes.ok ? (seen.data as RoleDetail) : { version: 1, buttons: Array<string>() };
  };
  let found = await read();
  for (const button of everyButton) {
    if (found.buttons.includes(button)) continue;
    const draft = draftOf([...found.buttons, button], `Tried on ${id}`);
    const { code } = await test_.post('/role/update', { id, version: found.version, ...draft }, headers);
    if (code === codes.ok && !may(button)) wrong.push(button);
    // Only a successful request changes the version for the next attempt.
    if (code === codes.ok) found = await read();
  }
  return wrong;
}

/** Returns the high-risk buttons that a role of this test has, although no second approver approved them. */
async function countedHigh(): Promise<string[]> {
  const { rows } = await test_.database.owner.execute(
    sql`
      select b.button_code as code from role r join role_button b on b.role_id = r.id
      join button c on c.code = b.button_code and c.risk = 'HIGH' where r.name ->> 'en_US' like 'Tried %'
        and r.id <> ${changeable}`,
    { code: text },
  );
  return rows.map(({ code }) => code);
}

const isChosen = (button: string) => !ofModules.has(button);
/** The only custom role; the others are system roles. */
const changeable = roleIdOf('support');

test.each(logins)("%s can't grant a permission that they don't hold, in a new or an existing role", async (login) => {
  const headers = await test_.signIn(login);
  const held = await heldBy(login);
  const may = (button: string) => held.has('admin.role.save') && held.has(button) && isChosen(button);
  expect(await wronglyMade(headers, may)).toEqual([]);
  const mayChange = (button: string) => login === 'owner' && may(button);
  expect(await wronglyAdded(headers, changeable, mayChange)).toEqual([]);
  expect(await countedHigh()).toEqual([]);
});

test.each(logins)("%s can't change their own role, a system role or a role of another company", async (login) => {
  const headers = await test_.signIn(login);
  const before = await allRoles();
  expect(await wronglyAdded(headers, roleIdOf(login), () => false)).toEqual([]);
  for (const target of logins) {
    const id = roleIdOf(target);
    if (id === changeable) continue;
    for (const version of [1, 2])
      for (const [path, rest] of [
        ['/role/update', draftOf(everyButton.filter(isChosen), 'Tried to take over')],
        ['/role/status', { status: 'DISABLED' }],
        ['/role/delete', {}],
      ] as const)
        expect([path, target, (await test_.post(path, { id, version, ...rest }, headers)).code]).not.toContain(
          codes.ok,
        );
  }
  expect(await allRoles()).toBe(before);
});

test('a user with permission to edit roles and a few others can grant only those, also by copying a role', async () => {
  const { rows } = await test_.database.owner.execute(
    sql`
      insert into role_button (company_id, role_id, button_code) select company_id, id, b
      from role, unnest(array['admin.role.view', 'admin.role.save']) b where id = ${roleIdOf('developer')}
      returning button_code as code`,
    { code: text },
  );
  expect(rows).toHaveLength(2);
  const headers = await test_.signIn('developer');
  const held = await heldBy('developer');
  expect(await wronglyMade(headers, (button) => held.has(button) && isChosen(button))).toEqual([]);
  const copied = { id: roleIdOf('owner'), version: 1, nameEn: 'Tried owner', nameZh: 'Tried owner' };
  const copy = (await test_.post('/role/copy', copied, headers)).data as RoleDetail;
  expect(copy.buttons.filter((button) => !held.has(button))).toEqual([]);
  expect(copy.moduleButtons).toEqual([]);
});
