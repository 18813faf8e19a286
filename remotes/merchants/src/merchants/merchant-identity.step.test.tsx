import { codes, listCountries } from '@console/contracts';
import { readUploadLimits } from '@console/contracts/files';
import { readMerchant, saveMerchantIdentity } from '@console/contracts/merchants';
import { fakeServer, messageOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import MerchantIdentityStep from './merchant-identity.step';
import { draft, fileId, grants, id, record } from './testing/merchant-samples';

const server = () =>
  fakeServer()
    .on(listCountries, () => ({ list: [{ code: 'SG', names: { en_US: 'Singapore', zh_CN: '新加坡' } }] }))
    .on(readUploadLimits, () => ({ filesMax: 5, bytesMax: 1_000_000 }));
const show = (query = '') =>
  renderScreen(MerchantIdentityStep, {
    at: `/main/merchant-management-saveinfo-step-1-1${query}`,
    grants,
    texts: locales,
  });
const continueButton = () => screen.findByRole('button', { name: 'Save and continue' });

test('a new merchant without names, registration and licence is refused beside the fields', async () => {
  const fake = server();
  const { user } = await show();
  await user.click(await continueButton());
  await waitFor(async () =>
    expect(messageOf(await screen.findByRole('textbox', { name: 'Name in English' }))).toBe('Cannot be empty'),
  );
  expect(screen.getAllByText('Cannot be empty').length).toBeGreaterThan(3);
  expect(fake.inputsOf(saveMerchantIdentity)).toEqual([]);
});

test('a draft is saved with the ids of its files, and the next step opens', async () => {
  const fake = server()
    .on(readMerchant, () => draft())
    .on(saveMerchantIdentity, () => draft({ version: 4 }));
  const { user, requested } = await show(`?id=${id}`);
  const name = await screen.findByRole('textbox', { name: 'Name in English' });
  await user.clear(name);
  await user.type(name, 'Quay Global');
  await user.click(await continueButton());
  await waitFor(() =>
    expect(fake.inputsOf(saveMerchantIdentity)).toEqual([
      {
        nameEn: 'Quay Global',
        nameZh: '码头进口',
        registrationNo: 'REG-1',
        country: 'SG',
        mcc: '5732',
        licences: [fileId],
        target: { id, version: 3 },
      },
    ]),
  );
  expect(requested.visited).toEqual([`/main/merchant-management-saveinfo-step-2-1?id=${id}`]);
});

test('the form of an active merchant shows that changes need approval, and starts with the unapproved changes', async () => {
  server().on(readMerchant, () => record({ proposed: { nameEn: 'Quay Global' } }));
  await show(`?id=${id}`);
  expect(await screen.findByText(/take effect after someone else approves them/)).toBeTruthy();
  expect(await screen.findByDisplayValue('Quay Global')).toBeTruthy();
});

test('a registration number that is taken is refused at its field, and the typed values are kept', async () => {
  server()
    .on(readMerchant, () => draft())
    .on(saveMerchantIdentity, () => {
      throw refusal(codes.invalid, {
        fieldIssues: [{ field: 'registrationNo', code: 'REGISTRATION_NO_TAKEN', params: {} }],
      });
    });
  const { user } = await show(`?id=${id}`);
  await user.type(await screen.findByRole('textbox', { name: 'Registration number' }), '9');
  await user.click(await continueButton());
  expect(await screen.findByText('Another merchant in this country has this registration number')).toBeTruthy();
  expect(screen.getByDisplayValue('REG-19')).toBeTruthy();
});
