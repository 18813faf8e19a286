import { createHash } from 'node:crypto';
import {
  acceptAgreement,
  type AgreementType,
  codes,
  endSession,
  flushTokenTime,
  queryAgreement,
  queryDueAgreements,
  queryMenus,
  resumeSession,
} from '@console/contracts';
import * as contract from '@console/contracts/company';
import { operations } from '@console/contracts/operations';
import { demoPassword } from '@console/demo/ids';
import { submission } from '../../testing/card-samples';
import { clearAgreements } from '../../testing/clear-agreements';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { testNow } from '../../testing/test-world';

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

const today = '2026-03-09';
const [website, ofLanshi] = ['http://localhost:4000', 'http://lanshi.localhost:4000'];
const englishBody = '<p>You agree.</p>';
const chineseBody = '<p>您同意。</p>';

interface Wanted {
  type?: AgreementType;
  acceptanceRequired?: boolean;
  effectiveFrom?: string;
  bodyEn?: string;
}

/** Publishes the next version of a type. The owner of the company has signed in before. */
async function publish(
  { type = 'MASTER_SERVICE', acceptanceRequired = false, effectiveFrom = today, bodyEn = englishBody }: Wanted = {},
  headers = owner,
) {
  const draft = { type, titleEn: 'Terms', titleZh: '条款', bodyEn, bodyZh: chineseBody, acceptanceRequired };
  const { id, version } = await test_.call(contract.createAgreement, draft, headers);
  await test_.call(contract.publishAgreement, { id, version, effectiveFrom }, headers);
  return id;
}
const current = async (type: AgreementType, site = website) =>
  (await test_.call(queryAgreement, { website: site, type }, {})).agreement;
const dueFor = async (headers: Headers) => (await test_.call(queryDueAgreements, {}, headers)).list;
const accept = (id: string, signature: string, headers: Headers) =>
  test_.post(acceptAgreement.path, { id, signature }, { ...submission(), ...headers });
const acceptancesOf = async (agreementId: string) =>
  (await test_.call(contract.listAcceptances, { filter: { agreementId } }, owner)).list;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the public agreement text', () => {
  test("is the current version of the site's company, else of the default company, else none", async () => {
    expect(await current('PRIVACY', ofLanshi)).toBeNull();
    const id = await publish({ type: 'PRIVACY' });
    const shown = { id, versionNo: 1, effectiveFrom: today, title: { en_US: 'Terms', zh_CN: '条款' } };
    expect(await current('PRIVACY')).toMatchObject({ ...shown, body: { en_US: englishBody, zh_CN: chineseBody } });
    expect(await current('PRIVACY', ofLanshi)).toMatchObject({ id });
    expect(await current('PRIVACY', 'https://unknown.example')).toMatchObject({ id });
    expect(await current('MASTER_SERVICE')).toBeNull();
    const own = await publish({ type: 'PRIVACY' }, await test_.signIn('owner.zh'));
    expect(await current('PRIVACY', ofLanshi)).toMatchObject({ id: own });
    expect(await current('PRIVACY')).toMatchObject({ id });
  });

  test('is never a draft or a scheduled version', async () => {
    await publish({ effectiveFrom: '2026-03-10' });
    expect(await current('MASTER_SERVICE')).toBeNull();
  });
});

