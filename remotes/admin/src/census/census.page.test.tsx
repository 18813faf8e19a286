import { codes, type OutputOf } from '@console/contracts';
import {
  activateVersion,
  drainRemote,
  queryCensus,
  rehearseRelease,
  type CensusRemote,
} from '@console/contracts/releases';
import type { LivePlan } from '@console/contracts/release';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CensusPage from './census.page';

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
  grants: ['VIEW', 'ACTIVATE', 'ROLLBACK'],
};

const server = (remote = cards) =>
  fakeServer().on(queryCensus, (): OutputOf<typeof queryCensus> => ({
    at: '2026-11-21T06:32:05.000Z',
    releaseNumber: 12,
    sessions: 1284,
    pages: 1400,
    current: 870,
    pending: 20,
    failed: 10,
    remotes: [remote],
    changes: [
      { remote: 'cards', at: '2026-11-20T06:32:05.000Z', kind: 'START', live: '1.3.0', canary: null },
      { remote: 'cards', at: '2026-11-21T01:00:00.000Z', kind: 'ACTIVATE', live: '1.4.0', canary: null },
      {
        remote: 'cards',
        at: '2026-11-21T05:40:00.000Z',
        kind: 'ACTIVATE',
        live: '1.4.0',
        canary: { version: '1.5.0', percent: 10 },
      },
    ],
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
  renderScreen(CensusPage, {
    at: `/main/devops-index${search}`,
    grants: ['devops.module.view'],
    texts: locales,
    locale,
  });

describe('the census', () => {
  test('shows the timeline of live versions, and compares a canary with the live version', async () => {
    server();
    await show();
    expect(await screen.findByText(/^2026-11-21 13:40.*: .*, 1\.4\.0, 1\.5\.0 · 10%$/)).toBeTruthy();
    const canary = within(screen.getByRole('table', { name: 'Canary: cards 1.5.0' }));
    const sessions = within(canary.getByRole('row', { name: /^Sessions/ }));
    expect(sessions.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['760', '82']),
    );
    expect(screen.getByText(/^since 2026-11-21 13:40/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Manage rollout' })).toBeTruthy();
  });

  test('translates timeline and canary into Chinese', async () => {
    server();
    await show('', 'zh-CN');
    expect(await screen.findByText(/^2026-11-21 13:40.*：.*，1\.4\.0, 1\.5\.0 · 10%$/)).toBeTruthy();
    expect(screen.getByRole('table', { name: '灰度：cards 1.5.0' })).toBeTruthy();
  });

  test('shows number of sessions, share of up-to-date sessions and reasons for pending updates', async () => {
    server();
    await show();
    expect(await screen.findByText('1,284')).toBeTruthy();
    expect(screen.getByText('96.7%')).toBeTruthy();
    expect(screen.getByText('Live, 14:32:05')).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'Reasons for pending updates' })).getByText('Unsaved form'),
    ).toBeTruthy();
    const waiting = within(screen.getByRole('row', { name: /Daniel Koh/ }));
    expect(waiting.getByText('1.3.0 → 1.4.0')).toBeTruthy();
    expect(screen.getByText('1.4.0: 90%, Active; 1.5.0: 10%, Canary')).toBeTruthy();
    expect(screen.getByText('348 ms')).toBeTruthy();
  });

  test('the chart can be switched to a table', async () => {
    server();
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const canary = within(
      within(screen.getByRole('table', { name: 'Version share by remote' })).getByRole('row', { name: /1\.5\.0/ }),
    );
    expect(canary.getByText('Canary')).toBeTruthy();
    expect(canary.getByText('10%')).toBeTruthy();
    expect(canary.getByText('82')).toBeTruthy();
  });

  test('the period is stored in the address', async () => {
    const fake = server();
    const { user, search } = await show('?hours=6');
    await waitFor(() => expect(fake.inputsOf(queryCensus).at(-1)).toEqual({ hours: 6 }));
    await user.click(await screen.findByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByRole('option', { name: 'Last hour' }));
    await waitFor(() => expect(search()).toBe('?hours=1'));
  });

  test('reasons and update time are translated into Chinese', async () => {
    server();
    await show('', 'zh-CN');
    expect(within(await screen.findByRole('list', { name: '待切换原因' })).getByText('表单未保存')).toBeTruthy();
    expect(screen.getByText('实时，14:32:05')).toBeTruthy();
  });

  test('a census that cannot be loaded can be retried', async () => {
    fakeServer().on(queryCensus, () => {
      throw refusal(codes.serverError);
    });
    const { user } = await show();
    await screen.findByText("The live sessions couldn't be loaded.");
    server();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1,284')).toBeTruthy();
  });
});

