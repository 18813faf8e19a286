import { codes } from '@console/contracts';
import { listButtons } from '@console/contracts/buttons';
import { listCardBins, listLimitRules, listShareRules, listWalletLimitRules } from '@console/contracts/cards';
import { configurationParts, listConfiguration } from '@console/contracts/configuration';
import { listDicts } from '@console/contracts/dicts';
import { listEmailAccounts } from '@console/contracts/email-accounts';
import { listEmailTemplates } from '@console/contracts/email-templates';
import { listParameters, readParameter } from '@console/contracts/parameters';
import { listProductModules } from '@console/contracts/product-modules';
import { listReportFormats } from '@console/contracts/report-formats';
import { listReports } from '@console/contracts/reports';
import { listRoles } from '@console/contracts/roles';
import { sql } from '../../../platform/db/sql';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  owner = await test.signIn('owner');
});
afterAll(() => test.close());

const partsFor = async (headers = owner) => (await test.call(listConfiguration, {}, headers)).parts;
const partFor = async (name: string, headers = owner) => (await partsFor(headers)).find(({ part }) => part === name);
const allow = (loginName: string, ...buttons: string[]) =>
  test.database.owner.execute(sql`
    insert into role_button (company_id, role_id, button_code)
    select u.company_id, r.role_id, b from app_user u join user_role r on r.user_id = u.id, unnest(${buttons}::text[]) b
    where u.login_name = ${loginName} on conflict do nothing`);

describe('refusals', () => {
  it('users without the permission, and users with access to a part of the company, are refused', async () => {
    expect((await test.post('/configuration/list', {}, await test.signIn('risk'))).code).toBe(codes.noPermission);
    const merchant = await test.signIn('merchant.owner');
    await allow('merchant.owner', 'admin.configuration.view');
    expect((await test.post('/configuration/list', {}, merchant)).code).toBe(codes.noPermission);
  });
});

describe('the configuration index', () => {
  it('has all parts, in a fixed order, for a user with all permissions', async () => {
    expect((await partsFor()).map(({ part }) => part)).toEqual(configurationParts);
  });

  it('has the same counts as the lists', async () => {
    const counted = Object.fromEntries((await partsFor()).map(({ part, records }) => [part, records]));
    const first = { page: 1, pageSize: 10 } as const;
    const lists = {
      PARAMETERS: await test.call(listParameters, first, owner),
      ROLES: await test.call(listRoles, first, owner),
      CARD_BINS: await test.call(listCardBins, first, owner),
      DICTIONARIES: await test.call(listDicts, first, owner),
      MODULES: await test.call(listProductModules, first, owner),
      BUTTONS: await test.call(listButtons, first, owner),
      EMAIL_ACCOUNTS: await test.call(listEmailAccounts, first, owner),
      EMAIL_TEMPLATES: await test.call(listEmailTemplates, first, owner),
      REPORTS: await test.call(listReports, first, owner),
      REPORT_FORMATS: await test.call(listReportFormats, first, owner),
      LIMIT_RULES: await test.call(listLimitRules, first, owner),
      WALLET_LIMIT_RULES: await test.call(listWalletLimitRules, first, owner),
      SHARE_RULES: await test.call(listShareRules, first, owner),
    };
    for (const [part, { total }] of Object.entries(lists)) expect([part, counted[part]]).toEqual([part, total]);
  });

  it('has the latest change of each part, with its author and time', async () => {
    const id = 'session.idle_warn_seconds';
    const { value, status, version } = await test.call(readParameter, { id }, owner);
    const isActive = status === 'ACTIVE';
    await test.post(
      '/parameter/update',
      { id, version, value: String(Number(value) + 60), isActive, why: 'Longer' },
      owner,
    );
    expect((await partFor('PARAMETERS'))?.lastChange).toMatchObject({
      action: '/parameter/update',
      objectLabel: id,
      by: 'Margaret Osei',
    });
  });

  it("omits parts that the user can't open, and changes of other companies", async () => {
    await allow('owner.zh', 'admin.configuration.view');
    const lanshi = await test.signIn('owner.zh');
    const own = await partsFor(lanshi);
    expect(own.map(({ part }) => part)).not.toContain('PARAMETERS');
    expect(own.map(({ part }) => part)).toContain('ROLES');
    await allow('owner.zh', 'admin.parameter.view');
    expect((await partFor('PARAMETERS', lanshi))?.lastChange).toBeNull();
  });
});
