import { codes, queryAgreement } from '@console/contracts';
import * as contract from '@console/contracts/company';
import type { Agreement, AgreementDraft } from '@console/contracts/company';
import { listNotifications } from '@console/contracts/notifications';
import { columnsIn } from '../../../platform/exports/dataset';
import { submission } from '../../../testing/card-samples';
import { clearAgreements } from '../../../testing/clear-agreements';
import { race, oneOnly } from '../../../testing/race';
import { signInWith } from '../../../testing/sign-in-with';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { testNow } from '../../../testing/test-world';
import { acceptanceExport } from './acceptance.export';
import { agreementDicts } from './agreement.data';
import { agreementExport } from './agreement.export';
import { archiveDueAgreements } from './archive-agreements.actions';

type Headers = Record<string, string>;

let test_: TestApp;
let owner: Headers;
beforeAll(async () => {
  test_ = await openTestApp();
});
afterAll(() => test_.close());
beforeEach(async () => {
  test_.clock.now = testNow;
  await clearAgreements(test_);
  owner = await test_.signIn('owner');
});

/** Noon in Singapore, the time zone of the test company. */
const today = '2026-03-09';
const website = 'http://localhost:4000';

const draft: AgreementDraft = {
  type: 'PRIVACY',
  titleEn: 'Privacy policy',
  titleZh: '隐私政策',
  bodyEn: '<h2>Data</h2><p>We store <strong>little</strong>.</p>',
  bodyZh: '<h2>数据</h2><p>我们只存储必要数据。</p>',
  effectiveFrom: today,
  acceptanceRequired: false,
};
/** A draft of another type, without texts or date. */
const gaps: AgreementDraft = {
  type: 'SERVICE',
  titleEn: '',
  titleZh: '',
  bodyEn: '',
  bodyZh: '',
  acceptanceRequired: true,
};

const create = (over: Partial<AgreementDraft> = {}) =>
  test_.call(contract.createAgreement, { ...draft, ...over }, owner);
const publish = ({ id, version }: Pick<Agreement, 'id' | 'version'>, effectiveFrom = today) =>
  test_.call(contract.publishAgreement, { id, version, effectiveFrom }, owner);
const answerOf = ({ path }: { path: string }, input: object, headers = owner) =>
  test_.post(path, input, { ...submission(), ...headers });
const read = (id: string) => test_.call(contract.readAgreement, { id }, owner);
const changeOf = ({ type: _type, ...texts }: AgreementDraft, { id, version }: Pick<Agreement, 'id' | 'version'>) => ({
  ...texts,
  id,
  version,
});
const nextOf = async (before: Agreement) => {
  const { id, version } = await read(before.id);
  return test_.call(contract.copyAgreement, { id, version }, owner);
};
const archive = () => archiveDueAgreements({ pool: test_.database.pool, clock: () => test_.clock.now });
const actionsOf = ({ allowedActions }: Pick<Agreement, 'allowedActions'>) =>
  allowedActions.map(({ action, reason }) => (reason === undefined ? action : `${action} ${reason}`));
const historyOf = async (id: string) => (await test_.call(contract.readAgreementHistory, { id }, owner)).list;

/** All operations on a version, with the action of their permission. */
const callsFor = ({ id, version }: { id: string; version: number }) =>
  [
    ['view', contract.listAgreements, {}],
    ['view', contract.countAgreements, {}],
    ['view', contract.readAgreement, { id }],
    ['view', contract.readAgreementHistory, { id }],
    ['view', contract.listAgreementVersions, { id }],
    ['view', contract.listAcceptances, {}],
    ['save', contract.createAgreement, gaps],
    ['save', contract.copyAgreement, { id, version }],
    ['save', contract.updateAgreement, changeOf(draft, { id, version })],
    ['publish', contract.publishAgreement, { id, version, effectiveFrom: today }],
    ['save', contract.deleteAgreement, { id, version }],
    ['export', contract.countAgreementExport, {}],
    ['export', contract.exportAgreements, { format: 'CSV' }],
    ['export', contract.countAcceptanceExport, {}],
    ['export', contract.exportAcceptances, { format: 'CSV' }],
  ] as const;
type Action = ReturnType<typeof callsFor>[number][0];
const actions: Action[] = ['view', 'save', 'publish', 'export'];
const permissionTo = (action: Action) => `company.agreement.${action}`;

