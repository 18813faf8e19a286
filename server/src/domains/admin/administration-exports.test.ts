import { codes } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import { countButtonExport, exportButtons, listButtons } from '@console/contracts/buttons';
import {
  countDictEntryExport,
  countDictExport,
  exportDictEntries,
  exportDicts,
  listDictEntries,
  listDicts,
} from '@console/contracts/dicts';
import { downloadJob, job as jobShape } from '@console/contracts/jobs';
import { countParameterExport, exportParameters, listParameters } from '@console/contracts/parameters';
import { countProductModuleExport, exportProductModules, listProductModules } from '@console/contracts/product-modules';
import { countRoleExport, exportRoles, listRoles } from '@console/contracts/roles';
import { roleIdOf } from '@console/demo/ids';
import { sql } from '../../platform/db/sql';
import { submission } from '../../testing/card-samples';
import { workAll } from '../../testing/job-worker';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test_: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  owner = await test_.signIn('owner');
});
afterAll(() => test_.close());

const exports = [
  {
    path: exportRoles.path,
    permission: exportRoles.permission,
    counted: () => test_.call(countRoleExport, {}, owner),
    listed: () => test_.call(listRoles, {}, owner),
  },
  {
    path: exportProductModules.path,
    permission: exportProductModules.permission,
    counted: () => test_.call(countProductModuleExport, {}, owner),
    listed: () => test_.call(listProductModules, {}, owner),
  },
  {
    path: exportButtons.path,
    permission: exportButtons.permission,
    counted: () => test_.call(countButtonExport, {}, owner),
    listed: () => test_.call(listButtons, {}, owner),
  },
  {
    path: exportDicts.path,
    permission: exportDicts.permission,
    counted: () => test_.call(countDictExport, {}, owner),
    listed: () => test_.call(listDicts, {}, owner),
  },
  {
    path: exportDictEntries.path,
    permission: exportDictEntries.permission,
    counted: () => test_.call(countDictEntryExport, {}, owner),
    listed: () => test_.call(listDictEntries, {}, owner),
  },
  {
    path: exportParameters.path,
    permission: exportParameters.permission,
    counted: () => test_.call(countParameterExport, {}, owner),
    listed: () => test_.call(listParameters, {}, owner),
  },
];

const allow = (login: 'owner.zh' | 'merchant.owner') =>
  test_.database.owner.execute(sql`
    insert into role_button (company_id, role_id, button_code)
    select r.company_id, r.id, b from role r, unnest(${exports.map(({ permission }) => permission)}::text[]) b
    where r.id = ${roleIdOf(login)} on conflict do nothing`);

/** Returns the lines of an exported CSV file with these columns; all columns by default. */
async function linesOf(
  path: string,
  input: { keyword?: string; filter?: object; sort?: object[]; ids?: string[] },
  { columns = [], language = 'en_US' }: { columns?: string[]; language?: 'en_US' | 'zh_CN' } = {},
): Promise<string[]> {
  const chosen = columns.length > 0 ? { columns: { choice: 'CHOSEN', keys: columns } } : {};
  const headers = { ...owner, ...submission(), language };
  const { data } = await test_.post(path, { ...input, ...chosen, format: 'CSV' }, headers);
  const { id } = jobShape.parse(data);
  await workAll(test_);
  const { url } = await test_.call(downloadJob, { id }, owner);
  const { body } = await test_.app.inject({ method: 'GET', url });
  return body.replace('\uFEFF', '').trimEnd().split('\r\n');
}

describe('refusals', () => {
  it.each(exports)('$path is refused without its permission', async ({ path, permission }) => {
    const auditor = await test_.signIn('auditor');
    expect(permission).toMatch(/\.export$/);
    expect((await test_.post(path, { format: 'CSV' }, auditor)).code).toBe(codes.noPermission);
    expect((await test_.post(`${path}Count`, {}, auditor)).code).toBe(codes.noPermission);
  });

  it.each(exports)(
    '$path is refused for users with access to a part of the company, even if their role has the permission',
    async ({ path }) => {
      await allow('merchant.owner');
      const merchant = await test_.signIn('merchant.owner');
      const started = await test_.post(path, { format: 'CSV' }, { ...merchant, ...submission() });
      expect(started.code).toBe(codes.noPermission);
      expect((await test_.post(`${path}Count`, {}, merchant)).code).toBe(codes.noPermission);
    },
  );

  it("the module export is refused for a company that doesn't run the platform", async () => {
    await allow('owner.zh');
    const lanshi = await test_.signIn('owner.zh');
    const headers = { ...lanshi, ...submission() };
    expect((await test_.post(exportProductModules.path, { format: 'CSV' }, headers)).code).toBe(codes.noPermission);
    expect((await test_.post(countProductModuleExport.path, {}, lanshi)).code).toBe(codes.noPermission);
  });

  it.each([
    [exportRoles.path, 'cards.card.view'],
    [exportButtons.path, 'cards'],
    [exportDicts.path, 'No code'],
    [exportParameters.path, 'role_00000000000000000000000000'],
  ])('%s is refused for the row id %s, which is not in the list', async (path, rowId) => {
    expect(
      (await test_.post(path, { format: 'CSV', ids: [rowId] }, { ...owner, ...submission() })).fieldErrors,
    ).toMatchObject([{ field: 'ids.0' }]);
  });
});

