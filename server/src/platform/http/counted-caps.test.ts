import { checkPasswordPermission, codes, type Envelope } from '@console/contracts';
import { createCardBin, findCardByNumber, readCardBin, requestReveal, saveShareRule } from '@console/contracts/cards';
import { createInvoice } from '@console/contracts/company';
import { createDict, createDictEntry } from '@console/contracts/dicts';
import { createEmailAccount } from '@console/contracts/email-accounts';
import { openUpload } from '@console/contracts/files';
import { createProductModule } from '@console/contracts/product-modules';
import { reportPage } from '@console/contracts/release';
import { createReportFormat } from '@console/contracts/report-formats';
import { createReport } from '@console/contracts/reports';
import { createRole } from '@console/contracts/roles';
import { inviteUser } from '@console/contracts/users';
import { createView, saveView } from '@console/contracts/views';
import { createWebhook } from '@console/contracts/webhooks';
import { type DemoLogin, demoUsers, firstMerchantId, roleIdOf } from '@console/demo/ids';
import { cardIn, submission } from '../../testing/card-samples';
import { oneOnly, race, racers, together } from '../../testing/race';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { walletOf } from '../../testing/wallet-samples';
import { topUpDuePools } from '../../domains/cards/pools/auto-top-up.actions';
import { inTransaction } from '../db/transaction';
import { storeRecent } from '../menus/user-menu.store';
import { findActor } from '../session/actor.query';
import { secretHash } from './secret-hash';

/**
 * Tests every cap and every unique name with twenty parallel calls, of which exactly one can succeed. Caps of BINs and
 * groups are tested in `issue-caps.test.ts`.
 */
type Headers = Record<string, string>;

let test_: TestApp;
const people: Partial<Record<DemoLogin, Headers>> = {};
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
});
afterAll(() => test_.close());
beforeEach(() => test_.database.pool.query(`delete from public_attempt where scope in ('user', 'number', 'taken')`));

const as = async (login: DemoLogin): Promise<Headers> => (people[login] ??= await test_.signIn(login));
const run = async (statement: string, values: unknown[] = []) =>
  (await test_.database.pool.query<Record<string, unknown>>(statement, values)).rows;
const at = (table: string) => ({ pool: test_.database.pool, table });
const post = async (login: DemoLogin, path: string, input: object): Promise<Envelope> =>
  test_.post(path, input, { ...(await as(login)), ...submission() });

/** Throws if a call that prepares a test is refused. */
async function must(answer: Promise<Envelope>): Promise<unknown> {
  const { code, data, fieldErrors } = await answer;
  if (code !== codes.ok) throw new Error(`refused with ${code} ${JSON.stringify(fieldErrors)}`);
  return data;
}

const shareRule = { type: 'WALLET', floatingPercent: 0, warningPercent: 10, maxCards: 10 };
const content = { filters: [], keyword: '', sort: null, look: { columns: [], density: 'COMPACT' } };
const viewOf = (name: string) => ({ list: '/card/list', name, scope: 'PRIVATE', roleId: null, content });
const invitationOf = (change: object) => ({
  email: 'ana@aldermoor.example',
  loginName: 'ana.lopez',
  nickname: 'Ana Lopez',
  accountType: 'WHITELABEL',
  roleIds: [roleIdOf('support')],
  merchantIds: [],
  language: 'en_US',
  ...change,
});

