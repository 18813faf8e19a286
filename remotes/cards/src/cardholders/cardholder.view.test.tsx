import { codes, listCountries, listCountryStates, addMonths } from '@console/contracts';
import {
  changeCardholderKyc,
  listCards,
  pushCardholder,
  readCardholder,
  readCardholderHistory,
  removeCardholder,
  showCardholder,
} from '@console/contracts/cards';
import { formatDate } from '@console/i18n';
import {
  cardServer,
  holderDetailOf,
  idOf,
  refusal,
  renderScreen,
  type ScreenOptions,
  cardOf,
  listResultOf,
} from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CardholderView from './cardholder.view';

const id = idOf('holder', 1);
const at = `/main/coremanagement-cardholder-management-view?id=${id}`;
const grants = ['cards.cardholder.view', 'cards.card.view'];
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(CardholderView, { at, grants, texts: locales, ...options });

const event = {
  id: 'aud_1',
  at: '2026-11-20T16:30:00Z',
  actor: 'Daniel Koh',
  deed: 'CHANGED' as const,
  fields: ['city', 'phone'],
  note: null,
};
const viewServer = (holder = holderDetailOf()) =>
  cardServer()
    .on(listCountries, () => ({ list: [{ code: 'SG', names: { en_US: 'Singapore', zh_CN: '新加坡' } }] }))
    .on(readCardholder, () => holder)
    .on(readCardholderHistory, () => ({ list: [event] }));

describe('a cardholder', () => {
  test('[seed 6.7] shows masked values on request, one group at a time', async () => {
    const server = viewServer().on(showCardholder, () => ({
      group: 'HOLDER_CONTACT' as const,
      email: 'mei.tanaka@example.com',
      areaCode: '+65',
      phone: '81231001',
    }));
    const { user } = await show();
    expect(await screen.findByText('m••••@example.com')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show contact' }));
    expect(await screen.findByText('mei.tanaka@example.com')).toBeTruthy();
    expect(screen.getByText('+65 81231001')).toBeTruthy();
    expect(screen.getByText('••••-••-••')).toBeTruthy();
    expect(server.inputsOf(showCardholder)).toEqual([{ id, group: 'HOLDER_CONTACT' }]);
  });

  test('shows the name of the state instead of its code', async () => {
    viewServer(holderDetailOf({ country: 'US', state: 'CA' })).on(listCountryStates, () => ({
      list: [{ code: 'CA', names: { en_US: 'California', zh_CN: '加利福尼亚州' } }],
    }));
    await show();
    expect(await screen.findByText('California')).toBeTruthy();
    expect(screen.queryByText('CA')).toBeNull();
  });

  test('shows its cards, and a history with changed fields but without values', async () => {
    const server = viewServer();
    await show();
    expect(await screen.findByRole('row', { name: /Search ads/ })).toBeTruthy();
    expect(await screen.findByText('City, Phone')).toBeTruthy();
    expect(server.inputsOf(listCards).at(-1)).toEqual({ filter: { cardholderId: [id] }, pageSize: 50 });
  });

  test('counts active and ended cards, and the cards that can be synced', async () => {
    const action = { action: 'PUSH', enabled: true };
    const holder = holderDetailOf({ liveCards: 39, pushableCards: 35, allowedActions: [action] });
    viewServer(holder).on(listCards, (query) => listResultOf([cardOf()], query, { total: 47 }));
    await show();
    const cards = await screen.findByRole('heading', { name: 'Cards of this cardholder' });
    expect(await screen.findByText('and 8 cancelled or failed')).toBeTruthy();
    expect(cards.parentElement?.textContent).toContain('39');
    expect(screen.getByRole('button', { name: 'Sync details to 35 of 39 cards' })).toBeTruthy();
  });

  test('shows contributions of other remotes for cardholders, but not for other records', async () => {
    viewServer();
    const shown = ({ said }: { said: object }) => <p>{`shown ${JSON.stringify(said)}`}</p>;
    const other = () => <p>for another kind</p>;
    const contributions = { 'record.related': { 'cardholder-perks': shown, 'card-perks': other, cardholder: other } };
    await show({ contributions });
    expect(await screen.findByText(`shown ${JSON.stringify({ kind: 'cardholder', id })}`)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'cardholder-perks' })).toBeTruthy();
    expect(screen.queryByText('for another kind')).toBeNull();
  });

  test('does not request cards without permission for them', async () => {
    const server = viewServer();
    await show({ grants: ['cards.cardholder.view'] });
    await screen.findByText('City, Phone');
    expect(server.inputsOf(listCards)).toEqual([]);
  });

  test('shows the reason of a disabled action, and syncs details with the newer version after a conflict', async () => {
    const holder = holderDetailOf({
      allowedActions: [
        { action: 'DELETE', enabled: false, reason: 'HOLDER_HAS_CARDS' },
        { action: 'PUSH', enabled: true },
      ],
    });
    const server = viewServer(holder).on(pushCardholder, () => {
      throw refusal(codes.versionConflict, { data: { current: { ...holder, version: 9 } } });
    });
    const { user } = await show();
    expect(
      await screen.findByRole('button', { name: "Delete cardholder: Cardholder has cards that aren't cancelled" }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sync details to 1 card' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Sync details to 1 card' }));
    expect(await dialog.findByText(/Someone else changed this cardholder/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Sync details to 1 card' }));
    await waitFor(() => expect(server.inputsOf(pushCardholder).at(-1)).toEqual({ id, version: 9 }));
  });

  test('shows a hint if the address has no id', async () => {
    viewServer();
    await show({ at: '/main/coremanagement-cardholder-management-view' });
    expect(await screen.findByText('Select a cardholder from the list.')).toBeTruthy();
  });
});