describe('a user with an agreement that is due', () => {
  test('may only sign out, reset the idle clock, and read and accept the agreement', async () => {
    const id = await publish({ acceptanceRequired: true });
    const { headers, agreementDue } = await test_.enter('auditor', demoPassword);
    expect(agreementDue).toBe(true);
    const ofSessions = Object.values(operations).filter(
      ({ permission }) => permission !== 'public' && permission !== 'onboarding',
    );
    const free: string[] = [];
    for (const { path } of ofSessions) {
      if ([endSession.path, queryDueAgreements.path, acceptAgreement.path].some((one) => one === path)) continue;
      const { code } = await test_.post(path, {}, { ...submission(), ...headers });
      if (code !== codes.agreementDue) free.push(path);
    }
    expect(free).toEqual([flushTokenTime.path]);
    expect((await dueFor(headers)).map((one) => one.id)).toEqual([id]);
    expect((await test_.post(endSession.path, {}, headers)).code).toBe(codes.ok);
  });

  test('gets the refusal in both languages, and again after a reload', async () => {
    await publish({ acceptanceRequired: true });
    const { headers } = await test_.enter('auditor', demoPassword);
    const messageIn = async (language: string) =>
      (await test_.post(queryMenus.path, {}, { ...headers, language })).message;
    expect([await messageIn('en_US'), await messageIn('zh_CN')]).toEqual([
      'Accept the updated agreements first',
      '请先阅读并签署更新后的协议',
    ]);
    const again = await test_.post(
      resumeSession.path,
      {},
      { cookie: headers['cookie'] ?? '', 'sec-fetch-site': 'same-origin', origin: website, host: 'localhost:4000' },
    );
    expect(again).toMatchObject({ code: codes.ok, data: { agreementDue: true } });
  });

  test('accepts by typing the shown name, which is compared without leading and trailing spaces', async () => {
    const id = await publish({ acceptanceRequired: true });
    const { headers, nickname } = await test_.enter('auditor', demoPassword);
    expect(await accept(id, 'Someone Else', headers)).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'signature', code: 'SIGNATURE', params: { name: nickname } }],
    });
    const signature = `  ${nickname.replace(' ', '   ')} `;
    expect(await accept(id, signature, { ...headers, language: 'zh_CN' })).toMatchObject({
      code: codes.ok,
      data: { list: [] },
    });
    expect((await test_.post(queryMenus.path, {}, headers)).code).toBe(codes.ok);
    expect(await acceptancesOf(id)).toMatchObject([
      {
        subjectType: 'USER',
        subject: nickname,
        signature: signature.trim(),
        language: 'zh_CN',
        bodySha256: hashOf(chineseBody),
        acceptedAt: test_.clock.now.toISOString(),
      },
    ]);
    expect((await accept(id, nickname, headers)).code).toBe(codes.notFound);
    expect((await test_.enter('auditor', demoPassword)).agreementDue).toBeUndefined();
  });

  test('accepts several agreements one after another, and sees the text of the previously accepted version', async () => {
    const first = await publish({ acceptanceRequired: true });
    const { headers, nickname } = await test_.enter('auditor', demoPassword);
    await accept(first, nickname, headers);
    const second = await publish({ acceptanceRequired: true, bodyEn: '<p>You agree to more.</p>' });
    const privacy = await publish({ type: 'PRIVACY', acceptanceRequired: true });
    const next = (await test_.enter('auditor', demoPassword)).headers;
    const due = await dueFor(next);
    expect(due.map((one) => one.id)).toEqual([second, privacy]);
    expect(due.map(({ before }) => before?.body.en_US ?? null)).toEqual([englishBody, null]);
    expect(await accept(second, nickname, next)).toMatchObject({ data: { list: [{ id: privacy }] } });
    expect((await test_.post(queryMenus.path, {}, next)).code).toBe(codes.agreementDue);
    await accept(privacy, nickname, next);
    expect((await test_.post(queryMenus.path, {}, next)).code).toBe(codes.ok);
  });

  test('is restricted only in sessions that began after the agreement was published and took effect', async () => {
    const { headers } = await test_.enter('auditor', demoPassword);
    await publish({ acceptanceRequired: true, effectiveFrom: '2026-03-10' });
    expect((await test_.enter('auditor', demoPassword)).agreementDue).toBeUndefined();
    await publish({ type: 'PRIVACY', acceptanceRequired: true });
    expect((await test_.post(queryMenus.path, {}, headers)).code).toBe(codes.ok);
  });

  test('is not restricted once a version without required acceptance replaces it', async () => {
    await publish({ acceptanceRequired: true });
    const { headers } = await test_.enter('auditor', demoPassword);
    await publish();
    expect(await dueFor(headers)).toEqual([]);
    expect((await test_.post(queryMenus.path, {}, headers)).code).toBe(codes.ok);
  });

  test('of another company is not restricted', async () => {
    await publish({ acceptanceRequired: true });
    expect((await test_.enter('owner.zh', demoPassword)).agreementDue).toBeUndefined();
  });
});

test('an acceptance cannot be changed or deleted', async () => {
  const id = await publish({ acceptanceRequired: true });
  const { headers, nickname } = await test_.enter('auditor', demoPassword);
  await accept(id, nickname, headers);
  const { pool } = test_.database;
  for (const statement of ["update agreement_acceptance set ip = '::1'", 'delete from agreement_acceptance'])
    await expect(pool.query(statement)).rejects.toThrow('never changed or removed');
});
