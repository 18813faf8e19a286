import { codes, type OutputOf } from '@console/contracts';
import { queryCensus, type CensusRemote } from '@console/contracts/devops';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CensusView from './census.view';

jest.setTimeout(30_000);

const figures = { mounts: 40, p95MountMs: 348, faultySessions: 4 };
const cards: CensusRemote = {
  remote: 'cards',
  sessions: 842,
  pages: 900,
  current: 870,
  pending: 20,
  failed: 10,
  ...figures,
  versions: [
    { version: '1.4.0', kind: 'LIVE', sessions: 760, pages: 810, sharePercent: 90, ...figures },
    { version: '1.5.0', kind: 'CANARY', sessions: 82, pages: 90, sharePercent: 10, ...figures, p95MountMs: null },
  ],
  trend: [
    { at: '2026-11-21T05:00:00.000Z', mounts: 3, p95MountMs: 200, faultySessions: 0 },
    { at: '2026-11-21T06:00:00.000Z', mounts: 3, p95MountMs: 348, faultySessions: 4 },
  ],
};

const server = () =>
  fakeServer().on(queryCensus, (): OutputOf<typeof queryCensus> => ({
    at: '2026-11-21T06:32:05.000Z',
    releaseNumber: 12,
    sessions: 1284,
    pages: 1400,
    current: 870,
    pending: 20,
    failed: 10,
    remotes: [cards],
    reasons: [{ why: 'DIRTY', pages: 20 }],
    waiting: [
      {
        nickname: 'Daniel Koh',
        remote: 'cards',
        version: '1.3.0',
        wanted: '1.4.0',
        why: 'DIRTY',
        since: '2026-11-21T05:51:00.000Z',
      },
    ],
  }));
const show = (search = '', locale: 'en-US' | 'zh-CN' = 'en-US') =>
  renderScreen(CensusView, {
    at: `/main/devops-index${search}`,
    grants: ['devops.module.view'],
    texts: locales,
    locale,
  });

describe('the census', () => {
  test('says how many sessions there are, how far the live versions have come and what holds them up', async () => {
    server();
    await show();
    expect(await screen.findByText('1,284')).toBeTruthy();
    expect(screen.getByText('96.7%')).toBeTruthy();
    expect(screen.getByText('Live, 14:32:05')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Pending, and why' })).getByText('Unsaved form')).toBeTruthy();
    const waiting = within(screen.getByRole('row', { name: /Daniel Koh/ }));
    expect(waiting.getByText('1.3.0 → 1.4.0')).toBeTruthy();
    expect(screen.getByText('1.4.0: 90%, Active; 1.5.0: 10%, Canary')).toBeTruthy();
    expect(screen.getByText('348 ms')).toBeTruthy();
  });

  test('the bars have a table behind them', async () => {
    server();
    const { user } = await show();
    await user.click(await screen.findByRole('radio', { name: 'Table' }));
    const canary = within(screen.getByRole('row', { name: /1\.5\.0/ }));
    expect(canary.getByText('Canary')).toBeTruthy();
    expect(canary.getByText('10%')).toBeTruthy();
    expect(canary.getByText('82')).toBeTruthy();
  });

  test('the window is in the address', async () => {
    const fake = server();
    const { user, search } = await show('?hours=6');
    await waitFor(() => expect(fake.inputsOf(queryCensus).at(-1)).toEqual({ hours: 6 }));
    await user.click(await screen.findByRole('combobox', { name: 'Figures of' }));
    await user.click(await screen.findByRole('option', { name: 'Last hour' }));
    await waitFor(() => expect(search()).toBe('?hours=1'));
  });

  test('everything is said in Chinese too', async () => {
    server();
    await show('', 'zh-CN');
    expect(within(await screen.findByRole('list', { name: '待切换原因' })).getByText('表单未保存')).toBeTruthy();
    expect(screen.getByText('实时，14:32:05')).toBeTruthy();
  });

  test('what could not be loaded can be tried again', async () => {
    fakeServer().on(queryCensus, () => {
      throw refusal(codes.serverError);
    });
    const { user } = await show();
    await screen.findByText('The census could not be loaded.');
    server();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1,284')).toBeTruthy();
  });
});