describe('permissions and data scope', () => {
  test.each(actions)('without company.agreement.%s, exactly its operations are refused', async (missing) => {
    const record = await create();
    const others = actions.filter((action) => action !== missing).map(permissionTo);
    const user = await signInWith(test_, 'operations', others);
    const refused: string[] = [];
    for (const [, operation, input] of callsFor(record))
      if ((await answerOf(operation, input, user)).code === codes.noPermission) refused.push(operation.path);
    const expected = callsFor(record).filter(([action]) => action === missing);
    expect(refused).toEqual(expected.map(([, { path }]) => path));
  });

  test.each(['owner.zh', 'merchant.owner', 'channel.operator'] as const)(
    '%s has every permission, but finds no agreement outside their data scope',
    async (login) => {
      const record = await create();
      const user = await signInWith(test_, login, actions.map(permissionTo));
      expect((await test_.call(contract.listAgreements, {}, user)).list).toEqual([]);
      expect(await test_.call(contract.countAgreementExport, {}, user)).toMatchObject({ count: 0 });
      for (const [, operation, input] of callsFor(record).filter(([, , given]) => 'id' in given))
        expect([operation.path, (await answerOf(operation, input, user)).code]).toEqual([
          operation.path,
          codes.notFound,
        ]);
    },
  );

  test.each(['merchant.owner', 'channel.operator'] as const)("%s can't create an agreement", async (login) => {
    const user = await signInWith(test_, login, actions.map(permissionTo));
    expect((await answerOf(contract.createAgreement, gaps, user)).code).toBe(codes.noPermission);
  });

  test('publishing requires step-up authentication five minutes after the sign-in', async () => {
    const { id, version } = await create();
    test_.clock.advance(300);
    const answer = await answerOf(contract.publishAgreement, { id, version, effectiveFrom: today });
    expect(answer.code).toBe(codes.stepUp);
    expect(await read(id)).toMatchObject({ status: 'DRAFT' });
  });
});

describe('a draft', () => {
  test('may have empty fields, is numbered by the server, and can be published once it is complete [seed 3.8]', async () => {
    const record = await test_.call(contract.createAgreement, gaps, owner);
    expect(record).toMatchObject({ status: 'DRAFT', versionNo: 1, effectiveFrom: null, acceptances: 0 });
    expect(actionsOf(record)).toEqual(['EDIT', 'PUBLISH INCOMPLETE', 'DELETE']);
    const { id, version } = record;
    expect(await answerOf(contract.publishAgreement, { id, version, effectiveFrom: today })).toMatchObject({
      code: codes.transition,
      data: { from: 'DRAFT', to: 'PUBLISHED' },
    });
    const complete = await test_.call(contract.updateAgreement, changeOf({ ...draft, type: 'SERVICE' }, record), owner);
    expect(actionsOf(complete)).toEqual(['EDIT', 'PUBLISH', 'DELETE']);
    expect(await read(id)).toMatchObject({
      title: { en_US: draft.titleEn, zh_CN: draft.titleZh },
      body: { en_US: draft.bodyEn, zh_CN: draft.bodyZh },
      version: version + 1,
    });
  });

  test('is limited to one per type', async () => {
    await create();
    expect(await answerOf(contract.createAgreement, draft)).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'type', code: 'AGREEMENT_HAS_DRAFT' }],
    });
    expect((await answerOf(contract.createAgreement, gaps)).code).toBe(codes.ok);
  });

  test('is created by only one of twenty concurrent requests for the same type', async () => {
    const attempt = () => answerOf(contract.createAgreement, draft);
    expect(await race({ pool: test_.database.pool, table: 'agreement' }, attempt)).toEqual(
      oneOnly('AGREEMENT_HAS_DRAFT'),
    );
  });

  test('is sanitised when it is saved', async () => {
    const { id } = await create({
      bodyEn: '<p onclick="x()">Text<script>alert(1)</script></p><table><tr><td>Cell</td></tr></table>',
    });
    expect((await read(id)).body.en_US).toBe('<p>Text</p><p>Cell</p>');
  });

  test('with an outdated version is refused with the current record', async () => {
    const { id, version } = await create();
    await test_.call(contract.updateAgreement, changeOf({ ...draft, titleEn: 'Faster' }, { id, version }), owner);
    for (const [operation, input] of [
      [contract.updateAgreement, changeOf(draft, { id, version })],
      [contract.publishAgreement, { id, version, effectiveFrom: today }],
      [contract.deleteAgreement, { id, version }],
    ] as const)
      expect(await answerOf(operation, input)).toMatchObject({
        code: codes.versionConflict,
        data: { current: { title: { en_US: 'Faster' }, version: version + 1 } },
      });
  });

  test('can be deleted, and the next draft gets its number', async () => {
    const { id, version } = await create();
    await test_.call(contract.deleteAgreement, { id, version }, owner);
    expect((await answerOf(contract.readAgreement, { id })).code).toBe(codes.notFound);
    expect(await create()).toMatchObject({ versionNo: 1 });
  });

  test('is recorded in the audit log with its values before and after, and with a note instead of its text', async () => {
    const { id, version } = await create();
    await test_.call(
      contract.updateAgreement,
      changeOf({ ...draft, titleEn: 'Privacy', bodyEn: '<p>New</p>' }, { id, version }),
      owner,
    );
    const facts = { titleZh: draft.titleZh, effectiveFrom: today, acceptanceRequired: false };
    expect((await historyOf(id)).map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      {
        action: '/agreement/update',
        before: { titleEn: 'Privacy policy', ...facts },
        after: { titleEn: 'Privacy', ...facts, bodyEnChanged: true },
      },
      {
        action: '/agreement/create',
        before: null,
        after: { agreementType: 'PRIVACY', versionNo: 1, titleEn: 'Privacy policy', ...facts },
      },
    ]);
  });
});

