import { listCountryStates, listPhoneAreas } from '@console/contracts';
import { readMerchant, saveMerchantContact } from '@console/contracts/merchants';
import { fakeServer, messageOf, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import MerchantContactStep from './merchant-contact.step';
import { draft, grants, id, record } from './testing/merchant-samples';

const server = () =>
  fakeServer()
    .on(listCountryStates, () => ({ list: [] }))
    .on(listPhoneAreas, () => ({
      list: [{ country: 'SG', areaCode: '+65', names: { en_US: 'Singapore', zh_CN: '新加坡' } }],
    }));
const show = (hidden: string[] = []) =>
  renderScreen(MerchantContactStep, {
    hidden,
    at: `/main/merchant-management-saveinfo-step-2-1?id=${id}`,
    grants,
    texts: locales,
  });

test('an empty address is refused beside the field', async () => {
  server().on(readMerchant, () => draft());
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  for (const name of ['Address', 'City', 'Contact person', 'Phone', 'E-mail'])
    await waitFor(() =>
      expect([name, messageOf(screen.getByRole('textbox', { name }))]).toEqual([name, 'Cannot be empty']),
    );
});

test('a website without https is refused at its field; the corrected step is sent with the shown version', async () => {
  const fake = server()
    .on(readMerchant, () => record())
    .on(saveMerchantContact, () => record({ version: 4 }));
  const { user, requested } = await show();
  const website = await screen.findByRole('textbox', { name: 'Website' });
  await user.clear(website);
  await user.type(website, 'http://quay.example');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(messageOf(website)).toBe('Must be a web address that begins with https://'));
  await user.clear(website);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(fake.inputsOf(saveMerchantContact)).toHaveLength(1));
  expect(fake.inputsOf(saveMerchantContact)[0]).toMatchObject({ id, version: 3, city: 'Singapore', website: '' });
  expect(requested.visited).toEqual([`/main/merchant-management-saveinfo-step-2-2?id=${id}`]);
});

test('a user without permission for contacts continues to the next step and the stored contacts stay', async () => {
  const fake = server()
    .on(readMerchant, () => record({ phone: '+65 ••••4567', email: 'm••••@quay.example' }))
    .on(saveMerchantContact, () => record({ version: 4 }));
  const { user, requested } = await show(['HOLDER_CONTACT']);
  const phone = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  expect([phone.disabled, phone.placeholder]).toEqual([true, '+65 ••••4567']);
  const city = screen.getByRole('textbox', { name: 'City' });
  await user.clear(city);
  await user.type(city, 'Penang');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(fake.inputsOf(saveMerchantContact)).toHaveLength(1));
  const [sent] = fake.inputsOf(saveMerchantContact);
  expect(sent).toMatchObject({ id, city: 'Penang' });
  expect(Object.keys(sent ?? {})).not.toEqual(expect.arrayContaining(['phone']));
  expect(JSON.stringify(sent)).not.toContain('•');
  expect(requested.visited).toEqual([`/main/merchant-management-saveinfo-step-2-2?id=${id}`]);
});

test('a user without permission for contacts can enter contacts for a merchant that has none', async () => {
  const fake = server()
    .on(readMerchant, () => record({ areaCode: '', phone: '', email: '' }))
    .on(saveMerchantContact, () => record({ version: 4 }));
  const { user } = await show(['HOLDER_CONTACT']);
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'mei@quay.example');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '6123 4567');
  await user.click(screen.getByRole('combobox', { name: 'Country code' }));
  await user.click(await screen.findByRole('option', { name: /Singapore/ }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() =>
    expect(fake.inputsOf(saveMerchantContact)).toMatchObject([
      { areaCode: '+65', phone: '6123 4567', email: 'mei@quay.example' },
    ]),
  );
});
