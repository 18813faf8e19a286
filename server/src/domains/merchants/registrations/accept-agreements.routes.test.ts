import { createHash } from 'node:crypto';
import { type AgreementType, codes, registerMerchant } from '@console/contracts';
import { createAgreement, listAcceptances, publishAgreement } from '@console/contracts/company';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test_: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp();
  owner = await test_.signIn('owner');
});
afterAll(() => test_.close());

const chineseBody = '<p>您同意。</p>';

async function publish(type: AgreementType): Promise<string> {
  const texts = { titleEn: 'Terms', titleZh: '条款', bodyEn: '<p>You agree.</p>', bodyZh: chineseBody };
  const draft = { type, ...texts, acceptanceRequired: false };
  const { id, version } = await test_.call(createAgreement, draft, owner);
  await test_.call(publishAgreement, { id, version, effectiveFrom: '2026-03-09' }, owner);
  return id;
}
const acceptancesOf = async (agreementId: string) =>
  (await test_.call(listAcceptances, { filter: { agreementId } }, owner)).list;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const form = {
  website: 'http://localhost:4000',
  username: 'Blue Bay Trading',
  areaCode: '+65',
  phone: '81234567',
  email: 'blue@bay.example',
  password: 'Trading#1a',
  confirmPassword: 'Trading#1a',
  agreesToTerms: true,
};
const register = (agreementIds: string[], language = 'en_US') =>
  test_.post(registerMerchant.path, { ...form, agreementIds }, { language });

test('a registration stores an acceptance of each agreement, and is refused with other versions', async () => {
  const ids = [await publish('MASTER_SERVICE'), await publish('PRIVACY')];
  for (const others of [[], ids.slice(1)])
    expect(await register(others)).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'agreesToTerms', code: 'AGREEMENT_CHANGED' }],
    });
  for (const id of ids) expect(await acceptancesOf(id)).toEqual([]);
  expect((await register(ids, 'zh_CN')).code).toBe(codes.ok);
  for (const id of ids)
    expect(await acceptancesOf(id)).toMatchObject([
      {
        subjectType: 'REGISTRATION',
        subject: 'Blue Bay Trading',
        signature: 'Blue Bay Trading',
        ip: '127.0.0.1',
        language: 'zh_CN',
        bodySha256: hashOf(chineseBody),
      },
    ]);
});