describe('a published version', () => {
  test("can't be changed by any operation", async () => {
    const { id } = await publish(await create());
    const { version } = await read(id);
    for (const [operation, input] of [
      [contract.updateAgreement, changeOf(draft, { id, version })],
      [contract.deleteAgreement, { id, version }],
      [contract.publishAgreement, { id, version, effectiveFrom: today }],
    ] as const)
      expect([operation.path, (await answerOf(operation, input)).code]).toEqual([operation.path, codes.transition]);
  });

  test.each([
    ["title_en = 'Other'", 'a published agreement never changes'],
    ["body_zh = '<p>其他</p>'", 'a published agreement never changes'],
    ["effective_from = '2026-03-10'", 'a published agreement never changes'],
    ['acceptance_required = true', 'a published agreement never changes'],
    ["status = 'DRAFT'", 'a published agreement is never withdrawn'],
  ])('is protected by the database from the change %s', async (change, message) => {
    const { id } = await publish(await create());
    const { pool } = test_.database;
    await expect(pool.query(`update agreement set ${change} where id = $1`, [id])).rejects.toThrow(message);
    await expect(pool.query('delete from agreement where id = $1', [id])).rejects.toThrow('never deleted');
  });

  test('is archived by the next version, which starts as a copy of its text', async () => {
    const first = await publish(await create());
    expect(actionsOf(first)).toEqual(['COPY']);
    const next = await nextOf(first);
    expect(next).toMatchObject({ status: 'DRAFT', versionNo: 2, effectiveFrom: null });
    expect((await read(next.id)).body).toEqual({ en_US: draft.bodyEn, zh_CN: draft.bodyZh });
    expect(actionsOf(await read(first.id))).toEqual(['COPY HAS_DRAFT']);
    await publish(next);
    const archived = await read(first.id);
    expect(archived).toMatchObject({ status: 'ARCHIVED', allowedActions: [] });
    const { id, version } = archived;
    expect((await answerOf(contract.copyAgreement, { id, version })).code).toBe(codes.transition);
    const { list } = await test_.call(contract.listAgreementVersions, { id }, owner);
    expect(list.map(({ versionNo, status }) => [versionNo, status])).toEqual([
      [2, 'PUBLISHED'],
      [1, 'ARCHIVED'],
    ]);
  });

  test('notifies the other users who can view agreements, and the subscribers of the event', async () => {
    await test_.database.pool.query(
      `insert into webhook_endpoint (id, company_id, url, events, status, secret_sealed, created_at, created_by, updated_at,
        updated_by) select 'hook_agreements', company_id, 'https://example.com', '{agreement.published}', 'ACTIVE', '', now(),
        'test', now(), 'test' from app_user where login_name = 'owner'`,
    );
    const reader = await signInWith(test_, 'operations', [permissionTo('view')]);
    const { id } = await publish(await create());
    const notified = async (headers: Headers) =>
      (await test_.call(listNotifications, {}, headers)).list
        .filter(({ page }) => page.endsWith(id))
        .map(({ type, page }) => ({ type, page }));
    expect(await notified(reader)).toEqual([
      { type: 'AGREEMENT_PUBLISHED', page: `company-agreement-saveinfo?id=${id}` },
    ]);
    expect(await notified(owner)).toEqual([]);
    const { rows } = await test_.database.pool.query<{ body: string }>(
      `select body::text as body from webhook_delivery where endpoint_id = 'hook_agreements'`,
    );
    expect(rows.map(({ body }) => JSON.parse(body).data)).toEqual([
      { agreementId: id, type: 'PRIVACY', versionNo: '1', effectiveFrom: today },
    ]);
  });

  test('is published by only one of twenty concurrent requests', async () => {
    const { id, version } = await create();
    const attempt = () => answerOf(contract.publishAgreement, { id, version, effectiveFrom: today });
    expect(await race({ pool: test_.database.pool, table: 'agreement' }, attempt)).toEqual(
      oneOnly(codes.versionConflict),
    );
  });
});