describe('the verification of a cardholder', () => {
  const pending = holderDetailOf({
    kycStatus: 'PENDING',
    allowedActions: ['PASSED', 'REJECTED'].map((to) => ({ action: `KYC_${to}`, enabled: true })),
  });

  test('needs a reason for a rejection, which stays after a failure', async () => {
    const server = viewServer(pending).on(changeCardholderKyc, () => {
      throw refusal(codes.serverError);
    });
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Reject verification' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Reject verification' }));
    expect(dialog.getByText('Cannot be empty')).toBeTruthy();
    expect(server.inputsOf(changeCardholderKyc)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Blurred');
    await user.click(dialog.getByRole('button', { name: 'Reject verification' }));
    await waitFor(() =>
      expect(server.inputsOf(changeCardholderKyc)).toMatchObject([
        { id: pending.id, to: 'REJECTED', reason: 'Blurred' },
      ]),
    );
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'Blurred');
  });

  test('is valid for two years by default', async () => {
    const server = viewServer(pending).on(changeCardholderKyc, () => pending);
    const { user, requested } = await show();
    await user.click(await screen.findByRole('button', { name: 'Approve verification' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Approve verification' }));
    await waitFor(() => expect(server.inputsOf(changeCardholderKyc)).toMatchObject([{ to: 'PASSED' }]));
    const [{ validTo } = {}] = server.inputsOf(changeCardholderKyc);
    expect(validTo).toBe(addMonths(formatDate(new Date(), 'Asia/Singapore'), 24));
    expect(requested.notices).toMatchObject([{ text: expect.stringContaining('verified') }]);
  });

  test('shows only status and last day to users who may not verify', async () => {
    viewServer(holderDetailOf({ kycStatus: 'PASSED', kycValidTo: '2027-01-31' }));
    await show();
    expect(await screen.findByText('2027-01-31')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /verification/ })).toBeNull();
  });

  test('is deleted only after its name was typed exactly', async () => {
    const allowedActions = [{ action: 'DELETE', enabled: true }];
    const holder = holderDetailOf({ allowedActions });
    const server = viewServer(holder).on(removeCardholder, () => holder);
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Delete cardholder' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: `Type ${holder.name} to confirm` });
    await user.click(dialog.getByRole('button', { name: 'Delete cardholder' }));
    expect(dialog.getByText(`Type ${holder.name} exactly`)).toBeTruthy();
    expect(server.inputsOf(removeCardholder)).toEqual([]);
    await user.type(field, holder.name);
    await user.click(dialog.getByRole('button', { name: 'Delete cardholder' }));
    await waitFor(() => expect(server.inputsOf(removeCardholder)).toEqual([{ id, version: holder.version }]));
  });
});

test('a cardholder links to its audit log entries for users with permission for the audit log', async () => {
  viewServer();
  const seen = await show({ grants: [...grants, 'admin.audit.view'] });
  const link = await screen.findByRole('link', { name: 'History in the audit log' });
  expect(link.getAttribute('href')).toBe(`/main/opt-information?objectType=cardholder&objectId=${id}`);
  seen.unmount();
  viewServer();
  await show();
  await screen.findAllByRole('heading');
  expect(screen.queryByRole('link', { name: 'History in the audit log' })).toBeNull();
});
