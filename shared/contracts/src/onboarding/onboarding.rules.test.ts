import { onboardingPages, pageOfStep } from './onboarding-pages';
import { onboardingStates, type OnboardingProduct, type ProductStep } from './onboarding';
import { checkProductChoices, mayChangeSteps } from './onboarding.rules';

const name = { en_US: 'Name', zh_CN: '名称' };
const plan = (code: string) => ({
  code,
  name,
  includes: name,
  monthlyFee: { amount: '0.00', currency: 'USD' as const },
});
const products: OnboardingProduct[] = [
  { code: 'ACQUIRING', name, description: name, plans: [plan('ACQ_A')] },
  { code: 'CARD_ISSUING', name, description: name, plans: [plan('ISS_A'), plan('ISS_B')] },
];
const acquiring = { product: 'ACQUIRING', plan: 'ACQ_A' } as const;
const issuing = { product: 'CARD_ISSUING', plan: 'ISS_B' } as const;

describe('[seed 5.19] the product step', () => {
  const cases: [string, Partial<ProductStep>, string[]][] = [
    ['accepts one product', { choices: [acquiring], certifiesTruth: true }, []],
    ['accepts both products', { choices: [acquiring, issuing], certifiesTruth: true }, []],
    ['requires a product', { choices: [], certifiesTruth: true }, ['choices PRODUCT_REQUIRED']],
    ['requires a product and the certification', {}, ['choices PRODUCT_REQUIRED', 'certifiesTruth CERTIFY_REQUIRED']],
    ['requires the certification', { choices: [issuing], certifiesTruth: false }, ['certifiesTruth CERTIFY_REQUIRED']],
    [
      'the plan of another product',
      { choices: [{ product: 'ACQUIRING', plan: 'ISS_A' }], certifiesTruth: true },
      ['choices PLAN_NOT_OFFERED'],
    ],
    [
      'refuses a duplicate product',
      { choices: [acquiring, acquiring], certifiesTruth: true },
      ['choices PLAN_NOT_OFFERED'],
    ],
  ];
  test.each(cases)('%s', (_name, step, expected) => {
    expect(checkProductChoices(step, products).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  test('can be repeated until the service agreement is signed', () => {
    expect(onboardingStates.filter(mayChangeSteps)).toEqual([
      'EMAIL_VERIFIED',
      'PRODUCT',
      'COMPANY',
      'ACCOUNT',
      'SUBMITTED',
    ]);
  });
});

describe('[seed 4.4] the steps of the flow', () => {
  test('each has a page, and steps 3 to 8 require the onboarding sign-in', () => {
    expect(onboardingPages.filter(({ needsSignIn }) => needsSignIn).map(({ step }) => step)).toEqual([
      3, 4, 5, 6, 7, 8,
    ]);
    expect([0, 3, 9, 10].map(pageOfStep)).toEqual([
      'onboardingStart',
      'onboardingProduct',
      'onboardingPaymentResult',
      'onboardingStart',
    ]);
  });
});