describe('export', () => {
  it.each(exports)('$path has as many rows as its list and adds an audit log entry', async (one) => {
    const { path } = one;
    const { count, columns } = await one.counted();
    expect(count).toBe((await one.listed()).total);
    const lines = await linesOf(path, {}, { columns: columns.slice(-1).map(({ key }) => key) });
    expect(lines).toHaveLength(count + 1);
    const { list } = await test_.call(listAudit, { pageSize: 200 }, owner);
    expect(list.map(({ action }) => action)).toContain(path);
  });

  it('the export of roles has the same roles as the list, in the same order', async () => {
    const query = { filter: { isOwnMade: true }, sort: [{ field: 'users' as const, dir: 'desc' as const }] };
    const { list } = await test_.call(listRoles, query, owner);
    expect(list.length).toBeGreaterThan(1);
    const columns = ['id', 'users', 'permissions'];
    expect(await linesOf(exportRoles.path, query, { columns })).toEqual([
      'ID,Users,Permissions',
      ...list.map(({ id, users, permissions }) => `${id},${users},${permissions}`),
    ]);
  });

  it.each([
    [
      exportRoles.path,
      { keyword: 'first week', filter: { isOwnMade: true, status: ['ACTIVE'] } },
      ['name', 'isOwnMade', 'description', 'accountType', 'allMerchants', 'status'],
      [
        'Name,Custom,Description,Type,All merchants,Status',
        'Newcomer,Yes,For people in their first week.,Company,Yes,Active',
      ],
      ['名称,自定义,说明,类型,全部商户,状态', '新成员,是,供入职首周的员工使用。,公司,是,启用'],
    ],
    [
      exportProductModules.path,
      { keyword: 'card issuing' },
      ['name', 'code', 'isOwnMade', 'menus', 'accountTypes', 'companies'],
      [
        'Module,Code,Custom,Menus,Account types,Companies',
        'Card issuing,CARDS,No,Cards,"Company, Merchant, Channel","Lanshi Technology Co., Ltd., Meridian Ledger B.V."',
      ],
      [
        '模块,代码,自定义,菜单,账号类型,公司',
        '发卡,CARDS,否,卡片,"公司, 商户, 渠道","澜石科技有限公司, 子午线账本有限公司"',
      ],
    ],
    [
      exportButtons.path,
      { keyword: 'freeze cards', filter: { risk: ['HIGH'] } },
      ['name', 'other', 'code', 'menu', 'apiPaths', 'risk', 'sort'],
      [
        'Button,Other language,Code,Menu,API paths,Risk,Order',
        'Unfreeze cards,解冻卡片,cards.card.unfreeze,Cards,"/card/bulkUnfreeze, /card/unfreeze",High,40',
      ],
      [
        '按钮,另一种语言,代码,菜单,接口路径,风险等级,排序',
        '解冻卡片,Unfreeze cards,cards.card.unfreeze,卡片,"/card/bulkUnfreeze, /card/unfreeze",高,40',
      ],
    ],
    [
      exportDicts.path,
      { ids: ['role_status'] },
      ['name', 'code', 'entries', 'kind', 'isEditable'],
      ['Dictionary,Code,Entries,Source,Editable', 'Status of roles,role_status,2,System,Yes'],
      ['字典,代码,字典项,来源,可编辑', '角色状态,role_status,2,系统,是'],
    ],
    [
      exportDictEntries.path,
      { filter: { dict: ['role_status'] }, sort: [{ field: 'code', dir: 'desc' }] },
      ['label', 'other', 'code', 'colour', 'isDefault', 'dict', 'sort', 'status'],
      [
        'Label,Other language,Code,Color,Default,Dictionary,Order,Status',
        'Disabled,停用,DISABLED,Neutral,No,Status of roles,2,Active',
        'Active,启用,ACTIVE,Success,No,Status of roles,1,Active',
      ],
      [
        '标签,另一种语言,代码,颜色,默认项,字典,排序,状态',
        '停用,Disabled,DISABLED,中性,否,角色状态,2,启用',
        '启用,Active,ACTIVE,成功,否,角色状态,1,启用',
      ],
    ],
    [
      exportParameters.path,
      { ids: ['company.suspended.auth_policy', 'session.second_factor_required', 'upload.max_bytes'] },
      ['name', 'code', 'group', 'effective', 'status'],
      [
        'Parameter,Code,Group,Current value,Status',
        'Authorizations of suspended companies,company.suspended.auth_policy,Cards and payments,Decline,Active',
        'Two-factor authentication for all users,session.second_factor_required,Sign-in and sessions,No,Active',
        'Maximum file size,upload.max_bytes,Files,10 MB,Active',
      ],
      [
        '参数,代码,分组,当前值,状态',
        '公司暂停期间的授权,company.suspended.auth_policy,卡片与交易,拒绝,已启用',
        '强制两步验证,session.second_factor_required,登录与会话,否,已启用',
        '文件大小上限,upload.max_bytes,文件,10 MB,已启用',
      ],
    ],
  ])("%s of %j has titles and values in the user's language", async (path, query, columns, english, chinese) => {
    expect(await linesOf(path, query, { columns })).toEqual(english);
    expect(await linesOf(path, query, { columns, language: 'zh_CN' })).toEqual(chinese);
  });
});
