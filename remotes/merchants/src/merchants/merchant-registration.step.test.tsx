import { readMerchant, saveMerchantRegistration } from '@console/contracts/merchants';
import { fakeServer, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import MerchantRegistrationStep from './merchant-registration.step';
import { grants, id, record } from './testing/merchant-samples';

test('registration and the demand for a code are set, and the referral code is shown', async () => {
  const server = fakeServer()
    .on(readMerchant, () => record())
    .on(saveMerchantRegistration, () => record({ version: 4 }));
  const { user } = await renderScreen(MerchantRegistrationStep, {
    at: `/main/merchant-management-saveinfo-step-2-2?id=${id}`,
    grants,
    texts: locales,
  });
  expect(await screen.findByText('ABCD2345')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Registration needs the referral code' }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() =>
    expect(server.inputsOf(saveMerchantRegistration)).toEqual([
      { id, version: 3, registrationEnabled: true, invitationCodeRequired: true },
    ]),
  );
});