describe('of twenty parallel calls one succeeds, and the others exceed the cap of', () => {
  test('the saved views of a list', async () => {
    for (let count = 0; count < 49; count += 1)
      await must(post('operations', createView.path, viewOf(`View ${count}`)));
    expect(await race(at('saved_view'), (turn) => post('operations', createView.path, viewOf(`Last ${turn}`)))).toEqual(
      oneOnly(codes.tooMany),
    );
  });

  test('the uploads of a user', async () => {
    const upload = () => post('operations', openUpload.path, { purpose: 'PICTURE', name: 'a.png', bytes: 9 });
    for (let count = 0; count < 19; count += 1) await must(upload());
    expect(await race(at('file_ticket'), upload)).toEqual(oneOnly(codes.tooMany));
  });

  test('the webhook endpoints of a company', async () => {
    const create = (number: number) =>
      post('developer', createWebhook.path, { url: `http://localhost:9/${number}`, events: ['card.frozen'] });
    for (let count = 0; count < 19; count += 1) await must(create(count));
    expect(await race(at('webhook_endpoint'), (turn) => create(100 + turn))).toEqual(oneOnly(codes.tooMany));
  });

  test('the reveal tickets of a user within an hour', async () => {
    const { id } = await cardIn(test_, await as('operations'), 'ACTIVE');
    const request = () => post('operations', requestReveal.path, { id, purpose: 'PAYMENT_SETUP' });
    for (let count = 0; count < 9; count += 1) await must(request());
    expect(await race(at('reveal_ticket'), request)).toEqual(oneOnly(codes.tooMany));
  });

  test('the card number lookups of a user within an hour', async () => {
    const lookUp = () => post('operations', findCardByNumber.path, { number: '4571000000000985' });
    await must(lookUp());
    await run(`update public_attempt set count = 59 where scope = 'number'`);
    expect(await race(at('public_attempt'), lookUp)).toEqual(oneOnly(codes.tooMany));
  });

  test('the invitations of a user within a day', async () => {
    const invite = (name: string) =>
      post('owner', inviteUser.path, invitationOf({ email: `${name}@aldermoor.example`, loginName: name }));
    await must(invite('first.of.day'));
    await run(`update public_attempt set count = 499 where scope = 'user' and count = 1`);
    expect(await race(at('public_attempt'), (turn) => invite(`many.${turn}`))).toEqual(oneOnly(codes.tooMany));
  });
});

