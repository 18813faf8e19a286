import { codes } from '@console/contracts';
import {
  activateVersion,
  compareVersions,
  decideActivation,
  decideWaiver,
  listAudiences,
  readDevopsModule,
  rehearseRelease,
  rollBackRemote,
  withdrawVersion,
  type DevopsModule,
  type ModuleVersion,
} from '@console/contracts/releases';
import { fakeServer, idOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import type { ModuleDetail } from './module-detail';
import ModuleView from './module.view';

/** Returns a different digest for each version. */
const digestOf = (version: string) => version.replace(/\D/g, '').padEnd(64, '0');

const lane = (version: string, percent?: number) => ({
  version,
  digest: digestOf(version),
  audience: percent === undefined ? ({ to: 'everyone' } as const) : ({ to: 'percent', percent } as const),
});
const plan = { lanes: [lane('1.5.0', 10), lane('1.4.0')], minVersion: '0.0.0' };

const versionOf = (version: string, change: Partial<ModuleVersion> = {}): ModuleVersion => ({
  remote: 'cards',
  version,
  digest: digestOf(version),
  origin: 'TEAM',
  state: 'PUBLISHED',
  publishedAt: '2026-11-21T04:58:00.000Z',
  publishedBy: 'user_1',
  publishedByName: 'Luca Ferri',
  isVerified: true,
  keys: ['key-1'],
  bytes: 221_300,
  pages: ['cards-balance'],
  justification: 'Shows the cards of a merchant.',
  commit: 'abc',
  ...change,
});

const moduleOf = (change: Partial<DevopsModule> = {}): DevopsModule => ({
  id: 'cards',
  code: 'cards',
  name: { en_US: 'Cards', zh_CN: '卡片' },
  description: 'Cards and their holders.',
  contact: 'cards@aldermoor.example',
  needsSecondPerson: false,
  version: 1,
  live: '1.4.0',
  canaries: [lane('1.5.0', 10)],
  versions: 3,
  publishedAt: '2026-11-21T04:58:00.000Z',
  waiting: 0,
  grants: ['VIEW', 'ACTIVATE', 'APPROVE', 'ROLLBACK'],
  ...change,
});

const detailOf = (change: Partial<ModuleDetail> = {}): ModuleDetail => ({
  module: moduleOf(),
  number: 7,
  plan,
  versions: [versionOf('1.5.0'), versionOf('1.4.0'), versionOf('1.3.0', { state: 'REVOKED', isVerified: false })],
  history: [
    {
      number: 7,
      kind: 'ACTIVATE',
      reason: 'Canary before the peak.',
      madeAt: '2026-11-21T05:40:00.000Z',
      madeByName: 'Ines Moreau',
      before: { lanes: [lane('1.4.0')], minVersion: '0.0.0' },
      after: plan,
    },
  ],
  waiting: [],
  waiver: null,
  ...change,
});

const request = {
  id: idOf('rrq', 1),
  remote: 'cards',
  version: '1.5.0',
  audience: { to: 'percent', percent: 25 } as const,
  isMinimum: false,
  why: 'Widen before the evening.',
  madeAt: '2026-11-21T05:50:00.000Z',
  madeBy: 'user_2',
  madeByName: 'Margaret Osei',
  isOwn: false,
  isOwnVersion: false,
};

const waiver = {
  id: idOf('wvr', 1),
  why: 'The team is small.',
  madeAt: '2026-11-21T05:50:00.000Z',
  madeBy: 'user_2',
  madeByName: 'Margaret Osei',
  isOwn: false,
};

const server = (detail: ModuleDetail = detailOf()) =>
  fakeServer()
    .on(readDevopsModule, () => detail)
    .on(compareVersions, ({ from, to }) => ({
      from,
      to,
      parts: [
        { part: 'PAGES' as const, added: ['cards-share-group'], removed: [], changed: [], same: 6 },
        {
          part: 'CALLS' as const,
          added: [],
          removed: ['/card/limit'],
          changed: [{ name: '/card/freeze', before: 'a', after: 'b' }],
          same: 0,
        },
      ],
      bytes: { before: 214_600, after: 221_300 },
      handover: { before: 1, after: 1, isReadable: true },
    }))
    .on(listAudiences, () => ({ users: [], roles: [], companies: [] }))
    .on(rehearseRelease, () => ({
      at: 'possible' as const,
      number: 7,
      before: plan,
      after: { lanes: [lane('1.5.0', 25), lane('1.4.0')], minVersion: '0.0.0' },
      moves: [
        { from: '1.4.0', to: '1.4.0', people: 500, sessions: 632 },
        { from: '1.4.0', to: '1.5.0', people: 180, sessions: 210 },
      ],
      people: 680,
      sessions: 842,
      needsSecondPerson: false,
    }));

const changed = { number: 8, remotes: { cards: plan } };
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(ModuleView, {
    at: '/main/devops-module-management?id=cards',
    grants: ['devops.module.view'],
    texts: locales,
    ...options,
  });

const versions = () => screen.findByRole('table', { name: 'Versions' });
const rowOf = async (version: string) => within(await versions()).getByRole('row', { name: new RegExp(version) });
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

describe('a remote', () => {
  test('lists versions with state, signature, size and publisher', async () => {
    server();
    await show();
    const canary = within(await rowOf('1.5.0'));
    expect(canary.getByText('Canary: 10% of users')).toBeTruthy();
    expect(canary.getByText('Verified')).toBeTruthy();
    expect(canary.getByText('221.3')).toBeTruthy();
    expect(canary.getByText('Luca Ferri')).toBeTruthy();
    expect(within(await rowOf('1.4.0')).getByText('Active 90%')).toBeTruthy();
    const revoked = within(await rowOf('1.3.0'));
    expect(revoked.getByText('Revoked')).toBeTruthy();
    expect(revoked.getByText('Unknown key')).toBeTruthy();
    expect(revoked.queryByRole('button', { name: 'Activate' })).toBeNull();
  });

  test('is translated into Chinese', async () => {
    server();
    await show({ locale: 'zh-CN' });
    expect(await screen.findByText('灰度：10%用户')).toBeTruthy();
    expect(screen.getByRole('button', { name: '回滚' })).toBeTruthy();
    expect(await screen.findByText('6项未变')).toBeTruthy();
  });

  test('compares the newest version with the live version, or the versions in the address', async () => {
    const fake = server();
    const { user, search } = await show();
    expect(await screen.findByText('cards-share-group')).toBeTruthy();
    expect(screen.getByText('/card/freeze: a → b')).toBeTruthy();
    expect(screen.getByText('214.6 → 221.3 kB (+3.1%)')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'From version' }));
    await user.click(await screen.findByRole('option', { name: '1.3.0' }));
    await waitFor(() => expect(search()).toBe('?id=cards&from=1.3.0&to=1.5.0'));
    await waitFor(() => expect(fake.inputsOf(compareVersions).at(-1)).toMatchObject({ from: '1.3.0', to: '1.5.0' }));
  });

  test('shows the history with versions, user and reason', async () => {
    server();
    await show();
    const row = within(await screen.findByRole('row', { name: /Canary before the peak/ }));
    expect(row.getByText('Activated')).toBeTruthy();
    expect(row.getByText('Ines Moreau')).toBeTruthy();
    expect(row.getByText('1.5.0 for 10% of users · 1.4.0 for everyone')).toBeTruthy();
  });

  test('has no actions for users with only the view permission', async () => {
    server(detailOf({ module: moduleOf({ grants: ['VIEW'] }), waiting: [request] }));
    await show();
    await rowOf('1.5.0');
    for (const name of ['Activate', 'Roll back', 'End canary', 'Quarantine', 'Revoke', /Approve/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('can be retried if it cannot be loaded', async () => {
    const fake = server().on(readDevopsModule, () => {
      throw refusal(codes.serverError);
    });
    const { user } = await show();
    await screen.findByText("The remote couldn't be loaded.");
    fake.on(readDevopsModule, () => detailOf());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowOf('1.5.0')).toBeTruthy();
  });
});

describe('an activation', () => {
  const openIt = async (user: Awaited<ReturnType<typeof show>>['user'], version = '1.5.0') => {
    await user.click(within(await rowOf(version)).getByRole('button', { name: 'Activate' }));
    return dialog(/Activate cards/);
  };

  test('shows the affected sessions first, and sends the shown release number', async () => {
    const fake = server().on(activateVersion, () => ({ at: 'live' as const, ...changed }));
    const { user, requested } = await show();
    const within_ = await openIt(user);
    expect(await within_.findByText('210 of 842 open sessions change')).toBeTruthy();
    expect(within_.getByText('1.4.0, unchanged')).toBeTruthy();
    await user.click(within_.getByRole('button', { name: '25%' }));
    await waitFor(() => expect(fake.inputsOf(rehearseRelease).at(-1)).toMatchObject({ audience: { percent: 25 } }));
    const submit = await within_.findByRole('button', { name: 'Activate for 25% of users' });
    await user.type(within_.getByRole('textbox', { name: 'Reason' }), 'Held for an hour.');
    await waitFor(() => expect(submit).toHaveProperty('disabled', false));
    await user.click(submit);
    await waitFor(() =>
      expect(fake.inputsOf(activateVersion)).toEqual([
        {
          remote: 'cards',
          version: '1.5.0',
          audience: { to: 'percent', percent: 25 },
          isMinimum: false,
          why: 'Held for an hour.',
          onNumber: 7,
        },
      ]),
    );
    expect(requested.notices).toEqual([{ tone: 'ok', text: 'cards 1.5.0 activated for 25% of users' }]);
  });

  test('has one share for slider, input and presets; an invalid share is refused', async () => {
    server();
    const { user } = await show();
    const within_ = await openIt(user);
    const number = within_.getByRole<HTMLInputElement>('textbox', { name: 'Percent' });
    fireEvent.change(within_.getByRole('slider', { name: 'Share of users' }), { target: { value: '40' } });
    expect(number.value).toBe('40');
    await user.clear(number);
    await user.type(number, '140');
    expect(within_.getByText('Enter a number from 0 to 100')).toBeTruthy();
    expect(within_.getByRole('button', { name: /^Activate for/ })).toHaveProperty('disabled', true);
  });

  test('keeps audience and reason after a hot swap', async () => {
    server();
    const before = await show();
    const half = await openIt(before.user);
    fireEvent.change(half.getByRole('slider', { name: 'Share of users' }), { target: { value: '40' } });
    fireEvent.change(half.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Held for an' } });
    const action = before.parts.get('deed')?.capture();
    expect(before.requested.dirty).toBe(true);
    before.unmount();
    if (!action) throw new Error('The dialog registers no part of the page.');
    await show({ waiting: { deed: action } });
    const after = await dialog(/Activate cards 1.5.0/);
    expect(after.getByRole<HTMLInputElement>('textbox', { name: 'Percent' }).value).toBe('40');
    expect(after.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Held for an');
  });

  test('is not sent without a reason', async () => {
    const fake = server().on(activateVersion, () => ({ at: 'live' as const, ...changed }));
    const { user } = await show();
    const within_ = await openIt(user);
    const submit = within_.getByRole('button', { name: /^Activate for/ });
    await waitFor(() => expect(submit).toHaveProperty('disabled', false));
    await user.click(submit);
    expect(await within_.findByText('Cannot be empty')).toBeTruthy();
    expect(fake.inputsOf(activateVersion)).toEqual([]);
  });

  test('of a version that everyone has is refused with the reason', async () => {
    server().on(rehearseRelease, () => ({ at: 'refused' as const, obstacle: 'EVERYONE_HAS_IT' as const }));
    const { user } = await show();
    const within_ = await openIt(user, '1.4.0');
    expect(await within_.findByText('Everyone already has this version.')).toBeTruthy();
    expect(within_.getByRole('button', { name: /^Activate for/ })).toHaveProperty('disabled', true);
  });

  test('of a version with a page of another live version is refused and names that version', async () => {
    const overlap = { name: 'disputes', remote: 'accounts', version: '1.1.0' };
    server().on(rehearseRelease, () => ({ at: 'refused' as const, obstacle: 'OVERLAP' as const, overlap }));
    const { user } = await show();
    const within_ = await openIt(user, '1.4.0');
    expect(await within_.findByText(/disputes belongs to accounts 1\.1\.0, which is live/)).toBeTruthy();
    expect(within_.getByRole('button', { name: /^Activate for/ })).toHaveProperty('disabled', true);
  });

  test('shows a version conflict, reloads the preview and keeps the reason', async () => {
    const fake = server().on(activateVersion, () => {
      throw refusal(codes.versionConflict, { data: { reason: 'x' } });
    });
    const { user } = await show();
    const within_ = await openIt(user);
    const reason = within_.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
    await user.type(reason, 'Held.');
    const submit = within_.getByRole('button', { name: /^Activate for/ });
    await waitFor(() => expect(submit).toHaveProperty('disabled', false));
    const before = fake.inputsOf(rehearseRelease).length;
    await user.click(submit);
    expect(await within_.findByText(/Someone else changed what is live/)).toBeTruthy();
    await waitFor(() => expect(fake.inputsOf(rehearseRelease).length).toBeGreaterThan(before));
    expect(reason.value).toBe('Held.');
  });

  test('is sent as a request if a second approver is required', async () => {
    const fake = server();
    fake.on(activateVersion, () => ({ at: 'waiting' as const, id: request.id }));
    fake.on(rehearseRelease, () => ({
      at: 'possible' as const,
      number: 7,
      before: plan,
      after: plan,
      moves: [],
      people: 0,
      sessions: 0,
      needsSecondPerson: true,
    }));
    const { user, requested } = await show();
    const within_ = await openIt(user);
    expect(await within_.findByText('Takes effect after approval by a second approver.')).toBeTruthy();
    await user.type(within_.getByRole('textbox', { name: 'Reason' }), 'Held.');
    await user.click(within_.getByRole('button', { name: 'Request activation' }));
    await waitFor(() =>
      expect(requested.notices.map(({ text }) => text)).toEqual(['Activation of cards 1.5.0 sent for approval']),
    );
  });
});

describe('rollback and revocation', () => {
  test('a rollback needs a reason and sends the shown release number', async () => {
    const fake = server().on(rollBackRemote, () => changed);
    const { user } = await show();
    await rowOf('1.5.0');
    await user.click(screen.getByRole('button', { name: 'Roll back' }));
    const within_ = await dialog(/Roll back cards/);
    await user.type(within_.getByRole('textbox', { name: 'Reason' }), 'It breaks the list.');
    const submit = within_.getByRole('button', { name: 'Roll back' });
    await waitFor(() => expect(submit).toHaveProperty('disabled', false));
    await user.click(submit);
    await waitFor(() =>
      expect(fake.inputsOf(rollBackRemote)).toEqual([{ remote: 'cards', why: 'It breaks the list.', onNumber: 7 }]),
    );
  });

  test('a version is revoked only after its name was typed', async () => {
    const fake = server().on(withdrawVersion, () => changed);
    const { user } = await show();
    await user.click(within(await rowOf('1.5.0')).getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    const within_ = await dialog(/Revoke cards 1.5.0/);
    await user.type(within_.getByRole('textbox', { name: 'Reason' }), 'Its key was lost.');
    const submit = within_.getByRole('button', { name: 'Revoke' });
    expect(await within_.findByText('210 of 842 open sessions change')).toBeTruthy();
    expect(submit).toHaveProperty('disabled', true);
    await user.type(within_.getByRole('textbox', { name: /Type cards 1.5.0/ }), 'cards 1.5.0');
    await waitFor(() => expect(submit).toHaveProperty('disabled', false));
    await user.click(submit);
    await waitFor(() => expect(fake.inputsOf(withdrawVersion)).toMatchObject([{ version: '1.5.0', as: 'REVOKED' }]));
  });
});

describe('pending requests', () => {
  test('a second approver approves with a reason after a preview', async () => {
    const fake = server(detailOf({ waiting: [request] })).on(decideActivation, () => ({
      at: 'live' as const,
      ...changed,
    }));
    const { user } = await show();
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('1.5.0 for 25% of users')).toBeTruthy();
    expect(item.getByText(/Margaret Osei/)).toBeTruthy();
    await user.click(item.getByRole('button', { name: 'Approve and activate' }));
    const within_ = await dialog(/Approve cards 1.5.0/);
    expect(await within_.findByText('210 of 842 open sessions change')).toBeTruthy();
    await user.type(within_.getByRole('textbox', { name: 'Reason' }), 'Looks good.');
    await user.click(within_.getByRole('button', { name: 'Approve and activate' }));
    await waitFor(() =>
      expect(fake.inputsOf(decideActivation)).toEqual([
        { id: request.id, decision: 'APPROVED', why: 'Looks good.', onNumber: 7 },
      ]),
    );
  });

  test('the requester cannot decide the own request', async () => {
    server(detailOf({ waiting: [{ ...request, isOwn: true }] }));
    await show();
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('Needs approval from someone else')).toBeTruthy();
    expect(item.queryByRole('button')).toBeNull();
  });

  test('the publisher of the version may reject the request, and sees why they cannot approve it', async () => {
    server(detailOf({ waiting: [{ ...request, isOwnVersion: true }] }));
    await show();
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('You published this version. Someone else has to approve it.')).toBeTruthy();
    expect(item.getByRole('button', { name: 'Reject' })).toBeTruthy();
    expect(item.queryByRole('button', { name: /Approve/ })).toBeNull();
  });

  test('a second approver decides the request to turn off two-person approval, and sees requester and reason', async () => {
    const fake = server(detailOf({ waiver })).on(decideWaiver, () => moduleOf());
    const { user, requested } = await show();
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('Turn off two-person approval')).toBeTruthy();
    expect(item.getByText(/Margaret Osei/)).toBeTruthy();
    expect(item.getByText('“The team is small.”')).toBeTruthy();
    await user.click(item.getByRole('button', { name: 'Approve and turn off' }));
    const within_ = await dialog(/Turn off two-person approval for cards/);
    expect(within_.getByText('One person alone can then activate versions of cards.')).toBeTruthy();
    await user.type(within_.getByRole('textbox', { name: 'Reason' }), 'Agreed.');
    await user.click(within_.getByRole('button', { name: 'Approve and turn off' }));
    await waitFor(() =>
      expect(fake.inputsOf(decideWaiver)).toEqual([{ id: waiver.id, decision: 'APPROVED', why: 'Agreed.' }]),
    );
    expect(requested.notices).toEqual([{ tone: 'ok', text: 'Two-person approval turned off for cards' }]);
  });

  test('the request to turn off two-person approval is translated, and its requester cannot decide it', async () => {
    server(detailOf({ waiver: { ...waiver, isOwn: true } }));
    await show({ locale: 'zh-CN' });
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('不再需要双人审批')).toBeTruthy();
    expect(item.getByText('须由他人审批')).toBeTruthy();
    expect(item.queryByRole('button')).toBeNull();
  });
});
