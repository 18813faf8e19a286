import { codes, listCountries } from '@console/contracts';
import { readCompany, saveCompanyIdentity } from '@console/contracts/company';
import { fakeServer, messageOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import CompanyIdentityStep from './company-identity.step';
import { draft, grants, id, record } from './testing/company-samples';

const server = () =>
  fakeServer().on(listCountries, () => ({ list: [{ code: 'SG', names: { en_US: 'Singapore', zh_CN: '新加坡' } }] }));
const show = (query = '') =>
  renderScreen(CompanyIdentityStep, {
    at: `/main/company-management-saveinfo-step-1-1${query}`,
    grants,
    texts: locales,
  });
const save = () => screen.findByRole('button', { name: 'Save and continue' });

test('missing names, numbers and country of a new company are refused at the fields', async () => {
  const fake = server();
  const { user } = await show();
  await user.click(await save());
  for (const name of ['Name in English', 'Name in Chinese', 'Agreement number', 'Registration number'])
    await waitFor(() =>
      expect([name, messageOf(screen.getByRole('textbox', { name }))]).toEqual([name, 'Cannot be empty']),
    );
  expect(fake.inputsOf(saveCompanyIdentity)).toEqual([]);
});

test('a year in the future and a website without https are refused at their fields', async () => {
  const fake = server().on(readCompany, () => draft());
  const { user } = await show(`?id=${id}`);
  const year = await screen.findByRole('textbox', { name: 'Year established' });
  await user.clear(year);
  await user.type(year, '9999');
  const website = screen.getByRole('textbox', { name: 'Website' });
  await user.clear(website);
  await user.type(website, 'http://meridian.example');
  await user.click(await save());
  await waitFor(() => expect(messageOf(year)).toBe("The year can't be in the future"));
  expect(messageOf(website)).toBe('Must be a web address that begins with https://');
  expect(fake.inputsOf(saveCompanyIdentity)).toEqual([]);
});

test('an empty year is saved as null, and the next step opens', async () => {
  const fake = server()
    .on(readCompany, () => draft())
    .on(saveCompanyIdentity, () => draft({ version: 4 }));
  const { user, requested } = await show(`?id=${id}`);
  await user.clear(await screen.findByRole('textbox', { name: 'Year established' }));
  await user.click(await save());
  await waitFor(() =>
    expect(fake.inputsOf(saveCompanyIdentity)).toEqual([
      {
        nameEn: 'Meridian Cards',
        nameZh: '子午卡务',
        dba: 'Meridian',
        agreementNo: 'AGR-2026-17',
        registrationNo: 'HRB 4711',
        country: 'SG',
        yearEstablished: null,
        website: 'https://meridian.example',
        target: { id, version: 3 },
      },
    ]),
  );
  expect(requested.visited).toEqual([`/main/company-management-saveinfo-step-1-2?id=${id}`]);
});

test('an agreement number of another company is refused at its field, and the input is preserved', async () => {
  server()
    .on(readCompany, () => draft())
    .on(saveCompanyIdentity, () => {
      throw refusal(codes.invalid, {
        fieldIssues: [{ field: 'agreementNo', code: 'AGREEMENT_NO_TAKEN', params: {} }],
      });
    });
  const { user } = await show(`?id=${id}`);
  await user.type(await screen.findByRole('textbox', { name: 'Agreement number' }), '9');
  await user.click(await save());
  expect(await screen.findByText('Another company has this agreement number')).toBeTruthy();
  expect(screen.getByDisplayValue('AGR-2026-179')).toBeTruthy();
});

test('the form of an approved company has the proposed values and states that changes need approval', async () => {
  server().on(readCompany, () => record({ proposed: { nameEn: 'Meridian Global' } }));
  await show(`?id=${id}`);
  expect(await screen.findByText(/take effect after someone else approves them/)).toBeTruthy();
  expect(await screen.findByDisplayValue('Meridian Global')).toBeTruthy();
});