describe('of twenty parallel calls with the same name or code one succeeds for', () => {
  const format = (name: string) => ({
    name,
    source: 'CARDS',
    fileType: 'CSV',
    language: 'en_US',
    columns: [{ field: 'id' }],
    fileName: '{report} {date}',
  });
  const entry = { labelEn: 'Corner', labelZh: '街角', colour: 'info', sort: 5, isDefault: false };
  const dict = { code: 'shop_kind', nameEn: 'Shop type', nameZh: '门店类型', description: '' };
  const invoice = {
    reference: 'PO 4711',
    issueDate: '2026-03-09',
    dueDate: '2026-03-31',
    currency: 'USD',
    period: { from: '2026-04-01', to: '2026-04-30' },
    lines: [{ type: 'SERVICE', content: 'Platform service', quantity: '1', rate: '100' }],
  };
  const role = {
    descriptionEn: '',
    descriptionZh: '',
    accountType: 'WHITELABEL',
    allMerchantAccess: true,
    buttons: ['cards.card.view'],
  };
  const product = { nameEn: 'Tokens', nameZh: '令牌', description: '', accountTypes: ['WHITELABEL'] };
  const account = { senderName: 'VCC Console', senderAddress: 'no-reply@aldermoor.example' };

  test.each<[string, string, DemoLogin, string, (turn: number) => object, string]>([
    [
      'a sharing rule',
      'share_rule',
      'operations',
      saveShareRule.path,
      () => ({ merchantId: firstMerchantId, name: 'Same', ...shareRule }),
      'NAME_TAKEN',
    ],
    ['a report format', 'report_format', 'owner', createReportFormat.path, () => format('Same'), 'NAME_TAKEN'],
    ['a dictionary', 'dict', 'owner', createDict.path, () => dict, 'CODE_TAKEN'],
    [
      'an entry of a dictionary',
      'dict_detail',
      'owner',
      createDictEntry.path,
      () => ({ dict: dict.code, code: 'CORNER', ...entry }),
      'CODE_TAKEN',
    ],
    [
      'a product module',
      'product_module',
      'owner',
      createProductModule.path,
      () => ({ code: 'TOKENS', ...product, buttons: ['cards.card.view'] }),
      'CODE_TAKEN',
    ],
    [
      'an e-mail account',
      'email_account',
      'owner',
      createEmailAccount.path,
      () => ({ name: 'Same', ...account }),
      'NAME_TAKEN',
    ],
    [
      'a role',
      'role',
      'owner',
      createRole.path,
      (turn) => ({ nameEn: 'Same', nameZh: `同名${turn}`, ...role }),
      'NAME_TAKEN',
    ],
    ['a view', 'saved_view', 'owner', createView.path, () => viewOf('Same'), 'NAME_TAKEN'],
    ['a period of invoices', 'invoice', 'finance.maker', createInvoice.path, () => invoice, 'INVOICE_PERIOD'],
  ])('%s', async (_what, table, login, path, inputOf, refusal) => {
    expect(await race(at(table), (turn) => post(login, path, inputOf(turn)))).toEqual(oneOnly(refusal));
  });

  /** A user gets ten "name is taken" responses per day; further calls are refused before that check. */
  const oneAccount = (refusal: string) => ({ OK: 1, [refusal]: 10, [codes.tooMany]: racers - 11 });

  test('a login name', async () => {
    const invite = (turn: number) =>
      post('owner', inviteUser.path, invitationOf({ loginName: 'same.name', email: `name.${turn}@aldermoor.example` }));
    expect(await race(at('app_user'), invite)).toEqual(oneAccount('NAME_TAKEN'));
  });

  test('an e-mail address', async () => {
    const invite = (turn: number) =>
      post('owner', inviteUser.path, invitationOf({ loginName: `address.${turn}`, email: 'Same@aldermoor.example' }));
    expect(await race(at('app_user'), invite)).toEqual(oneAccount('EMAIL_TAKEN'));
  });

  test('a card BIN', async () => {
    const [{ id } = {}] = await run('select id from card_bin order by id limit 1');
    const { draft } = Object(await must(post('owner', readCardBin.path, { id: String(id) })));
    const create = () => post('owner', createCardBin.path, { ...draft, bin: '40009900' });
    expect(await race(at('card_bin'), create)).toEqual(oneOnly('BIN_EXISTS'));
  });

  test('a report', async () => {
    const { id: formatId } = Object(await must(post('owner', createReportFormat.path, format('Of a report'))));
    const draft = { code: 'SAME', name: 'Same', category: 'RISK', formatId, statuses: ['FROZEN'], retentionHours: 24 };
    expect(await race(at('report'), () => post('owner', createReport.path, draft))).toEqual(oneOnly('CODE_TAKEN'));
  });

  test('a view that is renamed', async () => {
    const views: { id: string; version: number }[] = [];
    while (views.length < racers)
      views.push(Object(await must(post('support', createView.path, viewOf(`Before ${views.length}`)))));
    const { list: _list, ...renamed } = viewOf('After');
    const save = (turn: number) =>
      post('support', saveView.path, { id: views[turn]?.id, version: views[turn]?.version, ...renamed });
    expect(await race(at('saved_view'), save)).toEqual(oneOnly('NAME_TAKEN'));
  });

  test('the draft of an e-mail template', async () => {
    const id = 'RESET_LINK';
    const { version } = Object(await must(post('owner', '/emailTemplate/detail', { id })));
    const texts = { subjectEn: 'New password', htmlEn: '<p>{{link}}</p>', textEn: '{{link}}' };
    const draft = { id, version, ...texts, subjectZh: '新密码', htmlZh: '<p>{{link}}</p>', textZh: '{{link}}' };
    expect(await race(at('email_template_version'), () => post('owner', '/emailTemplate/update', draft))).toEqual(
      oneOnly(codes.versionConflict),
    );
  });
});

