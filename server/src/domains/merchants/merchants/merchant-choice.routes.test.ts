import { codes, type OptionsQuery, optionsMax } from '@console/contracts';
import { listMerchantOptions } from '@console/contracts/cards';
import { firstMerchantId } from '@console/demo/ids';
import { sql } from '../../../platform/db/sql';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let operations: Record<string, string>;

beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
  // As many merchants as in a large company.
  await console_.database.owner.execute(sql`
    insert into merchant (id, company_id, merchant_no, name, registration_no, country, referral_code, status, created_at,
      created_by, updated_at, updated_by)
    select 'mer_9' || lpad(n::text, 25, '0'), company_id, 'M-9' || lpad(n::text, 5, '0'),
      jsonb_build_object('en_US', 'Many ' || n || ' Ltd.', 'zh_CN', '众多' || n), 'many-' || n, country, 'MANY' || lpad(n::text, 6, '0'),
      'ACTIVE', created_at, created_by, updated_at, updated_by
    from merchant, generate_series(1, 10000) n where id = ${firstMerchantId}`);
});
afterAll(() => console_.close());

const options = (query: OptionsQuery, who = operations) => console_.call(listMerchantOptions, query, who);

describe('merchant options', () => {
  test('are refused to users without permission for a page that needs them, and returned to users with permission for any such page', async () => {
    const devops = await console_.signIn('devops');
    expect(await console_.post(listMerchantOptions.path, {}, devops)).toMatchObject({ code: codes.noPermission });
    await console_.database.owner.execute(sql`
      insert into role_button (company_id, role_id, button_code)
      select u.company_id, r.role_id, 'admin.user.view' from app_user u join user_role r on r.user_id = u.id
      where u.login_name = 'devops'`);
    expect((await options({}, devops)).list.length).toBe(optionsMax);
  });

  test('are limited, and the response has `hasMore`', async () => {
    const { list, hasMore } = await options({});
    expect([list.length, hasMore]).toEqual([optionsMax, true]);
  });

  test.each([
    ['English name', 'many 8712 '],
    ['Chinese name', '众多8712'],
    ['number', 'M-908712'],
  ])('one of ten thousand merchants is found by its %s', async (_by, keyword) => {
    const { list, hasMore } = await options({ keyword });
    expect(list.map(({ name }) => name.en_US)).toEqual(['Many 8712 Ltd.']);
    expect(hasMore).toBe(false);
  });

  test('selected merchants are returned by id, except those of another company or merchant', async () => {
    const [last] = (await options({ keyword: 'many 9999 ' })).list;
    const ids = [last?.id ?? '', firstMerchantId];
    expect((await options({ ids })).list.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const owner = await console_.signIn('merchant.owner');
    expect((await options({ ids }, owner)).list.map(({ id }) => id)).toEqual([firstMerchantId]);
    expect((await options({ ids }, await console_.signIn('owner.zh'))).list).toEqual([]);
  });

  test("a channel can't find merchants by hidden names", async () => {
    const operator = await console_.signIn('channel.operator');
    const [first] = (await options({}, operator)).list;
    expect(first?.name.en_US).toMatch(/^Merchant ••/);
    const named = (await options({ ids: [first?.id ?? ''] })).list[0]?.name.en_US ?? '';
    expect((await options({ keyword: named }, operator)).list).toEqual([]);
    const number = first?.merchantNo.slice(-4) ?? '';
    expect((await options({ keyword: number }, operator)).list.map(({ id }) => id)).toContain(first?.id);
  });

  test('are sorted by the digits that a channel sees, because sorting by complete numbers would reveal hidden digits', async () => {
    const operator = await console_.signIn('channel.operator');
    const [first] = (await options({}, operator)).list;
    await console_.database.owner.execute(
      sql`update merchant set merchant_no = '0-09999' where id = ${first?.id ?? ''}`,
    );
    const shown = (await options({}, operator)).list.map(({ merchantNo }) => merchantNo);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown).toEqual(shown.toSorted());
  });
});
