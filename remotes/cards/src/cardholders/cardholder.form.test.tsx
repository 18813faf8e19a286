import { codes, listCountries, listCountryStates, listPhoneAreas } from '@console/contracts';
import { createCardholder, findCardholderTwins, readCardholder, saveCardholder } from '@console/contracts/cards';
import {
  cardServer,
  holderDetailOf,
  idOf,
  messageOf,
  refusal,
  renderScreen,
  type ScreenOptions,
} from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import CardholderForm from './cardholder.form';

const page = '/main/coremanagement-cardholder-management-save';
const id = idOf('holder', 1);
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(CardholderForm, { at: page, grants: ['cards.cardholder.save'], texts: locales, ...options });

const formServer = () =>
  cardServer()
    .on(listCountries, () => ({ list: [{ code: 'SG', names: { en_US: 'Singapore', zh_CN: '新加坡' } }] }))
    .on(listPhoneAreas, () => ({
      list: [{ country: 'SG', areaCode: '+65', names: { en_US: 'Singapore', zh_CN: '新加坡' } }],
    }))
    .on(listCountryStates, () => ({ list: [] }))
    .on(findCardholderTwins, () => ({ list: [] }));

const field = (name: string) => screen.getByRole('textbox', { name });
type User = Awaited<ReturnType<typeof show>>['user'];
async function choose(user: User, name: string, option: RegExp) {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function fill(user: User) {
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Merchant' })).toHaveProperty('value', 'Harbourline Travel'),
  );
  await choose(user, 'Country code', /\+65/);
  await choose(user, 'Billing country', /Singapore/);
  const texts = {
    'First name': 'Amelia',
    'Last name': 'Whitcombe',
    'Date of birth': '1990-05-01',
    Phone: '8123 1001',
    'E-mail': 'amelia@example.com',
    City: 'Singapore',
    'Postal code': '018961',
    Address: '1 Marina View',
  };
  for (const [name, text] of Object.entries(texts)) {
    await user.click(field(name));
    await user.paste(text);
  }
}

describe('a new cardholder', () => {
  test('without required fields shows an error at each of them and is not sent', async () => {
    const server = formServer();
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Create cardholder' }));
    for (const name of ['First name', 'Last name', 'E-mail', 'Phone', 'City', 'Address', 'Date of birth'])
      expect([name, messageOf(field(name))]).toEqual([name, 'Cannot be empty']);
    expect(server.inputsOf(createCardholder)).toEqual([]);
  });

  test('is created with the typed values, and its page opens', async () => {
    const server = formServer().on(createCardholder, () => holderDetailOf({ name: 'Amelia Whitcombe' }));
    const { user, requested } = await show();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create cardholder' }));
    await waitFor(() =>
      expect(requested.visited).toEqual([`/main/coremanagement-cardholder-management-view?id=${id}`]),
    );
    expect(server.inputsOf(createCardholder)).toEqual([
      {
        merchantId: idOf('mer', 1),
        firstName: 'Amelia',
        middleName: '',
        lastName: 'Whitcombe',
        birthday: '1990-05-01',
        areaCode: '+65',
        phone: '8123 1001',
        email: 'amelia@example.com',
        country: 'SG',
        state: '',
        city: 'Singapore',
        postalCode: '018961',
        address: '1 Marina View',
        isDefault: false,
        sharesToWalletUser: false,
        remark: '',
      },
    ]);
    expect(requested.notices).toEqual([{ tone: 'ok', text: 'Amelia Whitcombe saved' }]);
  });

  test('shows possible duplicates, and a refusal of the server at its field', async () => {
    formServer()
      .on(findCardholderTwins, () => ({ list: [{ id: idOf('holder', 7), name: 'Amelia W.', by: 'EMAIL' as const }] }))
      .on(createCardholder, () => {
        throw refusal(codes.invalid, { fieldIssues: [{ field: 'postalCode', code: 'POSTAL_CODE', params: {} }] });
      });
    const { user } = await show();
    await fill(user);
    expect(await screen.findByText('Possible duplicate')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Amelia W.' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create cardholder' }));
    await waitFor(() =>
      expect(messageOf(field('Postal code'))).toBe('Enter a valid postal code for this country or region'),
    );
    expect(field('First name')).toHaveProperty('value', 'Amelia');
  });
});

describe('a stored cardholder', () => {
  const at = `${page}?id=${id}`;

  test('[seed 6.7] has masks as placeholders, and untouched masked fields are not sent', async () => {
    const server = formServer()
      .on(readCardholder, () => holderDetailOf())
      .on(saveCardholder, () => holderDetailOf());
    const { user } = await show({ at });
    await screen.findByRole('heading', { name: 'Edit Mei Tanaka' });
    expect(field('E-mail')).toHaveProperty('value', '');
    expect(field('E-mail')).toHaveProperty('placeholder', 'm••••@example.com');
    await user.clear(field('City'));
    await user.type(field('City'), 'Johor');
    await user.click(screen.getByRole('button', { name: 'Save cardholder' }));
    await waitFor(() => expect(server.inputsOf(saveCardholder)).toHaveLength(1));
    const [sent] = server.inputsOf(saveCardholder);
    expect(sent).toMatchObject({ id, version: 2, city: 'Johor' });
    expect(Object.keys(sent ?? {})).not.toEqual(
      expect.arrayContaining(['email', 'phone', 'birthday', 'address', 'postalCode']),
    );
  });

  test('has read-only fields for values that are hidden from the user', async () => {
    formServer().on(readCardholder, () =>
      holderDetailOf({ birthday: { group: 'HOLDER_IDENTITY', masked: '••••-••-••', revealable: false } }),
    );
    await show({ at });
    expect(await screen.findByRole('textbox', { name: 'Date of birth' })).toHaveProperty('disabled', true);
    expect(messageOf(field('Date of birth'))).toBe('Hidden from you, stays unchanged');
  });

  test('shows a version conflict, and saving again overwrites the change', async () => {
    const server = formServer()
      .on(readCardholder, () => holderDetailOf())
      .on(saveCardholder, ({ version }) => {
        if (version === 2) throw refusal(codes.versionConflict, { data: { current: holderDetailOf({ version: 5 }) } });
        return holderDetailOf({ version: 6 });
      });
    const { user, requested } = await show({ at });
    await user.click(await screen.findByRole('button', { name: 'Save cardholder' }));
    expect(await screen.findByText(/Someone else changed this cardholder/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save cardholder' }));
    await waitFor(() => expect(requested.visited).toHaveLength(1));
    expect(server.inputsOf(saveCardholder).map(({ version }) => version)).toEqual([2, 5]);
  });
});
