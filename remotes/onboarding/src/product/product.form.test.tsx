import { codes } from '@console/contracts';
import {
  findOnboarding,
  listOnboardingProducts,
  saveOnboardingProduct,
  type OnboardingProduct,
  type OnboardingSubmission,
} from '@console/contracts/onboarding';
import { fakeServer, idOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import ProductPage from './product.form';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(ProductPage, { at: '/onboardingProduct', texts: locales, ...options });

const both = (text: string) => ({ en_US: text, zh_CN: `${text}（中文）` });
const planOf = (code: string, name: string, amount: string) => ({
  code,
  name: both(name),
  includes: both(`${name} includes`),
  monthlyFee: { amount, currency: 'USD' as const },
});
const products: OnboardingProduct[] = [
  {
    code: 'ACQUIRING',
    name: both('Acquiring'),
    description: both('Take payments'),
    plans: [planOf('ACQ_STARTER', 'Starter', '0.00')],
  },
  {
    code: 'CARD_ISSUING',
    name: both('Card issuing'),
    description: both('Issue cards'),
    plans: [planOf('ISS_STARTER', 'Starter', '290.00'), planOf('ISS_GROWTH', 'Growth', '1190.00')],
  },
];
const submission: OnboardingSubmission = {
  id: idOf('onb', 1),
  state: 'EMAIL_VERIFIED',
  currentStep: 3,
  choices: [],
  certifiedAt: null,
  agreedAt: null,
  version: 1,
};

const serverWith = (own: OnboardingSubmission) =>
  fakeServer()
    .on(listOnboardingProducts, () => ({ list: products }))
    .on(findOnboarding, () => own)
    .on(saveOnboardingProduct, ({ version, choices }) => ({ ...own, choices, state: 'PRODUCT', version: version + 1 }));

const box = (name: string) => screen.findByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Save products' });

describe('the product step', () => {
  test('[seed 5.19] requires a product and the certification', async () => {
    const server = serverWith(submission);
    const { user } = await show();
    const acquiring = await box('Acquiring');
    await user.click(save());
    await screen.findByText('Select a product');
    await screen.findByText('Certify that the information is true');
    await waitFor(() => expect(document.activeElement).toBe(acquiring));
    expect(server.inputsOf(saveOnboardingProduct)).toEqual([]);
  });

  test('sends the selected product with its plan', async () => {
    const server = serverWith(submission);
    const { user, requested } = await show();
    await user.click(await box('Card issuing'));
    expect(screen.getByRole('radio', { name: /^Starter · 290\.00 USD per month/ }).matches(':checked')).toBe(true);
    await user.click(screen.getByRole('radio', { name: /^Growth · 1,190\.00 USD per month/ }));
    await user.click(await box('I certify that the information is true.'));
    expect(requested.dirty).toBe(true);
    await user.click(save());
    await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: 'Products saved' }]));
    expect(server.inputsOf(saveOnboardingProduct)).toEqual([
      { choices: [{ product: 'CARD_ISSUING', plan: 'ISS_GROWTH' }], certifiesTruth: true, version: 1 },
    ]);
    await waitFor(() => expect(requested.dirty).toBe(false));
  });

  test('shows the saved products and requires a new certification', async () => {
    serverWith({ ...submission, choices: [{ product: 'ACQUIRING', plan: 'ACQ_STARTER' }], version: 4 });
    await show({ locale: 'zh-CN' });
    expect((await box('Acquiring（中文）')).matches(':checked')).toBe(true);
    expect((await box('本人确认所填信息真实。')).matches(':checked')).toBe(false);
  });

  test('shows a version conflict, keeps the selection and saves it on the second attempt', async () => {
    const server = serverWith(submission);
    const { user } = await show();
    server.on(saveOnboardingProduct, ({ version, choices }) => {
      if (version === 1) throw refusal(codes.versionConflict, { data: { current: { ...submission, version: 7 } } });
      return { ...submission, choices, version: version + 1 };
    });
    await user.click(await box('Acquiring'));
    await user.click(await box('I certify that the information is true.'));
    await user.click(save());
    await screen.findByText('Someone else changed this record. Reload to see their change');
    await user.click(save());
    await waitFor(() => expect(server.inputsOf(saveOnboardingProduct).at(-1)?.version).toBe(7));
  });

  test('shows a failure of the product list, with retry', async () => {
    const server = serverWith(submission).on(listOnboardingProducts, () => {
      throw refusal(codes.serverError);
    });
    const { user } = await show();
    await screen.findByText("The products couldn't be loaded.");
    server.on(listOnboardingProducts, () => ({ list: products }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await box('Acquiring');
  });
});
