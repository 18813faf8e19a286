import { codes, listCountryStates, listPhoneAreas } from '@console/contracts';
import { readCompany, saveCompanyContact } from '@console/contracts/company';
import { fakeServer, messageOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import CompanyContactStep from './company-contact.step';
import { draft, grants, id, record } from './testing/company-samples';

const server = (states: string[] = []) =>
  fakeServer()
    .on(listCountryStates, () => ({
      list: states.map((name) => ({ code: name.slice(0, 2).toUpperCase(), names: { en_US: name, zh_CN: name } })),
    }))
    .on(listPhoneAreas, () => ({
      list: [{ country: 'SG', areaCode: '+65', names: { en_US: 'Singapore', zh_CN: '新加坡' } }],
    }));
const show = (hidden: string[] = []) =>
  renderScreen(CompanyContactStep, {
    hidden,
    at: `/main/company-management-saveinfo-step-1-2?id=${id}`,
    grants,
    texts: locales,
  });
const save = () => screen.findByRole('button', { name: 'Save and continue' });

test('empty contact fields are refused', async () => {
  server().on(readCompany, () => draft());
  const { user } = await show();
  await user.click(await save());
  for (const name of ['First name', 'Last name', 'E-mail', 'Phone', 'Address line 1', 'City', 'Postal code'])
    await waitFor(() =>
      expect([name, messageOf(screen.getByRole('textbox', { name }))]).toEqual([name, 'Cannot be empty']),
    );
});

test('an e-mail address with an account is refused at the field, and the input is preserved', async () => {
  server()
    .on(readCompany, () => record({ status: 'DRAFT' }))
    .on(saveCompanyContact, () => {
      throw refusal(codes.invalid, { fieldIssues: [{ field: 'email', code: 'CONTACT_HAS_ACCOUNT', params: {} }] });
    });
  const { user } = await show();
  const city = await screen.findByRole('textbox', { name: 'City' });
  await user.clear(city);
  await user.type(city, 'Penang');
  await user.click(await save());
  expect(await screen.findByText(/already has an account/)).toBeTruthy();
  expect(screen.getByDisplayValue('Penang')).toBeTruthy();
});

test('a country with states offers a list of them, and the step is saved with the shown version', async () => {
  const fake = server(['Kansas', 'Ohio'])
    .on(readCompany, () => record({ status: 'DRAFT', country: 'US' }))
    .on(saveCompanyContact, () => record({ version: 4 }));
  const { user, requested } = await show();
  await user.click(await screen.findByRole('combobox', { name: 'State or province' }));
  await user.click(await screen.findByRole('option', { name: /Kansas/ }));
  await user.click(await save());
  await waitFor(() => expect(fake.inputsOf(saveCompanyContact)).toHaveLength(1));
  expect(fake.inputsOf(saveCompanyContact)[0]).toMatchObject({ id, version: 3, state: 'KA', contactTitle: 'MS' });
  expect(requested.visited).toEqual([`/main/company-management-saveinfo-step-1-3?id=${id}`]);
});

test('a user from whom contacts are hidden saves the step without the stored contacts', async () => {
  const fake = server()
    .on(readCompany, () => record({ phone: '+65 ••••4567', email: 'm••••@meridian.example' }))
    .on(saveCompanyContact, () => record({ version: 4 }));
  const { user } = await show(['HOLDER_CONTACT']);
  const phone = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  expect([phone.disabled, phone.placeholder]).toEqual([true, '+65 ••••4567']);
  await user.click(await save());
  await waitFor(() => expect(fake.inputsOf(saveCompanyContact)).toHaveLength(1));
  const [sent] = fake.inputsOf(saveCompanyContact);
  expect(Object.keys(sent ?? {})).not.toEqual(expect.arrayContaining(['phone', 'email', 'areaCode']));
  expect(JSON.stringify(sent)).not.toContain('•');
});