const digest = 'a'.repeat(64);
const plan: LivePlan = {
  minVersion: '0.0.0',
  lanes: [
    { version: '1.5.0', digest, audience: { to: 'percent', percent: 10 } },
    { version: '1.4.0', digest, audience: { to: 'everyone' } },
  ],
};
const rehearsed = (): OutputOf<typeof rehearseRelease> => ({
  at: 'possible',
  number: 12,
  before: plan,
  after: plan,
  moves: [],
  people: 0,
  sessions: 0,
  needsSecondPerson: false,
});
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('a canary', () => {
  test('offers only the steps that the grants permit', async () => {
    server({ ...cards, grants: ['VIEW'] });
    const looks = await show();
    await screen.findByRole('button', { name: 'Manage rollout' });
    for (const name of ['End canary', 'Increase to 25%', 'Activate for everyone'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    looks.unmount();
    server({ ...cards, grants: ['VIEW', 'ROLLBACK'] });
    await show();
    expect(await screen.findByRole('button', { name: 'End canary' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Activate for everyone' })).toBeNull();
  });

  test.each([
    ['Increase to 25%', 'Activate for 25% of users', { to: 'percent', percent: 25 }],
    ['Activate for everyone', 'Activate for everyone', { to: 'everyone' }],
  ])('%s shows the impact first and needs a reason', async (step, submit, audience) => {
    const fake = server()
      .on(rehearseRelease, rehearsed)
      .on(activateVersion, () => ({ at: 'live' as const, number: 13, remotes: { cards: plan } }));
    const { user, requested } = await show();
    await user.click(await screen.findByRole('button', { name: step }));
    const within_ = await dialog('Activate cards 1.5.0');
    const button = await within_.findByRole('button', { name: submit });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await user.click(button);
    expect(await within_.findByText('Cannot be empty')).toBeTruthy();
    expect(fake.inputsOf(activateVersion)).toEqual([]);
    await user.type(within_.getByRole('textbox', { name: 'Reason' }), 'It held.');
    await user.click(button);
    await waitFor(() =>
      expect(fake.inputsOf(activateVersion)).toEqual([
        { remote: 'cards', version: '1.5.0', audience, isMinimum: false, why: 'It held.', onNumber: 12 },
      ]),
    );
    expect(requested.notices).toMatchObject([{ tone: 'ok' }]);
    await waitFor(() => expect(fake.inputsOf(queryCensus).length).toBeGreaterThan(1));
  });

  test('is ended with a reason, in Chinese', async () => {
    const fake = server()
      .on(rehearseRelease, rehearsed)
      .on(drainRemote, () => ({ number: 13, remotes: { cards: plan } }));
    const { user } = await show('', 'zh-CN');
    expect(await screen.findByRole('button', { name: '扩大到25%' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '结束灰度' }));
    const within_ = await dialog('结束 cards 的灰度');
    await user.type(within_.getByRole('textbox', { name: '原因' }), '观察期结束');
    const button = within_.getByRole('button', { name: '结束灰度' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await user.click(button);
    await waitFor(() =>
      expect(fake.inputsOf(drainRemote)).toEqual([{ remote: 'cards', why: '观察期结束', onNumber: 12 }]),
    );
  });
});
