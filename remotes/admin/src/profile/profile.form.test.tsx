import { codes, listTimezones, updatePassword } from '@console/contracts';
import {
  endOtherSessions,
  listOwnSessions,
  type OwnSession,
  type Profile,
  disableSecondFactor,
  enableSecondFactor,
  querySecondFactor,
  readProfile,
  saveProfile,
  startSecondFactor,
} from '@console/contracts/profile';
import type { Captured } from '@console/remote-kit';
import { renewUser, sessionAtom, sessionOf, store } from '@console/session';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import ProfilePage from './profile.form';

const profile: Profile = {
  loginName: 'operations',
  email: 'operations@aldermoor.example',
  nickname: 'Daniel Koh',
  language: 'en_US',
  timezone: 'Asia/Singapore',
  landingPage: 'index',
  landingPages: [
    { page: 'index', names: { en_US: 'Dashboard', zh_CN: '总览' } },
    { page: 'cards-balance', names: { en_US: 'Cards', zh_CN: '卡片' } },
  ],
  picture: null,
  passwordChangedAt: '2026-11-01T00:00:00.000Z',
  version: 3,
};

const session = (id: string, isCurrent: boolean): OwnSession => ({
  id,
  startedAt: '2026-11-21T06:00:00.000Z',
  lastActiveAt: '2026-11-21T06:08:00.000Z',
  ip: '10.0.0.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/137.0 Safari/537.36',
  isCurrent,
});

const server = (isEnabled = false) =>
  fakeServer()
    .on(readProfile, () => profile)
    .on(listTimezones, () => ({ list: [{ name: 'Asia/Singapore', offset: '+08:00' }] }))
    .on(querySecondFactor, () => ({ isEnabled, isRequired: false, recoveryCodesLeft: isEnabled ? 10 : 0 }))
    .on(listOwnSessions, () => ({ list: [session('ses_1', true), session('ses_2', false)] }));

const show = (locale: 'en-US' | 'zh-CN' = 'en-US', waiting: Record<string, Captured> = {}) =>
  renderScreen(ProfilePage, { at: '/main/settings-profile', texts: locales, locale, waiting });

const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const shownUser = () => {
  const now = store.get(sessionAtom);
  return now.at === 'in' ? now.user : null;
};

describe('the profile', () => {
  test('is saved with the shown version, and the console shows the new name immediately', async () => {
    const fake = server().on(saveProfile, ({ version, ...draft }) => ({ ...profile, ...draft, version: version + 1 }));
    const { user, requested } = await show();
    await user.clear(await nameField());
    await user.type(await nameField(), 'Dan');
    expect(requested.dirty).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(requested.notices.length > 0).toBe(true));
    expect(fake.inputsOf(saveProfile)).toMatchObject([{ nickname: 'Dan', version: 3, landingPage: 'index' }]);
    expect([requested.dirty, shownUser()?.nickname]).toEqual([false, 'Dan']);
    await user.type(await nameField(), 'ny');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(requested.notices.length > 1).toBe(true));
    expect(fake.inputsOf(saveProfile)[1]).toMatchObject({ nickname: 'Danny', version: 4 });
  });

  test('shows a version conflict, keeps the input and overwrites the change on the next attempt', async () => {
    const fake = server().on(saveProfile, () => {
      const current = { ...profile, nickname: 'Other', language: 'zh_CN', landingPage: 'cards-balance', version: 9 };
      throw refusal(codes.versionConflict, { data: { current } });
    });
    const { user } = await show();
    await user.type(await nameField(), ' II');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByText(/was changed in another session/);
    expect(await nameField()).toHaveProperty('value', 'Daniel Koh II');
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Field', 'Saved by someone else', 'Your input'],
      ['Name', 'Other', 'Daniel Koh II'],
      ['Language', 'Chinese', 'English'],
      ['Start page', 'Cards', 'Dashboard'],
    ]);
    fake.on(saveProfile, ({ version, ...draft }) => ({ ...profile, ...draft, version }));
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(fake.inputsOf(saveProfile).length > 1).toBe(true));
    expect(fake.inputsOf(saveProfile)[1]).toMatchObject({ nickname: 'Daniel Koh II', version: 9 });
  });

  test('is refused if it was reloaded in a newer version, and shows both versions', async () => {
    const newer = { ...profile, language: 'zh_CN' as const, version: 4 };
    const fake = server()
      .on(readProfile, () => newer)
      .on(saveProfile, ({ version, ...draft }) => {
        if (version === 3) throw refusal(codes.versionConflict, { data: { current: newer } });
        return { ...profile, ...draft, version: version + 1 };
      });
    // The page opens with a cached response and reloads the profile.
    const { user } = await renderScreen(ProfilePage, {
      at: '/main/settings-profile',
      texts: locales,
      answered: { '/profile/query {}': profile },
    });
    await user.type(await nameField(), ' II');
    const press = () => user.click(screen.getByRole('button', { name: 'Save profile' }));
    await press();
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Language', 'Chinese', 'English'],
    ]);
    await press();
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    await user.type(await nameField(), 'I');
    await press();
    await waitFor(() => expect(fake.inputsOf(saveProfile).map(({ version }) => version)).toEqual([3, 4, 5]));
  });

  test('is not sent without a name', async () => {
    const fake = server();
    const { user } = await show();
    await user.clear(await nameField());
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByText('Cannot be empty');
    expect(fake.inputsOf(saveProfile)).toEqual([]);
  });

  test('is translated into Chinese', async () => {
    server();
    await show('zh-CN');
    await screen.findByRole('textbox', { name: '名称' });
    expect(screen.getByRole('button', { name: '修改密码' })).toBeTruthy();
  });
});