describe('twenty parallel calls do not exceed', () => {
  test('the stored mounts and pages of a session', async () => {
    const mount = { remote: 'cards', version: '1.0.0', durationMs: 5 };
    const report = (round: number) => (turn: number) =>
      post('operations', reportPage.path, {
        pageId: `page-${round}-${turn}`,
        shell: '9.9.9',
        releaseNumber: 1,
        isHidden: false,
        remotes: [],
        mounts: Array.from({ length: 30 }, () => mount),
      });
    for (const round of [1, 2, 3]) expect(await race(at('session_page'), report(round))).toEqual({ OK: racers });
    expect(await run('select count(*)::int as mounts from remote_mount')).toEqual([{ mounts: 500 }]);
    expect(await run('select count(*)::int as pages from session_page')).toEqual([{ pages: 50 }]);
  });

  test('five recent menus of a user', async () => {
    const menus = await run('select id from menu order by id limit $1', [racers]);
    const { owner, pool } = test_.database;
    const actor = await findActor(owner, demoUsers.owner);
    if (!actor) throw new Error('The owner of the demo is gone.');
    const open = (turn: number) =>
      inTransaction(pool, { as: 'company', companyId: actor.companyId }, (db) =>
        storeRecent(db, actor, { menuId: String(menus[turn]?.['id']), now: test_.clock.now }),
      );
    expect(menus).toHaveLength(racers);
    await together(at('user_menu_recent'), open);
    const [stored] = await run(`select count(*)::int as menus from user_menu_recent where user_id = $1`, [
      demoUsers.owner,
    ]);
    expect(stored).toEqual({ menus: 5 });
  });

  test('ten wrong e-mailed codes of a user within a day, across all codes of the user', async () => {
    const references = Array.from({ length: racers }, (_, turn) => `${turn}`.padStart(43, 'r'));
    for (const reference of references)
      await run(
        `insert into password_token (token_hash, company_id, user_id, purpose, code_hash, created_at, expires_at)
         select $1, company_id, id, 'CODE', 'hash of another code', $3, $3::timestamptz + interval '10 minutes'
         from app_user where id = $2`,
        [secretHash(reference), demoUsers.auditor, test_.clock.now],
      );
    const guess = async (turn: number): Promise<Envelope> => {
      const answer = await test_.app.inject({
        method: 'POST',
        url: `/admin${checkPasswordPermission.path}`,
        payload: { reference: references[turn], code: '22222222' },
        // Each call comes from another network, so none has to solve a captcha.
        remoteAddress: `203.0.113.${turn + 1}`,
      });
      return answer.json<Envelope>();
    };
    expect(await race(at('password_token'), guess)).toEqual({ [codes.linkInvalid]: racers });
    expect(await run(`select count from public_attempt where scope = 'user' and count > 1`)).toEqual([{ count: 10 }]);
  });

  test('the automatic top-ups of a pool within a day', async () => {
    const terms = { topUpBelowPercent: 30, topUpByPercent: 20, topUpMaxPerDay: 1 };
    const rule = { merchantId: firstMerchantId, name: 'Topped up', ...shareRule, ...terms };
    const { id: ruleId } = Object(await must(post('operations', saveShareRule.path, rule)));
    const wallet = await walletOf(test_, await as('operations'), { ruleId });
    await must(
      post('operations', '/wallet/withdraw', {
        id: wallet.id,
        version: wallet.version,
        amount: { amount: '190.00', currency: 'USD' },
      }),
    );
    await run('update wallet set deposit_minor = 20000 where id = $1', [wallet.id]);
    const { pool } = test_.database;
    const topUp = () => topUpDuePools({ pool, clock: () => test_.clock.now });
    const filled = await together(at('ledger_entry'), topUp);
    expect(filled.reduce((sum, one) => sum + one, 0)).toBe(1);
  });
});
