import { codes } from '@console/contracts';
import { sendOnboardingCode } from '@console/contracts/onboarding';
import { beginSession, endSessionHere } from '@console/session';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import EmailPage from './email.form';

const show = () => renderScreen(EmailPage, { at: '/onboardingSimpleLogin', texts: locales });
const field = () => screen.getByRole('textbox', { name: 'Work e-mail' });
const send = () => screen.getByRole('button', { name: 'Send code' });

describe('sign-in by e-mail', () => {
  test('[seed 1.7, 5.6] refuses an empty or invalid address and sends nothing', async () => {
    const server = fakeServer().on(sendOnboardingCode, () => ({ waitSeconds: 300, reference: 'r'.repeat(43) }));
    const { user } = await show();
    await user.click(send());
    await screen.findByText('Cannot be empty');
    await user.type(field(), 'rosa');
    await screen.findByText('Must be an e-mail address');
    expect(server.arrived).toEqual([]);
  });

  test('opens the code page with the reference and without the e-mail address', async () => {
    const reference = 'r'.repeat(43);
    const server = fakeServer().on(sendOnboardingCode, () => ({ waitSeconds: 300, reference }));
    const { user, requested } = await show();
    await user.type(field(), 'rosa@harbour.example');
    await user.click(send());
    await waitFor(() => expect(requested.visited).toEqual([`/onboardingVerifyEmail?reference=${reference}`]));
    expect(server.inputsOf(sendOnboardingCode)).toMatchObject([{ email: 'rosa@harbour.example' }]);
  });

  test('accepts an address that was pasted with spaces around it', async () => {
    const reference = 'r'.repeat(43);
    const server = fakeServer().on(sendOnboardingCode, () => ({ waitSeconds: 300, reference }));
    const { user } = await show();
    await user.type(field(), '\u00A0rosa@harbour.example\u00A0');
    await user.click(send());
    await waitFor(() => expect(server.inputsOf(sendOnboardingCode)).toMatchObject([{ email: 'rosa@harbour.example' }]));
    expect(screen.queryByText('Must be an e-mail address')).toBeNull();
  });

  test('shows the time until a retry and keeps the address', async () => {
    fakeServer().on(sendOnboardingCode, () => {
      throw refusal(codes.tooMany, { data: { retryAfterSeconds: 290 } });
    });
    const { user } = await show();
    await user.type(field(), 'rosa@harbour.example');
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Too many attempts, try again later Try again in 5 min',
    );
    await screen.findByDisplayValue('rosa@harbour.example');
  });

  test.each([
    ['idle', 'You were signed out because of inactivity. Sign in to continue where you were.'],
    ['expired', 'Login has expired, please log in again'],
  ] as const)('shows the reason of a sign-out: %s', async (reason, text) => {
    const user = { userId: 'oba_1', loginName: 'r@h.example', nickname: 'r', timezone: 'UTC', landingPage: 'x' };
    beginSession({ ...user, token: 'flow', language: 'en_US' }, 'self-onboarding');
    endSessionHere(reason, 'self-onboarding');
    await show();
    await screen.findByText(text);
  });
});
