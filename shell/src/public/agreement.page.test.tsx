import { configureApi } from '@console/api';
import { codes, queryAgreement, queryCopyright } from '@console/contracts';
import { startI18n } from '@console/i18n';
import { BrowserRouter } from '@console/remote-kit/router';
import { UiProvider, uiLocales } from '@console/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { BootContext, type Boot } from '../boot/boot-context';
import { addPublicTexts, shellLocales } from '../locales';
import Agreement from './agreement.page';

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
const agreement = {
  id: `agreement_${'0'.repeat(26)}`,
  type: 'PRIVACY',
  versionNo: 3,
  effectiveFrom: '2026-03-09',
  title: { en_US: 'Our privacy policy', zh_CN: '我们的隐私政策' },
  body: { en_US: '<h2>Data</h2><p>We store little.</p>', zh_CN: '<h2>数据</h2>' },
};

/** Responses of the server, in order. */
let answers: { code: number; data?: unknown }[];

beforeAll(async () => {
  Object.assign(globalThis, { __VERSION__: '1' });
  await startI18n('en-US', { shell: shellLocales, ui: uiLocales });
  await addPublicTexts();
  configureApi({ base: 'http://console.test/admin/' });
});
beforeEach(() => {
  globalThis.fetch = async (request, init) => {
    const path = new URL(new Request(request, init).url).pathname.replace('/admin', '');
    const notice = { code: codes.ok, data: { copyright: { en_US: '', zh_CN: '' } } };
    const answer = path === queryCopyright.path ? notice : path === queryAgreement.path ? answers.shift() : undefined;
    return Response.json({ message: 'said by the server', traceId: 't', data: null, ...answer });
  };
});

const show = () =>
  render(
    <BootContext value={boot}>
      <UiProvider locale="en-US">
        <BrowserRouter>
          <Agreement page="privacyPolicy" />
        </BrowserRouter>
      </UiProvider>
    </BootContext>,
  );

test('the text in effect is shown with its version and its date', async () => {
  answers = [{ code: codes.ok, data: { agreement } }];
  show();
  await screen.findByRole('heading', { level: 1, name: 'Our privacy policy' });
  screen.getByText('Version 3, effective from 2026-03-09');
  screen.getByRole('heading', { level: 2, name: 'Data' });
});

test('a site without a published text shows a message', async () => {
  answers = [{ code: codes.ok, data: { agreement: null } }];
  show();
  await screen.findByText('No text is published at this site yet.');
});

test('a text that could not be loaded is loaded again on retry', async () => {
  answers = [{ code: codes.tooMany }, { code: codes.ok, data: { agreement } }];
  show();
  await screen.findByText("The text couldn't be loaded.");
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('We store little.');
});
