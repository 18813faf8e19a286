import { type CompanyDetail, readCompany, saveCompanyInvoicing } from '@console/contracts/company';
import { fakeServer, messageOf, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import CompanyInvoicingStep from './company-invoicing.step';
import { complete, grants, id } from './testing/company-samples';

const show = async (over: Partial<CompanyDetail> = {}) => {
  const server = fakeServer()
    .on(readCompany, () => complete(over))
    .on(saveCompanyInvoicing, () => complete({ version: 4 }));
  const shown = await renderScreen(CompanyInvoicingStep, {
    at: `/main/company-management-saveinfo-step-2-3?id=${id}`,
    grants,
    texts: locales,
  });
  return { ...shown, server };
};
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.findByRole('button', { name: 'Save and continue' });

test('stored numbers are not sent again; empty fields show their masks', async () => {
  const { user, server } = await show();
  expect((await field(/^Account number/)).placeholder).toBe('••••3456');
  expect((await field(/^IBAN/)).placeholder).toBe('••••9012');
  await user.click(await save());
  await waitFor(() => expect(server.inputsOf(saveCompanyInvoicing)).toHaveLength(1));
  const [sent] = server.inputsOf(saveCompanyInvoicing);
  expect(sent).toMatchObject({ id, version: 3, bankName: 'DBS Bank', invoiceEmails: ['finance@meridian.example'] });
  expect(sent).not.toHaveProperty('bankAccountNo');
  expect(sent).not.toHaveProperty('bankIban');
});

test('an IBAN with wrong check digits and a short SWIFT code are refused at their fields', async () => {
  const { user, server } = await show();
  const iban = await field(/^IBAN/);
  await user.type(iban, 'DE00 5001 0517 5407 3249 31');
  const swift = await field(/^SWIFT code/);
  await user.clear(swift);
  await user.type(swift, 'DBS');
  await user.click(await save());
  await waitFor(() => expect(messageOf(swift)).toMatch(/8 or 11 characters/));
  expect(iban.getAttribute('aria-invalid')).toBe('true');
  expect(server.inputsOf(saveCompanyInvoicing)).toEqual([]);
  expect(iban.value).toBe('DE00 5001 0517 5407 3249 31');
});

test('[seed 5.8, 9.7] invoice e-mails are pasted with semicolons; an invalid and a sixth address are refused, duplicates are skipped', async () => {
  const { user, server } = await show();
  const emails = await field(/^Invoice e-mails/);
  await user.click(emails);
  await user.paste('ap@meridian.example; FINANCE@meridian.example; wrong; tax@meridian.example');
  await user.click(await save());
  expect(await screen.findByText('wrong')).toBeTruthy();
  expect(screen.queryByText('FINANCE@meridian.example')).toBeNull();
  expect(emails.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: /Remove wrong/ }));
  await user.click(emails);
  await user.paste('b@meridian.example;c@meridian.example;d@meridian.example');
  await user.click(await save());
  expect(await screen.findByText('Choose 5 or fewer')).toBeTruthy();
  expect(server.inputsOf(saveCompanyInvoicing)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /Remove d@meridian.example/ }));
  await user.click(await save());
  await waitFor(() =>
    expect(server.inputsOf(saveCompanyInvoicing)[0]?.invoiceEmails).toEqual(
      ['finance', 'ap', 'tax', 'b', 'c'].map((name) => `${name}@meridian.example`),
    ),
  );
});

test('the stored IBAN is removed on request', async () => {
  const { user, server } = await show();
  await user.click(await screen.findByRole('checkbox', { name: 'Remove the stored IBAN' }));
  expect((await field(/^IBAN/)).disabled).toBe(true);
  await user.click(await save());
  await waitFor(() => expect(server.inputsOf(saveCompanyInvoicing)[0]).toMatchObject({ bankIban: '' }));
});

test('a user from whom bank accounts are hidden changes no number', async () => {
  const hidden = (masked: string) => ({ group: 'BANK_ACCOUNT' as const, masked, revealable: false });
  await show({ bankAccountNo: hidden('••••3456'), bankIban: hidden('••••9012') });
  expect((await field(/^Account number/)).disabled).toBe(true);
  expect((await field(/^IBAN/)).disabled).toBe(true);
  expect(screen.queryByRole('checkbox', { name: 'Remove the stored IBAN' })).toBeNull();
});
