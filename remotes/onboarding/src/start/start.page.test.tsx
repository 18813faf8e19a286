import { beginSession, endSessionHere } from '@console/session';
import { renderScreen, type ScreenOptions } from '@console/testing';
import { screen } from '@testing-library/react';
import { locales } from '../locales';
import Start from './start.page';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(Start, { at: '/onboardingStart', texts: locales, ...options });

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

describe('the start of the flow', () => {
  test('[seed 9.10] lists the steps and opens sign-in', async () => {
    const { user, requested } = await show();
    await screen.findByRole('heading', { name: 'Open your account' });
    expect(screen.getAllByRole('listitem').filter((item) => item.closest('ol'))).toHaveLength(9);
    await screen.findByText(/24 hours after payment.*2 to 3 working days/);
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(requested.visited).toEqual(['/onboardingSimpleLogin']);
  });

  test('offers signed-in applicants to continue', async () => {
    beginSession(rosa, 'self-onboarding');
    await show({ locale: 'zh-CN' });
    await screen.findByRole('button', { name: '继续申请' });
  });
});
