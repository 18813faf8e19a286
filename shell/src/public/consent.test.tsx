import { configureApi } from '@console/api';
import { codes } from '@console/contracts';
import { startI18n } from '@console/i18n';
import { UiProvider, uiLocales } from '@console/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { addPublicTexts, shellLocales } from '../locales';
import { ConsentLinks, useConsent } from './consent';

const agreementOf = (type: string, versionNo: number) => ({
  id: `agreement_${String(versionNo).padStart(26, '0')}`,
  type,
  versionNo,
  effectiveFrom: '2026-03-09',
  title: { en_US: `Text of ${type}`, zh_CN: '文本' },
  body: { en_US: '<p>a</p>', zh_CN: '<p>甲</p>' },
});

/** Whether the server responds, and the version in effect. */
let server = { isBroken: false, versionNo: 1 };

beforeAll(async () => {
  await startI18n('en-US', { shell: shellLocales, ui: uiLocales });
  await addPublicTexts();
  configureApi({ base: 'http://console.test/admin/' });
});
beforeEach(() => {
  server = { isBroken: false, versionNo: 1 };
  globalThis.fetch = async (request, init) => {
    const { type } = await new Request(request, init).json();
    const said = { message: 'said by the server', traceId: 't' };
    if (server.isBroken) return Response.json({ ...said, code: codes.tooMany, data: null });
    return Response.json({ ...said, code: codes.ok, data: { agreement: agreementOf(type, server.versionNo) } });
  };
});

function Consent() {
  const consent = useConsent();
  return (
    <>
      <ConsentLinks consent={consent} />
      <output>{consent.agreements.map(({ id }) => id.slice(-1)).join()}</output>
      <button onClick={consent.reload}>Reload</button>
    </>
  );
}
const show = () =>
  render(
    <UiProvider locale="en-US">
      <Consent />
    </UiProvider>,
  );

test('both texts are links to a new tab with their versions, and a reload shows the versions in effect', async () => {
  show();
  const link = await screen.findByRole('link', { name: 'Text of MASTER_SERVICE' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/masterServiceAgreement', '_blank']);
  expect(screen.getByRole('link', { name: 'Text of PRIVACY' }).getAttribute('href')).toBe('/privacyPolicy');
  expect(screen.getByRole('status').textContent).toBe('1,1');
  server.versionNo = 2;
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect((await screen.findAllByText('Version 2, effective from 2026-03-09')).length).toBeGreaterThan(0);
});

test('texts that could not be loaded are loaded again on retry', async () => {
  server.isBroken = true;
  show();
  await screen.findByText(/The texts couldn't be loaded/);
  server.isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: 'Text of PRIVACY' });
});
