import { codes } from '@console/contracts';
import { verifyOnboardingEmail } from '@console/contracts/onboarding';
import { endSessionHere, onboardingSessionAtom, sessionAtom, store } from '@console/session';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import CodePage from './code.form';

const reference = 'r'.repeat(43);
const show = (at = `/onboardingVerifyEmail?reference=${reference}`) => renderScreen(CodePage, { at, texts: locales });
const field = () => screen.getByRole('textbox', { name: 'Code from the e-mail' });
const submit = () => screen.getByRole('button', { name: 'Verify and continue' });

const rosa = {
  token: 'flow',
  userId: 'oba_1',
  loginName: 'rosa@harbour.example',
  nickname: 'rosa',
  language: 'en_US',
  timezone: 'UTC',
  landingPage: 'onboardingProduct',
} as const;

afterEach(() => endSessionHere('none', 'self-onboarding'));

describe('the mailed code', () => {
  test('[seed 6.9] begins an onboarding session, and the console session stays', async () => {
    const server = fakeServer().on(verifyOnboardingEmail, () => rosa);
    const { user } = await show();
    await user.type(field(), ' kx7mp2qr ');
    await user.click(submit());
    await waitFor(() =>
      expect(store.get(onboardingSessionAtom)).toMatchObject({ at: 'in', user: { nickname: 'rosa' } }),
    );
    expect(store.get(sessionAtom)).toMatchObject({ at: 'in', user: { loginName: 'operations' } });
    expect(server.inputsOf(verifyOnboardingEmail)).toEqual([{ reference, code: 'KX7MP2QR' }]);
  });

  test('is validated before it is sent', async () => {
    const server = fakeServer().on(verifyOnboardingEmail, () => rosa);
    const { user } = await show();
    await user.type(field(), '123456');
    await user.click(submit());
    await screen.findByText('This code is incorrect');
    expect(server.arrived).toEqual([]);
  });

  test('is refused with a message and without a session if it is wrong', async () => {
    fakeServer().on(verifyOnboardingEmail, () => {
      throw refusal(codes.linkInvalid);
    });
    const { user } = await show();
    await user.type(field(), 'KX7MP2QR');
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This link or code is invalid, already used or expired',
    );
    expect(store.get(onboardingSessionAtom).at).not.toBe('in');
  });

  test('cannot be entered before one was requested', async () => {
    const { user, requested } = await show('/onboardingVerifyEmail');
    expect(screen.getByRole('alert').textContent).toContain('Request a code first.');
    await user.click(screen.getByRole('link', { name: 'Resend code' }));
    expect(requested.visited).toEqual(['/onboardingSimpleLogin']);
  });
});