describe('the effective date', () => {
  const current = async () =>
    (await test_.call(queryAgreement, { website, type: 'PRIVACY' }, {})).agreement?.versionNo ?? null;

  test.each([
    ['2026-03-08', 'EFFECTIVE_PAST'],
    ['2026-03-09', null],
    ['2026-03-10', null],
    ['2027-03-10', null],
    ['2027-03-11', 'EFFECTIVE_FAR'],
  ])('set to %s is refused with %s', async (effectiveFrom, code) => {
    const errorOf = async (operation: { path: string }, input: object) =>
      (await answerOf(operation, input)).fieldErrors?.map(({ field, code }) => `${field} ${code}`);
    const expected = code === null ? undefined : [`effectiveFrom ${code}`];
    const { id, version } = await create({ type: 'SERVICE' });
    expect(await errorOf(contract.createAgreement, { ...draft, effectiveFrom })).toEqual(expected);
    expect(await errorOf(contract.publishAgreement, { id, version, effectiveFrom })).toEqual(expected);
  });

  test('cannot be earlier than that of a published version', async () => {
    const first = await publish(await create(), '2026-03-20');
    const { id, version } = await nextOf(first);
    expect(await answerOf(contract.publishAgreement, { id, version, effectiveFrom: '2026-03-19' })).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'effectiveFrom', code: 'EFFECTIVE_EARLY', params: { day: '2026-03-20' } }],
    });
    expect((await answerOf(contract.publishAgreement, { id, version, effectiveFrom: '2026-03-20' })).code).toBe(
      codes.ok,
    );
  });

  test('starts at midnight in the time zone of the company; until then the previous version is in effect', async () => {
    expect(await current()).toBeNull();
    const first = await publish(await create());
    const second = await publish(await nextOf(first), '2026-03-10');
    expect(second).toMatchObject({ status: 'PUBLISHED', isScheduled: true });
    // One second before midnight in Singapore, eight hours ahead of UTC.
    test_.clock.now = new Date('2026-03-09T15:59:59Z');
    expect([await current(), await archive()]).toEqual([1, 0]);
    test_.clock.now = new Date('2026-03-09T16:00:00Z');
    expect(await current()).toBe(2);
    expect([await archive(), await archive()]).toEqual([1, 0]);
    owner = await test_.signIn('owner');
    expect(await read(first.id)).toMatchObject({ status: 'ARCHIVED' });
    expect(await read(second.id)).toMatchObject({ status: 'PUBLISHED', isScheduled: false });
    expect((await historyOf(first.id))[0]).toMatchObject({
      action: 'agreement/archive',
      before: { status: 'PUBLISHED' },
      after: { status: 'ARCHIVED' },
    });
  });
});

test('keyword, filters and tabs restrict the list, and the export contains the same versions', async () => {
  const policy = await publish(await create());
  const service = await test_.call(contract.createAgreement, gaps, owner);
  const found = async (query: object) =>
    (await test_.call(contract.listAgreements, query, owner)).list.map(({ id }) => id);
  const counted = async (query: object) => (await test_.call(contract.countAgreementExport, query, owner)).count;
  for (const [query, ids] of [
    [{ keyword: 'PRIVACY' }, [policy.id]],
    [{ keyword: '隐私' }, [policy.id]],
    [{ filter: { type: ['SERVICE'] } }, [service.id]],
    [{ filter: { status: ['PUBLISHED'] } }, [policy.id]],
    [{ filter: { acceptanceRequired: true } }, [service.id]],
  ] as const) {
    expect([query, await found(query)]).toEqual([query, ids]);
    expect(await counted(query)).toBe(ids.length);
  }
  for (const field of contract.agreementSortable) {
    const ascending = await found({ sort: [{ field, dir: 'asc' }] });
    expect(await found({ sort: [{ field, dir: 'desc' }] })).toEqual(ascending.toReversed());
  }
  expect(await test_.call(contract.countAgreements, {}, owner)).toMatchObject({ total: 2 });
});

test('a repeated request with the same idempotency key returns the first response', async () => {
  const headers = { ...owner, ...submission() };
  const created = await test_.call(contract.createAgreement, draft, headers);
  expect(await test_.call(contract.createAgreement, draft, headers)).toEqual(created);
});

test('the exports have the labels of the dictionaries of agreements, and every status and type has a label', () => {
  const dicts = [...agreementExport.dicts, ...acceptanceExport.dicts];
  expect(dicts).toEqual(expect.arrayContaining(agreementDicts.map(({ code }) => code)));
  expect(columnsIn(acceptanceExport).map(({ key }) => key)).toContain('bodySha256');
  const labelled = agreementDicts.find(({ code }) => code === 'agreement_status')?.details.map(([code]) => code);
  expect(labelled).toEqual([...contract.agreementStatuses]);
});
