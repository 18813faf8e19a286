import { codes, type Envelope, registerMerchant, resetPassword, signIn, verifyRegistration } from '@console/contracts';
import { createAgreement, publishAgreement } from '@console/contracts/company';
import * as contract from '@console/contracts/merchants';
import {
  findServiceAgreement,
  saveOnboardingProduct,
  sendOnboardingCode,
  signServiceAgreement,
} from '@console/contracts/onboarding';
import { decideReview } from '@console/contracts/reviews';
import { inviteUser, listUsers, resendInvitation } from '@console/contracts/users';
import { demoCompanies, demoPassword, roleIdOf } from '@console/demo/ids';
import { sql } from '../../platform/db/sql';
import { codeFor, enterAsApplicant } from '../../testing/applicant';
import { submission } from '../../testing/card-samples';
import { mailsTo, tokenIn } from '../../testing/mailbox';
import { merchantFlow } from '../../testing/merchant-flow';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { untilBlocked } from '../../testing/until-blocked';

type Status = 'ACTIVE' | 'SUSPENDED' | 'CLOSED';
type Headers = Record<string, string>;

let test_: TestApp;
let owner: Headers;
const people = { owner: {}, checker: {} };
let flow: ReturnType<typeof merchantFlow>;
beforeAll(async () => {
  test_ = await openTestApp({ env: { CALLS_PER_MINUTE: '999999' } });
  await enter();
  await publish();
  flow = merchantFlow(test_, people);
});
afterAll(() => test_.close());

async function enter(): Promise<void> {
  owner = await test_.signIn('owner');
  Object.assign(people, { owner, checker: await test_.signIn('finance.checker') });
}

const setCompany = (status: Status) =>
  test_.database.owner.execute(sql`update company set status = ${status} where id = ${demoCompanies.aldermoor}`);

const password = 'Chosen#Own1';
const website = 'http://localhost:4000';
let turn = 0;
const named = (what: string) => `${what}${(turn += 1)}`;
const send = ({ path }: { path: string }, input: object, headers: Headers = {}) =>
  test_.post(path, input, { ...submission(), ...headers });

const invitation = () => {
  const loginName = named('colleague');
  return {
    loginName,
    nickname: loginName,
    email: `${loginName}@aldermoor.example`,
    accountType: 'WHITELABEL' as const,
    roleIds: [roleIdOf('support')],
    merchantIds: [],
    language: 'en_US' as const,
  };
};
const invite = async () => {
  const draft = invitation();
  await test_.call(inviteUser, draft, owner);
  const [user] = (await test_.call(listUsers, { keyword: draft.loginName }, owner)).list;
  if (!user) throw new Error('The invited user is listed.');
  return { ...user, token: tokenIn((await mailsTo(test_, draft.email))[0]) };
};
const registration = () => {
  const username = named('applicant');
  return {
    website,
    username,
    areaCode: '+65',
    phone: '81234567',
    email: `${username}@trading.example`,
    password,
    confirmPassword: password,
    agreesToTerms: true,
  };
};
const register = async () => {
  const draft = registration();
  await test_.call(registerMerchant, draft, {});
  await test_.call(verifyRegistration, { token: tokenIn((await mailsTo(test_, draft.email))[0]) }, {});
  const [found] = (await test_.call(contract.listRegistrations, { keyword: draft.email }, owner)).list;
  if (!found) throw new Error('The registration is listed.');
  return found;
};
const keyDraft = () => ({
  name: named('Key '),
  scopes: ['merchants.merchant.view'],
  merchantId: null,
  addresses: [],
  lastDay: null,
});

/** Publishes the service agreement of applications. */
async function publish(): Promise<void> {
  const texts = {
    titleEn: 'Service terms',
    titleZh: '服务条款',
    bodyEn: '<p>You agree.</p>',
    bodyZh: '<p>您同意。</p>',
  };
  const draft = { type: 'SERVICE' as const, ...texts, acceptanceRequired: false };
  const { id, version } = await test_.call(createAgreement, draft, owner);
  await test_.call(publishAgreement, { id, version, effectiveFrom: '2026-03-09' }, owner);
}

/** A new application, and a submitted one with the agreement that it signs. */
async function apply() {
  const [applicant, signer] = [
    await enterAsApplicant(test_, `${named('product')}@harbour.example`),
    await enterAsApplicant(test_, `${named('signer')}@harbour.example`),
  ];
  await test_.database.owner.execute(
    sql`update onboarding_submission set state = 'SUBMITTED', current_step = 7 where account_id = ${signer.userId}`,
  );
  const { agreement, name } = await test_.call(findServiceAgreement, {}, signer.headers);
  return { applicant, signer, signing: { agreementId: agreement?.id, version: 1, signature: name, accepts: true } };
}

