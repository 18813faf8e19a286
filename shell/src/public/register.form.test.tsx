import { configureApi } from '@console/api';
import { codes, listPhoneAreas, queryAgreement, queryCopyright, registerMerchant } from '@console/contracts';
import { startI18n } from '@console/i18n';
import { BrowserRouter } from '@console/remote-kit/router';
import { UiProvider, uiLocales } from '@console/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BootContext, type Boot } from '../boot/boot-context';
import { addPublicTexts, shellLocales } from '../locales';
import Register from './register.form';

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
const idOf = (type: string, no: number) => `agreement_${String(type === 'PRIVACY' ? 100 + no : no).padStart(26, '0')}`;
const agreementOf = (type: string, versionNo: number) => ({
  id: idOf(type, versionNo),
  type,
  versionNo,
  effectiveFrom: '2026-03-09',
  title: { en_US: `Text of ${type}`, zh_CN: '文本' },
  body: { en_US: '<p>a</p>', zh_CN: '<p>甲</p>' },
});
const area = { country: 'SG', areaCode: '+65', names: { en_US: 'Singapore', zh_CN: '新加坡' } };

/** Version in effect of both agreements. */
let versionNo: number;
let sent: { agreementIds: string[] }[];

beforeAll(async () => {
  Object.assign(globalThis, { __VERSION__: '1' });
  await startI18n('en-US', { shell: shellLocales, ui: uiLocales });
  await addPublicTexts();
  configureApi({ base: 'http://console.test/admin/' });
});
beforeEach(() => {
  history.replaceState(null, '', '/register?code=FRIEND');
  [versionNo, sent] = [1, []];
  globalThis.fetch = async (request, init) => {
    const asked = new Request(request, init);
    const input = await asked.json();
    const answer = answerOf(new URL(asked.url).pathname.replace('/admin', ''), input);
    return Response.json({ message: 'said by the server', traceId: 't', data: null, ...answer });
  };
});

function answerOf(path: string, input: { type: string; agreementIds: string[] }) {
  if (path === queryCopyright.path) return { code: codes.ok, data: { copyright: { en_US: '', zh_CN: '' } } };
  if (path === listPhoneAreas.path) return { code: codes.ok, data: { list: [area] } };
  if (path === queryAgreement.path) return { code: codes.ok, data: { agreement: agreementOf(input.type, versionNo) } };
  if (path !== registerMerchant.path) return { code: codes.notFound };
  sent.push(input);
  if (input.agreementIds.includes(idOf('PRIVACY', versionNo))) return { code: codes.ok, data: { waitSeconds: 60 } };
  const fieldErrors = [
    { field: 'agreesToTerms', code: 'AGREEMENT_CHANGED', params: {}, message: 'Read the new versions' },
  ];
  return { code: codes.invalid, fieldErrors };
}

const show = () =>
  render(
    <BootContext value={boot}>
      <UiProvider locale="en-US">
        <BrowserRouter>
          <Register />
        </BrowserRouter>
      </UiProvider>
    </BootContext>,
  );
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Register' }));
const consent = () => screen.getByRole('checkbox');
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fillAll(confirmPassword = 'Trading#1a') {
  await screen.findAllByText('Version 1, effective from 2026-03-09');
  fill('Username', 'Blue Bay');
  fill('E-mail', 'blue@bay.example');
  fill('Password', 'Trading#1a');
  fill('Confirm password', confirmPassword);
  fireEvent.click(screen.getByRole('combobox', { name: 'Country code' }));
  fireEvent.click(await screen.findByRole('option', { name: '+65 Singapore' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Phone' }), { target: { value: '81234567' } });
}

test('an empty form is refused beside each required field, and nothing is sent', async () => {
  show();
  await screen.findByRole('link', { name: 'Text of PRIVACY' });
  submit();
  await waitFor(() => expect(screen.getAllByText('Cannot be empty').length).toBe(6));
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('different passwords and missing consent are refused before sending', async () => {
  show();
  await fillAll('Trading#2b');
  submit();
  await screen.findByText('The password entered are different, please try again.');
  screen.getByText('Cannot be empty');
  expect(sent).toEqual([]);
});

test('the accepted versions are sent; if newer versions took effect, they are shown and must be accepted', async () => {
  show();
  await fillAll();
  fireEvent.click(consent());
  versionNo = 2;
  submit();
  await screen.findByText('Read the new versions');
  await screen.findAllByText('Version 2, effective from 2026-03-09');
  expect(consent().matches(':checked')).toBe(false);
  fireEvent.click(consent());
  submit();
  await waitFor(() => expect(location.pathname).toBe('/sendEmailSuccess'));
  const shared = { username: 'Blue Bay', areaCode: '+65', phone: '81234567', referralCode: 'FRIEND' };
  expect(sent).toMatchObject([
    { ...shared, agreementIds: [idOf('MASTER_SERVICE', 1), idOf('PRIVACY', 1)] },
    { ...shared, agreementIds: [idOf('MASTER_SERVICE', 2), idOf('PRIVACY', 2)] },
  ]);
});
