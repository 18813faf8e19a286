import { codes, type AgreementText } from '@console/contracts';
import {
  findServiceAgreement,
  signServiceAgreement,
  type OnboardingSubmission,
  type ServiceAgreement,
} from '@console/contracts/onboarding';
import { fakeServer, idOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import AgreementPage from './agreement.form';

const agreement: AgreementText = {
  id: idOf('agreement', 1),
  type: 'SERVICE',
  versionNo: 2,
  effectiveFrom: '2026-03-09',
  title: { en_US: 'Service terms', zh_CN: '服务条款' },
  body: { en_US: '<p>You agree.</p>', zh_CN: '<p>您同意。</p>' },
};
const submission: OnboardingSubmission = {
  id: idOf('onb', 1),
  state: 'SUBMITTED',
  currentStep: 7,
  choices: [],
  certifiedAt: null,
  agreedAt: null,
  version: 3,
};

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(AgreementPage, { at: '/onboardingServiceAgreement', texts: locales, ...options });
const offer = (changed: Partial<ServiceAgreement> = {}): ServiceAgreement => ({
  agreement,
  name: 'mila',
  submission,
  ...changed,
});
const box = () => screen.getByRole('checkbox', { name: 'I have read the service agreement and accept it.' });
const signature = () => screen.findByRole('textbox', { name: /Signature/ });
const sign = () => screen.getByRole('button', { name: 'Sign agreement' });

test('[seed 5.20] the name must be typed as shown and the box checked, then the signature is sent', async () => {
  let shown = offer();
  const server = fakeServer()
    .on(findServiceAgreement, () => shown)
    .on(signServiceAgreement, () => {
      const signed = {
        ...submission,
        state: 'AGREEMENT_SIGNED' as const,
        agreedAt: '2026-03-09T10:00:00Z',
        version: 4,
      };
      shown = offer({ submission: signed });
      return signed;
    });
  const { user, requested } = await show();
  await user.type(await signature(), 'Milo');
  await user.click(sign());
  await screen.findByText('Accept the service agreement');
  expect((await signature()).getAttribute('aria-invalid')).toBe('true');
  expect(server.inputsOf(signServiceAgreement)).toEqual([]);

  await user.clear(await signature());
  await user.type(await signature(), 'mila');
  await user.click(box());
  await user.click(sign());
  await screen.findByText(/^You signed the service agreement on /);
  expect(server.inputsOf(signServiceAgreement)).toEqual([
    { agreementId: agreement.id, version: 3, signature: 'mila', accepts: true },
  ]);
  expect(requested.notices).toEqual([{ tone: 'ok', text: 'Service agreement signed' }]);
});

test('the text is shown in the language of the page with version and date', async () => {
  fakeServer().on(findServiceAgreement, () => offer());
  await show({ locale: 'zh-CN' });
  await screen.findByRole('heading', { name: '服务条款' });
  screen.getByText('您同意。');
  screen.getByText('第2版，2026-03-09起生效');
});

test('a newer version that took effect in the meantime is shown with an empty form', async () => {
  let shown = offer();
  fakeServer()
    .on(findServiceAgreement, () => shown)
    .on(signServiceAgreement, () => {
      shown = offer({ agreement: { ...agreement, id: idOf('agreement', 2), versionNo: 3 } });
      throw refusal(codes.invalid, {
        fieldIssues: [{ field: 'accepts', code: 'AGREEMENT_CHANGED', params: {} }],
      });
    });
  const { user } = await show();
  await user.type(await signature(), 'mila');
  await user.click(box());
  await user.click(sign());
  await screen.findByText('Version 3, effective from 2026-03-09');
  await waitFor(() => expect(box().matches(':checked')).toBe(false));
});

test('before the application is submitted, the text is shown without a form', async () => {
  fakeServer().on(findServiceAgreement, () => offer({ submission: { ...submission, state: 'PRODUCT' } }));
  const { user, requested } = await show();
  await screen.findByText('You agree.');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go to products' }));
  expect(requested.visited).toEqual(['/onboardingProduct']);
});