/** Records of an active company, one for each entry point. */
async function prepare() {
  // Resets the limits: all requests come from one network, which would need a captcha, and invitations have a minimum
  // interval.
  await test_.database.owner.execute(sql`delete from public_attempt`);
  const invited = [await invite(), await invite()] as const;
  test_.clock.advance(301);
  await enter();
  const key = await test_.call(contract.createApiKey, keyDraft(), owner);
  return {
    resent: invited[0],
    accepted: invited[1],
    registration: await register(),
    identity: await flow.identity(),
    draft: await flow.saveDraft(),
    inReview: await flow.submit(await flow.saveDraft()),
    address: await codeFor(test_, `${named('starter')}@harbour.example`),
    key: { authorization: `Bearer ${key.secret}` },
    ...(await apply()),
  };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;
type Entry = (prepared: Prepared) => Promise<Envelope>;

/** Entry points that create records, for signed-in users. */
const creating: Record<string, Entry> = {
  'invite user': () => send(inviteUser, invitation(), owner),
  'resend invitation': ({ resent: { id, version } }) => send(resendInvitation, { id, version }, owner),
  'approve registration': ({ registration: { id, version } }) =>
    send(contract.approveRegistration, { id, version }, owner),
  'create merchant': ({ identity }) => send(contract.saveMerchantIdentity, identity, owner),
  'submit merchant': ({ draft: { id, version } }) => send(contract.submitMerchant, { id, version }, owner),
  'approve merchant': ({ inReview: { review } }) =>
    send(decideReview, { id: review?.id, version: 1, decision: 'APPROVE', note: 'Checked' }, people.checker),
  'create API key': () => send(contract.createApiKey, keyDraft(), owner),
  'save onboarding product': ({ applicant: { headers } }) => {
    const choices = [{ product: 'CARD_ISSUING', plan: 'ISS_STARTER' }];
    return send(saveOnboardingProduct, { version: 1, choices, certifiesTruth: true }, headers);
  },
  'sign service agreement': ({ signer: { headers }, signing }) => send(signServiceAgreement, signing, headers),
};

/** Entry points that create records, for visitors. */
const starting: Record<string, Entry> = {
  'accept invitation': ({ accepted: { token } }) => send(resetPassword, { token, password, confirmPassword: password }),
  'prove onboarding address': ({ address }) => test_.post('/public/onboarding/verify', address),
};

/** The same entry points at the company's console address. A closed company has no such address. */
const visiting: Record<string, Entry> = {
  register: () => send(registerMerchant, registration()),
  'start onboarding': () => send(sendOnboardingCode, { email: `${named('new')}@harbour.example`, website }),
};

/** Entry points that create no records. */
const reading: Record<string, Entry> = {
  'list merchants': () => send(contract.listMerchants, {}, owner),
  'reject registration': ({ registration: { id, version } }) =>
    send(contract.rejectRegistration, { id, version, note: 'No' }, owner),
};
const signingIn: Record<string, Entry> = {
  'sign in': () => send(signIn, { loginName: 'support', password: demoPassword }),
  'call with API key': ({ key }) => send(contract.listMerchants, {}, key),
};
const wrong: Record<string, Entry> = {
  'sign in with a wrong password': () => send(signIn, { loginName: 'support', password: 'Wrong#1234' }),
};

/** Returns the reason of a refusal at a field, otherwise the response code. */
const outcomeOf = ({ code, data, fieldErrors }: Envelope): string | number => {
  const reason: unknown = Object(data)['reason'];
  return code === codes.transition && typeof reason === 'string' && fieldErrors?.[0]?.code === reason ? reason : code;
};
const answersOf = async (entries: Record<string, Entry>, prepared: Prepared) => {
  const answers: [string, string | number][] = [];
  for (const [name, entry] of Object.entries(entries)) answers.push([name, outcomeOf(await entry(prepared))]);
  return Object.fromEntries(answers);
};
const all = (entries: Record<string, Entry>, answer: string | number) =>
  Object.fromEntries(Object.keys(entries).map((name) => [name, answer]));

const { ok, signedOut, companyClosed, notFound, signInFailed } = codes;

describe.each<[Status, Record<'creating' | 'starting' | 'visiting' | 'reading' | 'signingIn', string | number>]>([
  ['ACTIVE', { creating: ok, starting: ok, visiting: ok, reading: ok, signingIn: ok }],
  [
    'SUSPENDED',
    {
      creating: 'COMPANY_SUSPENDED',
      starting: 'COMPANY_SUSPENDED',
      visiting: 'COMPANY_SUSPENDED',
      reading: ok,
      signingIn: ok,
    },
  ],
  [
    'CLOSED',
    {
      creating: signedOut,
      starting: 'COMPANY_CLOSED',
      visiting: notFound,
      reading: signedOut,
      signingIn: companyClosed,
    },
  ],
])('in a company that is %s', (status, expected) => {
  let prepared: Prepared;
  beforeAll(async () => {
    prepared = await prepare();
    await setCompany(status);
  });
  afterAll(() => setCompany('ACTIVE'));

  test('a wrong password is refused as in any company', async () => {
    expect(await answersOf(wrong, prepared)).toEqual(all(wrong, signInFailed));
  });

  test(`signing in and API keys are answered with ${expected.signingIn}`, async () => {
    expect(await answersOf(signingIn, prepared)).toEqual(all(signingIn, expected.signingIn));
  });

  test(`requests of visitors that create records are answered with ${expected.starting}`, async () => {
    expect(await answersOf(starting, prepared)).toEqual(all(starting, expected.starting));
    expect(await answersOf(visiting, prepared)).toEqual(all(visiting, expected.visiting));
  });

  test(`requests that create records are answered with ${expected.creating}`, async () => {
    expect(await answersOf(creating, prepared)).toEqual(all(creating, expected.creating));
  });

  test(`requests that create no records are answered with ${expected.reading}`, async () => {
    const { registration: approved, ...rest } = prepared;
    const pending = status === 'ACTIVE' ? await register() : approved;
    expect(await answersOf(reading, { ...rest, registration: pending })).toEqual(all(reading, expected.reading));
  });
});

test('in a suspended company, actions that create records are disabled with the reason, which merchants inherit', async () => {
  const { resent, registration: pending, draft } = await prepare();
  const actions = async () => {
    const [user] = (await test_.call(listUsers, { keyword: resent.loginName }, owner)).list;
    const { allowedActions } = await test_.call(contract.readRegistration, { id: pending.id }, owner);
    return [user?.allowedActions, allowedActions].map((all_) =>
      Object.fromEntries(all_?.map(({ action, enabled, reason }) => [action, enabled || reason]) ?? []),
    );
  };
  expect(await actions()).toMatchObject([
    { EDIT: true, RESEND: true },
    { APPROVE: true, REJECT: true },
  ]);
  await setCompany('SUSPENDED');
  const reason = 'COMPANY_SUSPENDED';
  expect(await actions()).toMatchObject([
    { EDIT: true, RESEND: reason },
    { APPROVE: reason, REJECT: true },
  ]);
  expect(await test_.call(contract.readMerchant, { id: draft.id }, owner)).toMatchObject({
    companyRestriction: reason,
  });
  await setCompany('ACTIVE');
});

test('an invitation is valid again after the company is resumed', async () => {
  const { accepted } = await prepare();
  const accept = () => send(resetPassword, { token: accepted.token, password, confirmPassword: password });
  await setCompany('SUSPENDED');
  expect((await accept()).code).toBe(codes.transition);
  await setCompany('ACTIVE');
  expect((await accept()).code).toBe(ok);
  await test_.enter(accepted.loginName, password);
});

test('closing a company ends its sessions, including resumable ones', async () => {
  const headers = await test_.signIn('support');
  await setCompany('CLOSED');
  const answer = await send(contract.listMerchants, {}, headers);
  const resumed = await test_.post('/session/resume', {}, { ...headers, 'sec-fetch-site': 'same-origin' });
  await setCompany('ACTIVE');
  expect([answer.code, resumed.code]).toEqual([signedOut, signedOut]);
});

describe('a suspension during a request', () => {
  test.each([
    ['invite user', () => send(inviteUser, invitation(), owner)],
    ['create API key', () => send(contract.createApiKey, keyDraft(), owner)],
    ['register', () => send(registerMerchant, registration())],
  ] as const)('is waited for and seen by the call: %s', async (_name, call) => {
    await prepare();
    const client = await test_.database.pool.connect();
    await client.query('begin');
    await client.query(`update company set status = 'SUSPENDED' where id = $1`, [demoCompanies.aldermoor]);
    const answer = call();
    await untilBlocked(client, 1);
    await client.query('commit');
    client.release();
    expect(outcomeOf(await answer)).toBe('COMPANY_SUSPENDED');
    await setCompany('ACTIVE');
  });
});
