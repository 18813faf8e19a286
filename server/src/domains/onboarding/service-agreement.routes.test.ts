import { createHash } from 'node:crypto';
import { codes } from '@console/contracts';
import { createAgreement, listAcceptances, publishAgreement } from '@console/contracts/company';
import { findOnboarding, findServiceAgreement, signServiceAgreement } from '@console/contracts/onboarding';
import { enterAsApplicant } from '../../testing/applicant';
import { clearAgreements } from '../../testing/clear-agreements';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { json, text } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';

type Headers = Record<string, string>;

let test_: TestApp;
let owner: Headers;
beforeAll(async () => {
  test_ = await openTestApp();
});
afterAll(() => test_.close());
beforeEach(async () => {
  await clearAgreements(test_);
  owner = await test_.signIn('owner');
});

const lanshi = 'http://lanshi.localhost:4000';
const chineseBody = '<p>您同意。</p>';

/** Publishes the next version of the service agreement, by the owner of the company. */
async function publish(headers = owner): Promise<string> {
  const texts = { titleEn: 'Service terms', titleZh: '服务条款', bodyEn: '<p>You agree.</p>', bodyZh: chineseBody };
  const draft = { type: 'SERVICE' as const, ...texts, acceptanceRequired: false };
  const { id, version } = await test_.call(createAgreement, draft, headers);
  await test_.call(publishAgreement, { id, version, effectiveFrom: '2026-03-09' }, headers);
  return id;
}

/** Signs in an applicant whose application is submitted. */
async function enterSubmitted(email: string, site?: string) {
  const applicant = await enterAsApplicant(test_, email, site);
  await test_.database.owner.execute(
    sql`update onboarding_submission set state = 'SUBMITTED', current_step = 7 where account_id = ${applicant.userId}`,
  );
  return applicant;
}

const offered = async (headers: Headers) => (await test_.call(findServiceAgreement, {}, headers)).agreement;
const sign = (input: object, headers: Headers) => test_.post(signServiceAgreement.path, input, headers);
const acceptancesOf = async (agreementId: string, headers = owner) =>
  (await test_.call(listAcceptances, { filter: { agreementId } }, headers)).list;

describe('[seed 5.20] the service agreement of an application', () => {
  it("is the current version of the site's company, else of the default company, else none", async () => {
    const applicant = await enterAsApplicant(test_, 'reads@harbour.example');
    const ofLanshi = await enterAsApplicant(test_, 'reads@harbour.example', lanshi);
    expect(await offered(applicant.headers)).toBeNull();
    const id = await publish();
    expect(await offered(applicant.headers)).toMatchObject({ id, versionNo: 1, title: { zh_CN: '服务条款' } });
    expect(await offered(ofLanshi.headers)).toMatchObject({ id });
    const own = await publish(await test_.signIn('owner.zh'));
    expect(await offered(ofLanshi.headers)).toMatchObject({ id: own });
    expect(await offered(applicant.headers)).toMatchObject({ id });
  });

  it('is refused with another signature, without the checked box, and before the application is submitted', async () => {
    const agreementId = await publish();
    const { headers } = await enterAsApplicant(test_, 'early@harbour.example');
    expect(await sign({ agreementId, version: 1, signature: 'late', accepts: false }, headers)).toMatchObject({
      code: codes.invalid,
      fieldErrors: [
        { field: 'signature', message: 'Type your name exactly as shown: early' },
        { field: 'accepts', message: 'Accept the service agreement' },
      ],
    });
    const early = await sign({ agreementId, version: 1, signature: 'early', accepts: true }, headers);
    expect(early.code).toBe(codes.transition);
    expect(await acceptancesOf(agreementId)).toEqual([]);
  });

  it('is refused if a newer version took effect after it was shown', async () => {
    const agreementId = await publish();
    const { headers } = await enterSubmitted('old@harbour.example');
    const newer = await publish();
    const input = { version: 1, signature: 'old', accepts: true };
    expect(await sign({ ...input, agreementId }, headers)).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'accepts', code: 'AGREEMENT_CHANGED' }],
    });
    expect((await sign({ ...input, agreementId: newer }, headers)).code).toBe(codes.ok);
  });

  it('is signed once, with version, signature, IP address, time and hash of the shown text', async () => {
    const agreementId = await publish();
    const { headers, userId } = await enterSubmitted('signs@harbour.example');
    const input = { agreementId, version: 1, signature: '  signs ', accepts: true };
    const at = test_.clock.now.toISOString();
    expect(await sign(input, { ...headers, language: 'zh_CN' })).toMatchObject({
      code: codes.ok,
      data: { state: 'AGREEMENT_SIGNED', currentStep: 8, agreedAt: at, version: 2 },
    });
    expect(await acceptancesOf(agreementId)).toMatchObject([
      {
        subjectType: 'APPLICATION',
        subject: 'signs',
        signature: 'signs',
        ip: '127.0.0.1',
        language: 'zh_CN',
        bodySha256: createHash('sha256').update(chineseBody).digest('hex'),
        acceptedAt: at,
      },
    ]);
    expect((await sign({ ...input, version: 2 }, headers)).code).toBe(codes.transition);
    const { rows } = await test_.database.owner.execute(
      sql`select action, after -> 'state' as state from audit_event where actor_id = ${userId} and object_type = 'onboarding_submission'`,
      { action: text, state: json() },
    );
    expect(rows).toEqual([{ action: signServiceAgreement.path, state: 'AGREEMENT_SIGNED' }]);
  });

  it('of the default company is stored there for an applicant of another company', async () => {
    const agreementId = await publish();
    const { headers } = await enterSubmitted('guest@harbour.example', lanshi);
    expect((await sign({ agreementId, version: 1, signature: 'guest', accepts: true }, headers)).code).toBe(codes.ok);
    expect(await acceptancesOf(agreementId)).toMatchObject([{ subjectType: 'APPLICATION', signature: 'guest' }]);
    expect(await test_.call(findOnboarding, {}, headers)).toMatchObject({ state: 'AGREEMENT_SIGNED' });
  });
});
