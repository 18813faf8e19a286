import { findOnboarding, listOnboardingProducts, saveOnboardingProduct } from '@console/contracts/onboarding';
import { enterAsApplicant } from '../../testing/applicant';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { json, text } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const choices = [{ product: 'CARD_ISSUING' as const, plan: 'ISS_STARTER' }];
const save = (body: object, headers: Record<string, string>) => test.post(saveOnboardingProduct.path, body, headers);

describe('[seed 5.19] the product step', () => {
  it('offers an acquiring product and a card issuing product', async () => {
    const { headers } = await enterAsApplicant(test, 'offer@harbour.example');
    const { list } = await test.call(listOnboardingProducts, {}, headers);
    expect(list.map(({ code, plans }) => [code, plans.length > 0])).toEqual([
      ['ACQUIRING', true],
      ['CARD_ISSUING', true],
    ]);
  });

  it('states the current number of free acquirers', async () => {
    const { headers } = await enterAsApplicant(test, 'free@harbour.example');
    const stated = async () => {
      const { list } = await test.call(listOnboardingProducts, {}, headers);
      return list
        .find(({ code }) => code === 'ACQUIRING')
        ?.plans.map(({ includes }) => Object.values(includes).join(' · '));
    };
    const set = (value: string, isActive: boolean) =>
      test.database.owner.execute(sql`
        update system_parameter set value = ${value}, is_active = ${isActive} where code = 'onboarding.free_acquirers_max'`);
    const before = await stated();
    expect(before?.[0]).toBe('Up to 3 acquirers free of charge · 最多3家收单机构免费');
    await set('1', true);
    expect((await stated())?.[0]).toBe('Up to 1 acquirer free of charge · 最多1家收单机构免费');
    await set('1', false);
    expect(await stated()).toEqual(before);
  });

  it('requires a product and the certification', async () => {
    const { headers } = await enterAsApplicant(test, 'lacks@harbour.example');
    expect(await save({ version: 1, choices: [], certifiesTruth: false }, headers)).toMatchObject({
      code: 1001,
      fieldErrors: [
        { field: 'choices', message: 'Select a product' },
        { field: 'certifiesTruth', message: 'Certify that the information is true' },
      ],
    });
    expect(await test.call(findOnboarding, {}, headers)).toMatchObject({ state: 'EMAIL_VERIFIED', currentStep: 3 });
  });

  it('is saved with an audit log entry, and the next sign-in opens the next step', async () => {
    const { headers, userId } = await enterAsApplicant(test, 'keeps@harbour.example');
    const saved = await test.call(saveOnboardingProduct, { version: 1, choices, certifiesTruth: true }, headers);
    expect(saved).toMatchObject({ state: 'PRODUCT', currentStep: 4, choices, version: 2 });
    expect(saved.certifiedAt).toBe(test.clock.now.toISOString());
    expect(await test.call(findOnboarding, {}, headers)).toEqual(saved);
    expect((await enterAsApplicant(test, 'keeps@harbour.example')).landingPage).toBe('onboardingCompanyInfo');
    const { rows } = await test.database.owner.execute(
      sql`select action, actor_id, after -> 'state' as state from audit_event where object_id = ${saved.id}`,
      { action: text, actor_id: text, state: json() },
    );
    expect(rows).toEqual([{ action: '/onboarding/product/save', actor_id: userId, state: 'PRODUCT' }]);
  });

  it('a stale version is refused with the current submission', async () => {
    const { headers } = await enterAsApplicant(test, 'races@harbour.example');
    const both = [save({ version: 1, choices, certifiesTruth: true }, headers)];
    both.push(save({ version: 1, choices, certifiesTruth: true }, headers));
    const answers = await Promise.all(both);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 1004]);
    expect(answers.find(({ code }) => code === 1004)?.data).toMatchObject({ current: { version: 2, choices } });
  });

  it("can't be saved after the service agreement is signed", async () => {
    const { headers, userId } = await enterAsApplicant(test, 'signed@harbour.example');
    await test.database.owner.execute(
      sql`update onboarding_submission set state = 'AGREEMENT_SIGNED' where account_id = ${userId}`,
    );
    expect(await save({ version: 1, choices, certifiesTruth: true }, headers)).toMatchObject({ code: 1007 });
  });

  it("an applicant has no access to another applicant's choices", async () => {
    const one = await enterAsApplicant(test, 'mine@harbour.example');
    const other = await enterAsApplicant(test, 'yours@harbour.example');
    await test.call(saveOnboardingProduct, { version: 1, choices, certifiesTruth: true }, one.headers);
    expect(await test.call(findOnboarding, {}, other.headers)).toMatchObject({ choices: [], version: 1 });
  });
});
