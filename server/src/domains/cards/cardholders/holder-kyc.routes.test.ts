import { codes, type InputOf } from '@console/contracts';
import {
  type CardholderDetail,
  changeCardholderKyc,
  createCard,
  createCardholder,
  kycStatuses,
  kycStatusesAfter,
  type KycStatus,
  listCardholderOptions,
  readCardholder,
  readCardholderHistory,
} from '@console/contracts/cards';
import { firstMerchantId } from '@console/demo/ids';
import { draftOf, submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { expireDueKyc } from './expire-kyc.actions';

let test_: TestApp;
let operations: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
});
afterAll(() => test_.close());

let made = 0;
const create = () => {
  const draft: InputOf<typeof createCardholder> = {
    merchantId: firstMerchantId,
    firstName: 'Amelia',
    middleName: '',
    lastName: 'Newcombe',
    email: `kyc.${(made += 1)}@example.com`,
    areaCode: '+65',
    phone: '8123 9001',
    birthday: '1990-05-01',
    country: 'SG',
    state: '',
    city: 'Singapore',
    address: '1 Marina View',
    postalCode: '018961',
    isDefault: false,
    sharesToWalletUser: false,
    remark: '',
  };
  return test_.call(createCardholder, draft, operations);
};
const day = '2026-06-30';
const step = (to: KycStatus) => ({
  to,
  ...(to === 'PASSED' && { validTo: day }),
  ...((to === 'REJECTED' || to === 'EXPIRED') && { reason: 'Blurred document' }),
});
const transition = ({ id, version }: CardholderDetail, to: KycStatus) =>
  test_.call(changeCardholderKyc, { id, version, ...step(to) }, operations);
const post = (body: unknown, headers = operations) =>
  test_.post(changeCardholderKyc.path, body, { ...headers, ...submission() });

/** Creates a cardholder in a KYC status. */
async function holderIn(status: KycStatus): Promise<CardholderDetail> {
  const ways: Record<KycStatus, KycStatus[]> = {
    NOT_REQUIRED: [],
    PENDING: ['PENDING'],
    PASSED: ['PENDING', 'PASSED'],
    REJECTED: ['PENDING', 'REJECTED'],
    EXPIRED: ['PENDING', 'PASSED', 'EXPIRED'],
  };
  let holder = await create();
  for (const to of ways[status]) holder = await transition(holder, to);
  return holder;
}

describe.each(kycStatuses)('a cardholder with KYC status %s', (from) => {
  test('has exactly the transitions of the table', async () => {
    const { id, version } = await holderIn(from);
    for (const to of kycStatuses.filter((one) => !kycStatusesAfter(from).includes(one)))
      expect([to, await post({ id, version, ...step(to) })]).toMatchObject([
        to,
        { code: codes.transition, data: { from, to, allowed: kycStatusesAfter(from) } },
      ]);
    const { allowedActions } = await test_.call(readCardholder, { id }, operations);
    const offered = allowedActions.flatMap(({ action }) => (action.startsWith('KYC_') ? [action.slice(4)] : []));
    expect(offered).toEqual(kycStatusesAfter(from));
  });

  test('gets new cards only if KYC is passed or not required', async () => {
    const { id } = await holderIn(from);
    const may = from === 'NOT_REQUIRED' || from === 'PASSED';
    const { list } = await test_.call(listCardholderOptions, { merchantId: firstMerchantId }, operations);
    expect(list.some((option) => option.id === id)).toBe(may);
    const draft = await draftOf(test_, operations, '40001201', { cardholderId: id });
    const response = await test_.post(createCard.path, draft, { ...operations, ...submission() });
    expect([response.code, response.fieldErrors?.map(({ code }) => code) ?? []]).toEqual(
      may ? [codes.ok, []] : [codes.invalid, ['HOLDER_NOT_USABLE']],
    );
  });
});

test('a rejection needs a reason, a pass needs its last day, and the history has both steps', async () => {
  const pending = await holderIn('PENDING');
  const { id, version } = pending;
  expect(await post({ id, version, to: 'REJECTED' })).toMatchObject({ fieldErrors: [{ field: 'reason' }] });
  expect(await post({ id, version, to: 'PASSED', validTo: '2026-03-09' })).toMatchObject({
    fieldErrors: [{ field: 'validTo', code: 'DAY_TO_COME' }],
  });
  const rejected = await transition(pending, 'REJECTED');
  expect(rejected).toMatchObject({ kycStatus: 'REJECTED', kycReason: 'Blurred document', kycValidTo: null });
  const passed = await transition(await transition(rejected, 'PENDING'), 'PASSED');
  expect(passed).toMatchObject({ kycStatus: 'PASSED', kycReason: '', kycValidTo: day });
  const { list } = await test_.call(readCardholderHistory, { id }, operations);
  expect(list.map(({ deed, note }) => [deed, note])).toEqual([
    ['KYC_PASSED', null],
    ['KYC_PENDING', null],
    ['KYC_REJECTED', 'Blurred document'],
    ['KYC_PENDING', null],
    ['CREATED', null],
  ]);
  expect(await post({ id, version, to: 'EXPIRED', reason: 'Late' })).toMatchObject({ code: codes.versionConflict });
});

test('a user without the KYC permission is refused', async () => {
  const { id, version } = await create();
  const support = await test_.signIn('support');
  expect((await post({ id, version, to: 'PENDING' }, support)).code).toBe(codes.noPermission);
});

test('a passed KYC is valid until the end of its last day, and the history names the system for the expiry', async () => {
  const { id } = await holderIn('PASSED');
  const expire = async () => {
    while ((await expireDueKyc({ pool: test_.database.pool, clock: () => test_.clock.now })) > 0);
    operations = await test_.signIn('operations');
    return (await test_.call(readCardholder, { id }, operations)).kycStatus;
  };
  const toward = (at: string) => test_.clock.advance((Date.parse(at) - test_.clock.now.getTime()) / 1000);
  toward('2026-06-30T04:00:00Z');
  expect(await expire()).toBe('PASSED');
  toward('2026-07-01T12:00:00Z');
  expect(await expire()).toBe('EXPIRED');
  const { list } = await test_.call(readCardholderHistory, { id }, operations);
  expect(list[0]).toMatchObject({ deed: 'KYC_EXPIRED', actor: 'system' });
});
