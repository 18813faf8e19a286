import { codes, queryMenus } from '@console/contracts';
import { createRole, previewRole, type RolePreview, setRoleStatus } from '@console/contracts/roles';
import { demoUsers, type DemoLogin, roleIdOf } from '@console/demo/ids';
import { text } from '../../../platform/db/column';
import { newId } from '../../../platform/db/ids';
import { sql } from '../../../platform/db/sql';
import { openTestApp, type TestApp } from '../../../testing/test-app';

type Headers = Record<string, string>;

let test_: TestApp;
let owner: Headers;
let lanshi: Headers;
beforeAll(async () => {
  test_ = await openTestApp();
  [owner, lanshi] = [await test_.signIn('owner'), await test_.signIn('owner.zh')];
});
afterAll(() => test_.close());

const preview = (id: string, by = owner) => test_.call(previewRole, { id }, by);
const refusalOf = async (id: string, by: Headers) => (await test_.post(previewRole.path, { id }, by)).code;
const granted = ({
  systemMenuList,
  buttonLinkPageList,
}: Pick<RolePreview, 'systemMenuList' | 'buttonLinkPageList'>) => ({
  systemMenuList,
  buttonLinkPageList,
});
const codesOf = ({ buttonLinkPageList }: RolePreview) => buttonLinkPageList.map(({ buttonId }) => buttonId);
const lackedOf = ({ lackedButtonList }: RolePreview) => lackedButtonList.flatMap(({ buttons }) => buttons);

describe('refusals', () => {
  it('a role of another company, a deleted role and an unknown role are not found', async () => {
    expect(await refusalOf(roleIdOf('owner.zh'), owner)).toBe(codes.notFound);
    expect(await refusalOf(roleIdOf('owner'), lanshi)).toBe(codes.notFound);
    expect(await refusalOf(newId('role'), owner)).toBe(codes.notFound);
    await test_.database.owner.execute(sql`update role set deleted_at = now() where id = ${roleIdOf('newcomer')}`);
    expect(await refusalOf(roleIdOf('newcomer'), owner)).toBe(codes.notFound);
    await test_.database.owner.execute(sql`update role set deleted_at = null where id = ${roleIdOf('newcomer')}`);
  });

  it('users without permission to view roles are refused, and so are users of a merchant or channel', async () => {
    expect(await refusalOf(roleIdOf('support'), await test_.signIn('operations'))).toBe(codes.noPermission);
    for (const login of ['merchant.owner', 'channel.operator'] as const) {
      await test_.database.owner.execute(sql`
        insert into role_button (company_id, role_id, button_code)
        select company_id, id, 'admin.role.view' from role where id = ${roleIdOf(login)}`);
      expect(await refusalOf(roleIdOf(login), await test_.signIn(login))).toBe(codes.noPermission);
    }
  });
});

async function giveOnly(userId: string, roleId: string): Promise<void> {
  await test_.database.owner.execute(sql`delete from user_role where user_id = ${userId}`);
  await test_.database.owner.execute(sql`
    insert into user_role (company_id, user_id, role_id) select company_id, id, ${roleId} from app_user where id = ${userId}`);
}

/** One user per account type. The test replaces their roles. */
const subjects: { company: string; accountType: string; login: DemoLogin; viewer: () => Headers }[] = [
  { company: 'the platform', accountType: 'WHITELABEL', login: 'operations', viewer: () => owner },
  { company: 'the platform', accountType: 'MERCHANT', login: 'merchant.owner', viewer: () => owner },
  { company: 'the platform', accountType: 'CHANNEL', login: 'channel.operator', viewer: () => owner },
  { company: 'another company', accountType: 'WHITELABEL', login: 'owner.zh', viewer: () => lanshi },
];

test.each(subjects)(
  'each $accountType role of $company is shown with the menus and buttons that its only user has',
  async ({ accountType, login, viewer }) => {
    const { rows } = await test_.database.owner.execute(
      sql`
        select r.id from role r join app_user u on u.company_id = r.company_id
        where u.id = ${demoUsers[login]} and r.account_type = ${accountType} and r.status = 'ACTIVE' and r.deleted_at is null
        order by r.id`,
      { id: text },
    );
    expect(rows.length).toBeGreaterThan(0);
    const shown: RolePreview[] = [];
    for (const { id } of rows) shown.push(await preview(id, viewer()));
    const user = await test_.signIn(login);
    for (const [index, { id }] of rows.entries()) {
      await giveOnly(demoUsers[login], id);
      expect([id, granted(await test_.call(queryMenus, {}, user))]).toEqual([
        id,
        shown[index] && granted(shown[index]),
      ]);
    }
    await giveOnly(demoUsers[login], roleIdOf(login));
  },
);

test('the lacked buttons of a page are those that company and account type can have', async () => {
  const ofCompany = await preview(roleIdOf('support'));
  expect(codesOf(ofCompany)).toContain('cards.card.freeze');
  expect(lackedOf(ofCompany)).toContain('cards.card.create');
  expect(codesOf(ofCompany).filter((code) => lackedOf(ofCompany).includes(code))).toEqual([]);

  const [createCard, viewCards] = ['cards.card.create', 'cards.card.view'];
  const draft = { descriptionEn: '', descriptionZh: '', accountType: 'MERCHANT' as const, allMerchantAccess: false };
  const made = await test_.call(
    createRole,
    { ...draft, nameEn: 'Viewer', nameZh: '查看', buttons: [viewCards] },
    lanshi,
  );
  expect(lackedOf(await preview(made.id, lanshi))).toContain(createCard);
  await test_.database.owner.execute(sql`
    update product_module set buttons = array_remove(buttons, ${createCard})`);
  expect(lackedOf(await preview(made.id, lanshi))).not.toContain(createCard);
  await test_.database.owner.execute(sql`
    update product_module set account_types = array_remove(account_types, 'MERCHANT')`);
  const without = await preview(made.id, lanshi);
  expect([codesOf(without), lackedOf(without)]).toEqual([[], []]);
});

test('a disabled role is previewed as if it were enabled, and high-risk buttons that await review are lacked', async () => {
  const name = { nameEn: 'Night desk', nameZh: '夜班', descriptionEn: '', descriptionZh: '' };
  const rest = { accountType: 'WHITELABEL' as const, allMerchantAccess: true };
  const buttons = ['cards.card.view', 'cards.card.topup'];
  const { id, version } = await test_.call(createRole, { ...name, ...rest, buttons }, owner);
  const before = await preview(id);
  expect(codesOf(before)).toEqual(['cards.card.view']);
  expect(lackedOf(before)).toContain('cards.card.topup');
  await test_.call(setRoleStatus, { id, version, status: 'DISABLED' }, owner);
  expect(await preview(id)).toEqual(before);
});