describe('the password', () => {
  async function open() {
    const shown = await show();
    await shown.user.click(await screen.findByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog'));
    const type = async (old: string, fresh: string, confirm = fresh) => {
      const fill = (label: string, value: string) =>
        fireEvent.change(dialog.getByLabelText(label), { target: { value } });
      fill('Current password', old);
      fill('New password', fresh);
      fill('Confirm password', confirm);
      await shown.user.click(dialog.getByRole('button', { name: 'Change password and sign out' }));
    };
    return { ...shown, dialog, type };
  }

  test('[seed 5.1] is validated before it is sent', async () => {
    const fake = server();
    const { dialog, type } = await open();
    await type('Vcc#Demo1', 'Vcc#Demo1');
    await dialog.findByText('The new password must differ from the old one');
    await type('Vcc#Demo1', 'short', 'other');
    await dialog.findByText(/^Use 8 to 16 characters/);
    await dialog.findByText('The password entered are different, please try again.');
    expect(fake.inputsOf(updatePassword)).toEqual([]);
  });

  test('is requested again after a hot swap: the dialog reopens without the typed passwords', async () => {
    server();
    const { parts, unmount, type } = await open();
    await type('Vcc#Demo1', 'short');
    const password = parts.get('password')?.capture();
    unmount();
    if (!password) throw new Error('The dialog registers no part of the page.');
    expect(JSON.stringify(password)).not.toMatch(/Vcc#Demo1|short/);
    await show('en-US', { password });
    const after = within(await screen.findByRole('dialog'));
    expect(after.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  });

  test('is not changed with a wrong current password, which is refused at its field', async () => {
    server().on(updatePassword, () => {
      throw refusal(codes.signInFailed);
    });
    const { dialog, type } = await open();
    await type('wrong', 'Fresh#Pass1');
    await dialog.findByText('Incorrect password');
    expect(shownUser()).not.toBeNull();
  });

  test('requires a code from users with two-factor authentication, and ends the session', async () => {
    const fake = server().on(updatePassword, ({ totp }) => {
      if (totp !== '123456') throw refusal(codes.secondFactor);
      return { ok: true };
    });
    const { user, dialog, type } = await open();
    await type('Vcc#Demo1', 'Fresh#Pass1');
    await user.type(await dialog.findByLabelText('Verification code', { exact: false }), '123456');
    await user.click(dialog.getByRole('button', { name: 'Change password and sign out' }));
    await waitFor(() => expect(shownUser() === null).toBe(true));
    expect(fake.inputsOf(updatePassword)[1]).toMatchObject({ loginName: 'operations', oldPassword: 'Vcc#Demo1' });
    // The sign-in form shows this reason.
    expect(sessionOf('vcc')).toEqual({ at: 'out', reason: 'changed' });
  });
});

describe('two-factor authentication', () => {
  const started = { secret: 'MZXWYZDPMZXWYZDP', uri: 'otpauth://totp/x' };

  test('is set up with password and a first code, and shows the recovery codes', async () => {
    const fake = server()
      .on(startSecondFactor, () => started)
      .on(enableSecondFactor, () => ({ recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] }));
    const { user, parts } = await show();
    await user.click(await screen.findByRole('button', { name: 'Set up two-factor authentication' }));
    await user.type(await screen.findByLabelText('Your password'), 'Vcc#Demo1{Enter}');
    await screen.findByText('MZXW YZDP MZXW YZDP');
    // Busy, because a hot swap would restart the setup with another secret.
    expect(parts.get('factor')?.busy()).toBe(true);
    expect(JSON.stringify(parts.get('factor')?.capture())).not.toMatch(/MZXW|Vcc#Demo1/);
    screen.getByRole('img', { name: 'QR code for an authenticator app' });
    await user.type(screen.getByLabelText('Verification code'), '12345{Enter}');
    await screen.findByText('The format is invalid');
    await user.clear(screen.getByLabelText('Verification code'));
    await user.type(screen.getByLabelText('Verification code'), '123456{Enter}');
    await screen.findByText('AAAA-BBBB');
    expect(fake.inputsOf(enableSecondFactor)).toEqual([{ code: '123456' }]);
    fake.on(querySecondFactor, () => ({ isEnabled: true, isRequired: false, recoveryCodesLeft: 10 }));
    await user.click(screen.getByRole('button', { name: "I've saved them" }));
    await screen.findByText('10 recovery codes left');
  });

  test('is turned off with the password', async () => {
    const fake = server(true).on(disableSecondFactor, ({ password }) => {
      if (password !== 'Vcc#Demo1')
        throw refusal(codes.invalid, { fieldIssues: [{ field: 'password', code: 'WRONG_PASSWORD', params: {} }] });
      return { ok: true };
    });
    const { user, requested } = await show();
    await user.click(await screen.findByRole('button', { name: 'Turn off two-factor authentication' }));
    await user.type(await screen.findByLabelText('Your password'), 'wrong{Enter}');
    await screen.findByText('Incorrect password');
    await user.clear(screen.getByLabelText('Your password'));
    await user.type(screen.getByLabelText('Your password'), 'Vcc#Demo1{Enter}');
    await waitFor(() => expect(requested.notices.length > 0).toBe(true));
    expect(fake.inputsOf(disableSecondFactor)).toHaveLength(2);
  });

  test('that is required hides the profile until the setup, and then opens the requested page', async () => {
    const fake = server()
      .on(startSecondFactor, () => started)
      .on(enableSecondFactor, () => ({ recoveryCodes: ['AAAA-BBBB'] }));
    const from = '?from=%2Fmain%2Fcards-balance';
    const shown = await renderScreen(() => <ProfilePage />, { at: `/main/settings-profile${from}`, texts: locales });
    act(() => renewUser({ secondFactorDue: true }));
    await screen.findByText('Set up two-factor authentication to continue');
    expect(screen.queryByRole('button', { name: 'Save profile' })).toBeNull();
    await shown.user.click(screen.getByRole('button', { name: 'Set up two-factor authentication' }));
    await shown.user.type(await screen.findByLabelText('Your password'), 'Vcc#Demo1{Enter}');
    await shown.user.type(await screen.findByLabelText('Verification code'), '123456{Enter}');
    await shown.user.click(await screen.findByRole('button', { name: "I've saved them" }));
    expect([shownUser()?.secondFactorDue, shown.requested.visited]).toEqual([false, [`/main${from}`]]);
    expect(fake.inputsOf(enableSecondFactor)).toHaveLength(1);
  });
});

test('other sessions are shown and can be ended', async () => {
  const fake = server().on(endOtherSessions, () => ({ ended: 1 }));
  const { user, requested } = await show();
  const list = within(await screen.findByRole('list', { name: 'Active sessions' }));
  expect(await list.findAllByText('Chrome · Linux')).toHaveLength(2);
  expect(list.getAllByText('Current session')).toHaveLength(1);
  fake.on(listOwnSessions, () => ({ list: [session('ses_1', true)] }));
  await user.click(screen.getByRole('button', { name: 'Sign out all other sessions' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Sign out all other sessions' }) === null).toBe(true),
  );
  expect(requested.notices).toEqual([{ tone: 'ok', text: '1 other session signed out' }]);
});
