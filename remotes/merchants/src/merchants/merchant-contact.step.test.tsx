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
const show = () =>
  renderScreen(MerchantContactStep, {
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

test('a website without https is refused beside the field; the rest is sent with the version that was shown', async () => {
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
