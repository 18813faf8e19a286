import { configureApi } from '@console/api';
import { acceptAgreement, codes, type DueAgreement, queryDueAgreements } from '@console/contracts';
import { startI18n } from '@console/i18n';
import { beginSession, endSessionHere, sessionOf, type User } from '@console/session';
import { UiProvider, uiLocales } from '@console/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BootContext, type Boot } from '../boot/boot-context';
import { addAgreementTexts, shellLocales } from '../locales';
import DueAgreements from './due-agreements.page';

const user: User = {
  userId: 'user_1',
  loginName: 'ana',
  nickname: 'Ana Ruiz',
  language: 'en_US',
  timezone: 'UTC',
  landingPage: 'index',
  agreementDue: true,
};
const boot: Boot = {
  shellVersion: '1',
  language: 'en_US',
  theme: 'light',
  mayResume: false,
  tokenStore: 'memory',
  brand: {
    companyName: { en_US: 'Aldermoor', zh_CN: '奥德莫尔' },
    platformLabel: { en_US: 'VCC Console', zh_CN: '虚拟卡控制台' },
    brandSeed: '#34398F',
    logo: '/logo',
    logoOnDark: '/logo',
    icon: '/icon.svg',
  },
  isSandbox: false,
  release: { number: 0, issuedAt: '', expiresAt: '', remotes: [] },
};
const body = (text: string) => ({ en_US: `<h2>Terms</h2><p>${text}</p>`, zh_CN: '<p>条款</p>' });
const terms: DueAgreement = {
  id: `agreement_${'0'.repeat(26)}`,
  type: 'MASTER_SERVICE',
  versionNo: 2,
  effectiveFrom: '2026-03-09',
  title: { en_US: 'Master terms', zh_CN: '主条款' },
  body: body('Fee 2%'),
  before: {
    versionNo: 1,
    acceptedAt: '2026-01-01T00:00:00Z',
    title: { en_US: 'Master terms', zh_CN: '主条款' },
    body: body('Fee 1%'),
  },
};
const policy: DueAgreement = {
  ...terms,
  id: `agreement_${'1'.repeat(26)}`,
  type: 'PRIVACY',
  title: { en_US: 'Privacy policy', zh_CN: '隐私政策' },
  before: null,
};

/** Responses of the server by path, in order; the last one is repeated. */
let answers: Record<string, { code: number; data?: unknown }[]>;
let sent: { path: string; input: unknown }[];

beforeAll(async () => {
  Object.assign(globalThis, { __VERSION__: '1' });
  await startI18n('en-US', { shell: shellLocales, ui: uiLocales });
  await addAgreementTexts();
  configureApi({ base: 'http://console.test/admin/' });
});
beforeEach(() => {
  sent = [];
  globalThis.fetch = async (request, init) => {
    const asked = new Request(request, init);
    const path = new URL(asked.url).pathname.replace('/admin', '');
    sent.push({ path, input: await asked.json() });
    const [first, ...rest] = answers[path] ?? [];
    if (rest.length > 0) answers[path] = rest;
    return Response.json({ message: 'said by the server', traceId: 't', data: null, ...first });
  };
  beginSession({ ...user, token: 't' });
});
afterEach(() => act(() => endSessionHere('none')));

const show = () =>
  render(
    <BootContext value={boot}>
      <UiProvider locale="en-US">
        <DueAgreements user={user} />
      </UiProvider>
    </BootContext>,
  );
const sign = (name: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: /Signature/ }), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Accept agreement' }));
};
const listOf = (...list: DueAgreement[]) => ({ code: codes.ok, data: { list } });
const isDue = () => {
  const session = sessionOf('vcc');
  return session.at === 'in' && session.user.agreementDue;
};

test('each due agreement is shown with version, effective date and changes, until none is due', async () => {
  answers = {
    [queryDueAgreements.path]: [listOf(terms, policy)],
    [acceptAgreement.path]: [listOf(policy), listOf()],
  };
  show();
  await screen.findByRole('heading', { name: 'Master terms' });
  screen.getByText('Version 2, effective from 2026-03-09');
  expect(screen.getAllByText('Fee 2%').length).toBe(2);
  expect(screen.getByText('Fee 1%').tagName).toBe('DEL');
  sign(' Ana   Ruiz ');
  await screen.findByRole('heading', { name: 'Privacy policy' });
  expect(screen.queryByText('Changes since the version you accepted')).toBeNull();
  expect(isDue()).toBe(true);
  sign('Ana Ruiz');
  await waitFor(() => expect(isDue()).toBe(false));
  expect(sent.filter(({ path }) => path === acceptAgreement.path).map(({ input }) => input)).toEqual([
    { id: terms.id, signature: ' Ana   Ruiz ' },
    { id: policy.id, signature: 'Ana Ruiz' },
  ]);
});

test('a signature that differs from the shown name is refused beside the field, and nothing is sent', async () => {
  answers = { [queryDueAgreements.path]: [listOf(policy)] };
  show();
  await screen.findByRole('heading', { name: 'Privacy policy' });
  sign('Ana');
  const field = screen.getByRole('textbox', { name: /Signature/ });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  screen.getByText('Type your name exactly as shown: Ana Ruiz');
  expect(sent.map(({ path }) => path)).toEqual([queryDueAgreements.path]);
  screen.getByRole('button', { name: 'Sign out' });
});

test('agreements that could not be loaded are loaded again on retry', async () => {
  answers = { [queryDueAgreements.path]: [{ code: codes.tooMany }, listOf(policy)] };
  show();
  await screen.findByText("The agreements couldn't be loaded.");
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Privacy policy' });
});

test('an agreement that was accepted in another tab is skipped', async () => {
  answers = {
    [queryDueAgreements.path]: [listOf(policy), listOf()],
    [acceptAgreement.path]: [{ code: codes.notFound }],
  };
  show();
  await screen.findByRole('heading', { name: 'Privacy policy' });
  sign('Ana Ruiz');
  await waitFor(() => expect(isDue()).toBe(false));
});
