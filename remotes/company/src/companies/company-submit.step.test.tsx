import { codes } from '@console/contracts';
import { readCompany, readCompanyResources, saveCompanyRemark, submitCompany } from '@console/contracts/company';
import { factOf, fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import CompanySubmitStep from './company-submit.step';
import { complete, draft, grants, id, image, record, resources } from './testing/company-samples';

const server = () => fakeServer().on(readCompanyResources, () => resources);
const show = () =>
  renderScreen(CompanySubmitStep, {
    at: `/main/company-management-saveinfo-step-4-1?id=${id}`,
    grants,
    texts: locales,
  });

test('all entered values are shown, and the company is submitted with the version that saving the remark returned', async () => {
  const fake = server()
    .on(readCompany, () => complete())
    .on(saveCompanyRemark, () => complete({ version: 4 }))
    .on(submitCompany, () => complete({ status: 'PENDING_REVIEW', version: 5 }));
  const { user, requested } = await show();
  await screen.findByText('After you submit, someone else reviews them.', { exact: false });
  await waitFor(() => expect(factOf('Modules')).toBe('Card issuing'));
  expect(
    ['Agreement number', 'Contact person', 'Sites', 'Account number', 'IBAN', 'Card BINs', 'Fee currency'].map(factOf),
  ).toEqual(['AGR-2026-17', 'MS Mei Tan', 'https://cards.meridian.example', '••••3456', '••••9012', '45678901', 'USD']);
  await user.type(screen.getByRole('textbox', { name: /^Remark/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(fake.inputsOf(submitCompany)).toEqual([{ id, version: 4 }]));
  expect(fake.inputsOf(saveCompanyRemark)).toEqual([{ id, version: 3, remark: 'Pays quarterly!' }]);
  expect(requested.visited).toEqual([`/main/company-management-view?id=${id}`]);
  expect(requested.notices).toEqual([{ tone: 'ok', text: 'Meridian Cards submitted' }]);
});

test.each([
  ['siteOrigins', 'ORIGIN_TAKEN', '1-3'],
  ['bankAccountNo', 'REQUIRED', '2-3'],
])('the refused field %s links to its step', async (field, code, step) => {
  server()
    .on(readCompany, () => complete())
    .on(saveCompanyRemark, () => complete({ version: 4 }))
    .on(submitCompany, () => {
      throw refusal(codes.invalid, { fieldIssues: [{ field, code, params: {} }] });
    });
  const { user, requested } = await show();
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(requested.visited).toEqual([`/main/company-management-saveinfo-step-${step}?id=${id}&check=1`]),
  );
});

test('changes of an approved company are shown before and after, with images side by side', async () => {
  server().on(readCompany, () => record({ proposed: { bankName: 'OCBC', logo: image(9, 'new.png') } }));
  await show();
  expect(await screen.findByRole('row', { name: /Bank.*DBS Bank.*OCBC/ })).toBeTruthy();
  const versions = ['Logo: Current value', 'Logo: New value'].map((name) =>
    screen.getByRole('region', { name }).querySelector('img')?.getAttribute('src'),
  );
  expect(versions).toEqual(['/pictures/1', '/pictures/9']);
});

test('an approved company without changes has nothing to submit', async () => {
  server().on(readCompany, () => record());
  await show();
  expect(await screen.findByText('All changes are saved. None of them needs approval.')).toBeTruthy();
});

test('an incomplete draft links to its first open step', async () => {
  server().on(readCompany, () => draft());
  const { requested } = await show();
  await waitFor(() => expect(requested.visited).toEqual([`/main/company-management-saveinfo-step-1-2?id=${id}`]));
});
