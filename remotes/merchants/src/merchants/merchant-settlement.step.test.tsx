import { type MerchantDetail, readMerchant, saveMerchantSettlement } from '@console/contracts/merchants';
import { fakeServer, messageOf, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import MerchantSettlementStep from './merchant-settlement.step';
import { grants, id, record } from './testing/merchant-samples';

const show = async (over: Partial<MerchantDetail> = {}) => {
  const server = fakeServer()
    .on(readMerchant, () => record(over))
    .on(saveMerchantSettlement, () => record({ version: 4 }));
  const shown = await renderScreen(MerchantSettlementStep, {
    at: `/main/merchant-management-saveinfo-step-3-1?id=${id}`,
    grants,
    texts: locales,
  });
  return { ...shown, server };
};
const accountNumber = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Account number/ });

test('the stored account number is not sent again; its mask is the placeholder', async () => {
  const { user, server } = await show();
  expect((await accountNumber()).placeholder).toBe('••••3456');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(server.inputsOf(saveMerchantSettlement)).toHaveLength(1));
  const [sent] = server.inputsOf(saveMerchantSettlement);
  expect(sent).toMatchObject({ id, version: 3, currencies: ['SGD', 'USD'], bankName: 'DBS Bank' });
  expect(sent).not.toHaveProperty('bankAccountNo');
});

test('a new account number is sent, and a wrong SWIFT code is refused beside its field', async () => {
  const { user, server } = await show();
  await user.type(await accountNumber(), '777 888 999');
  const swift = screen.getByRole('textbox', { name: /^SWIFT code/ });
  await user.clear(swift);
  await user.type(swift, 'DBS');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(messageOf(swift)).toMatch(/8 or 11 characters/));
  await user.clear(swift);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() =>
    expect(server.inputsOf(saveMerchantSettlement)[0]).toMatchObject({ bankAccountNo: '777 888 999', bankSwift: '' }),
  );
});

test('a user without permission for bank accounts cannot change the account number', async () => {
  await show({ bankAccountNo: { group: 'BANK_ACCOUNT', masked: '••••3456', revealable: false } });
  expect((await accountNumber()).disabled).toBe(true);
});
