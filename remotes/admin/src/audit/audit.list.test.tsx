import { codes } from '@console/contracts';
import {
  countAuditExport,
  listAudit,
  listAuditChoices,
  readAudit,
  verifyAudit,
  type AuditDetail,
  type AuditLine,
} from '@console/contracts/audit';
import { fakeServer, listResultOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import AuditList from './audit.list';

const lineOf = (change: Partial<AuditLine> = {}): AuditLine => ({
  id: 'aud_1',
  seq: 41,
  at: '2026-11-21T06:28:41.000Z',
  actorType: 'USER',
  actorId: 'user_1',
  actorName: 'Margaret Osei',
  action: '/card/freeze',
  objectType: 'card',
  objectId: 'card_1',
  objectLabel: 'Card ••0982',
  before: { state: 'ACTIVE', version: 3 },
  after: { state: 'FROZEN', version: 3 },
  reason: 'LOST',
  result: 'OK',
  ip: '203.0.113.24',
  traceId: 'trace-7',
  ...change,
});

const denied = lineOf({
  id: 'aud_2',
  seq: 40,
  action: '/unknown/deed',
  result: 'DENIED',
  objectId: 'card_2',
  objectLabel: 'Card ••1111',
});

const detailOf = (line: AuditLine, chain: Partial<AuditDetail['chain']> = {}): AuditDetail => ({
  ...line,
  sessionId: 'ses_1',
  userAgent: 'Chromium',
  names: [],
  decisions: [{ name: 'Jonas Weber', decision: 'APPROVE', note: null, at: '2026-11-21T06:30:00.000Z' }],
  chain: {
    before: 'a'.repeat(64),
    own: 'b'.repeat(64),
    after: null,
    followsOn: true,
    isUnchanged: true,
    isFollowed: true,
    ...chain,
  },
});

const server = () =>
  fakeServer()
    .on(listAudit, (query) => listResultOf([lineOf(), denied], query))
    .on(listAuditChoices, () => ({
      actors: [{ id: 'user_1', name: 'Margaret Osei', loginName: 'owner' }],
      actions: ['/card/freeze'],
    }))
    .on(readAudit, ({ id }) => detailOf(id === 'aud_1' ? lineOf() : denied));

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(AuditList, { at: '/main/opt-information', grants: ['admin.audit.view'], texts: locales, ...options });

const frozen = () => screen.findByRole('row', { name: /Freeze card/ });

describe('the audit log', () => {
  test('a row shows time in the zone of the user, actor, action, object and result', async () => {
    server();
    await show();
    const row = within(await frozen());
    expect(row.getByText('2026-11-21 14:28:41')).toBeTruthy();
    expect(row.getByText('Margaret Osei')).toBeTruthy();
    expect(row.getByText('Card ••0982')).toBeTruthy();
    expect(row.getByText('Succeeded')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /••1111/ })).getByText('Access attempt')).toBeTruthy();
  });

  test('the platform and a channel have labels as actors, and a hash can be copied', async () => {
    const system = lineOf({ id: 'aud_3', actorType: 'SYSTEM', actorId: 'system', actorName: 'system' });
    const channel = lineOf({ id: 'aud_4', actorType: 'SYSTEM', actorId: 'chan_1', actorName: 'Meridian Issuing' });
    server()
      .on(listAudit, (query) => listResultOf([system, channel], query))
      .on(readAudit, () => detailOf(channel));
    const { user } = await show();
    const row = await screen.findByRole('row', { name: /Meridian Issuing/ });
    expect(screen.getByRole('row', { name: /System/ })).toBeTruthy();
    await user.click(row);
    const drawer = within(await screen.findByRole('dialog', { name: 'Freeze card' }));
    expect(await drawer.findByText('Meridian Issuing · Channel')).toBeTruthy();
    const chain = drawer.getByText('bbbbbbbb … bbbbbbbb').closest('dd');
    await user.click(within(chain ?? document.body).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('b'.repeat(64));
  });

  test('the list is translated into Chinese', async () => {
    server();
    await show({ locale: 'zh-CN' });
    expect(await screen.findByRole('row', { name: /冻结卡片/ })).toBeTruthy();
    expect(screen.getByRole('tab', { name: '已拒绝' })).toBeTruthy();
  });

  test('a change and its selected reason are translated into Chinese', async () => {
    server();
    await show({ locale: 'zh-CN', at: '/main/opt-information?line=aud_1' });
    const drawer = within(await screen.findByRole('dialog', { name: '冻结卡片' }));
    const state = within(await drawer.findByRole('row', { name: /状态/ }));
    expect(state.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['正常', '已冻结']);
    expect(drawer.getByText('丢失')).toBeTruthy();
    expect(drawer.getByText('审批人')).toBeTruthy();
  });

  test('an entry links to its object, if the user may see it, and to the other entries of the object', async () => {
    server();
    await show({ at: '/main/opt-information?line=aud_1', grants: ['admin.audit.view', 'cards.card.view'] });
    const drawer = within(await screen.findByRole('dialog', { name: 'Freeze card' }));
    const link = await drawer.findByRole('link', { name: 'Card ••0982' });
    expect(link.getAttribute('href')).toBe('/main/cards-balance-view-card-detail?id=card_1');
    expect(drawer.getByRole('link', { name: 'All events for this object' }).getAttribute('href')).toBe(
      '/main/opt-information?objectType=card&objectId=card_1',
    );
  });

  test('an object without permission is shown without a link', async () => {
    server();
    await show({ at: '/main/opt-information?line=aud_1' });
    const drawer = within(await screen.findByRole('dialog', { name: 'Freeze card' }));
    expect(await drawer.findByText(/Card ••0982/)).toBeTruthy();
    expect(drawer.queryByRole('link', { name: 'Card ••0982' })).toBeNull();
  });

  test('the filter for one object shows the name of the object', async () => {
    const fake = server();
    await show({ at: '/main/opt-information?objectType=card&objectId=card_1' });
    await frozen();
    expect(fake.inputsOf(listAudit).at(-1)?.filter).toEqual({ objectType: ['card'], objectId: ['card_1'] });
    expect(screen.getAllByText('Card ••0982').length).toBeGreaterThan(1);
  });

  test('an export has the filters of the list', async () => {
    const fake = server().on(countAuditExport, () => ({ count: 2, columns: [], chosen: null }));
    const { user } = await show({
      at: '/main/opt-information?result=DENIED',
      grants: ['admin.audit.view', 'admin.audit.export'],
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByRole('dialog', { name: 'Export audit log' });
    await waitFor(() => expect(fake.inputsOf(countAuditExport).at(-1)?.filter).toEqual({ result: ['DENIED'] }));
  });

  test('the filters of the address are sent, and the last day is included', async () => {
    const fake = server();
    await show({ at: '/main/opt-information?at=2026-11-01..2026-11-20&result=DENIED&actorId=user_1' });
    await waitFor(() =>
      expect(fake.inputsOf(listAudit).at(-1)?.filter).toEqual({
        at: { from: '2026-11-01', to: '2026-11-21' },
        result: ['DENIED'],
        actorId: ['user_1'],
      }),
    );
    expect(await screen.findByText('2026-11-01 – 2026-11-20')).toBeTruthy();
  });

  test('days are typed in the filter dialog; an incomplete day changes no filter', async () => {
    const fake = server();
    const { user, search } = await show({ at: '/main/opt-information?at=2026-11-01..' });
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const last = await screen.findByRole('textbox', { name: /last day/ });
    await user.type(last, '2026-11');
    expect(search()).toBe('?at=2026-11-01..');
    await user.type(last, '-20');
    await waitFor(() => expect(search()).toBe('?at=2026-11-01..2026-11-20'));
    await waitFor(() => expect(fake.inputsOf(listAudit).at(-1)?.filter?.at?.to).toBe('2026-11-21'));
  });

  test('an entry opens with its changes, its hash chain and navigation to the next entry', async () => {
    server();
    const { user, search } = await show();
    await user.click(await frozen());
    const drawer = within(await screen.findByRole('dialog', { name: 'Freeze card' }));
    const state = within(await drawer.findByRole('row', { name: /Status/ }));
    expect(state.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Active', 'Frozen']);
    expect(drawer.queryByRole('row', { name: /Version/ })).toBeNull();
    await user.click(drawer.getByRole('radio', { name: 'All fields' }));
    expect(drawer.getByRole('row', { name: /Version/ })).toBeTruthy();
    expect(drawer.getByText('Lost')).toBeTruthy();
    expect(drawer.getByText(/Jonas Weber · 2026-11-21 14:30/)).toBeTruthy();
    expect(drawer.getAllByText('Verified')).toHaveLength(2);
    expect(search()).toBe('?line=aud_1');
    await user.click(drawer.getByRole('button', { name: 'Next record' }));
    expect(await screen.findByRole('dialog', { name: 'Access attempt' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(search()).toBe(''));
  });

  test('a changed limit shows both amounts and periods with the reason', async () => {
    const limitOf = (amount: string, period: string) => ({
      limit: { amount: { amount, currency: 'USD' }, period },
      version: 4,
    });
    const line = lineOf({
      action: '/card/limit',
      before: limitOf('400.00', 'MONTH'),
      after: limitOf('1250.00', 'PER_TXN'),
      reason: 'OTHER: Trade fair',
    });
    server().on(readAudit, () => detailOf(line));
    await show({ at: '/main/opt-information?line=aud_1' });
    const drawer = within(await screen.findByRole('dialog'));
    const limit = within(await drawer.findByRole('row', { name: /Limit/ }));
    expect(limit.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '400.00 USD · Per month',
      '1,250.00 USD · Per transaction',
    ]);
    expect(drawer.getByText(/Trade fair/)).toBeTruthy();
  });

  test('an entry that no longer matches its hash is marked', async () => {
    server().on(readAudit, () => detailOf(lineOf(), { isUnchanged: false }));
    await show({ at: '/main/opt-information?line=aud_1' });
    expect(await screen.findByText("Doesn't match")).toBeTruthy();
  });

  test('the chain is verified on demand, with the number of entries and the latest hash', async () => {
    server().on(verifyAudit, () => ({
      isSound: true,
      lines: 48_210,
      head: 'c'.repeat(64),
      checkedAt: '2026-11-21T06:30:00.000Z',
      findings: [],
    }));
    const { user } = await show();
    await frozen();
    await user.click(screen.getByRole('button', { name: 'Verify chain' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify chain' }));
    expect(dialog.getByText(/48,?210 events were rehashed/)).toBeTruthy();
    expect(dialog.getByText('c'.repeat(64))).toBeTruthy();
    expect(screen.getByText('Chain verified, 14:30')).toBeTruthy();
  });

  test('a broken chain shows an alert with the entries that do not match', async () => {
    server().on(verifyAudit, () => ({
      isSound: false,
      lines: 2,
      head: 'c'.repeat(64),
      checkedAt: '2026-11-21T06:30:00.000Z',
      findings: ['aud_1'],
    }));
    const { user } = await show();
    await frozen();
    await user.click(screen.getByRole('button', { name: 'Verify chain' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The log was changed');
    expect(screen.getByText('aud_1')).toBeTruthy();
  });

  test('a list that cannot be loaded can be retried', async () => {
    const fake = server().on(listAudit, () => {
      throw refusal(codes.serverError);
    });
    const { user } = await show();
    await screen.findByText("The audit log couldn't be loaded.");
    fake.on(listAudit, (query) => listResultOf([lineOf()], query));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await frozen()).toBeTruthy();
  });

  test('an empty log shows a message', async () => {
    server().on(listAudit, (query) => listResultOf([], query));
    await show();
    expect(await screen.findByText('No events yet')).toBeTruthy();
  });
});
