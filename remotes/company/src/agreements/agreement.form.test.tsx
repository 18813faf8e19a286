import { codes } from '@console/contracts';
import { agreementDraft, createAgreement, readAgreement, updateAgreement } from '@console/contracts/company';
import { fakeServer, messageOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import AgreementPage from './agreement-saveinfo.page';
import texts from './en-US.json';
import { dicts, draft, grants, id, rowOf } from './testing/agreement-samples';

const showForm = (query = '') =>
  renderScreen(AgreementPage, { at: `/main/company-agreement-saveinfo${query}`, grants, texts: locales });
const title = () => screen.findByRole('textbox', { name: 'Title in English' });

test('every field of the draft has an input', async () => {
  fakeServer(dicts);
  await showForm();
  await title();
  for (const field of Object.keys(agreementDraft.shape)) {
    const labels: Record<string, string> = {
      ...texts,
      'agreement.acceptanceRequired': texts['agreement.requireAcceptance'],
    };
    expect([field, (await screen.findAllByLabelText(labels[`agreement.${field}`] ?? field)).length > 0]).toEqual([
      field,
      true,
    ]);
  }
});

test('a type that already has a draft is refused at the field, and the input is preserved', async () => {
  fakeServer(dicts).on(createAgreement, () => {
    throw refusal(codes.invalid, { fieldIssues: [{ field: 'type', code: 'AGREEMENT_HAS_DRAFT', params: {} }] });
  });
  const { user } = await showForm();
  await user.type(await title(), 'Terms');
  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByRole('option', { name: 'Service agreement' }));
  await user.click(screen.getByRole('button', { name: 'Create agreement' }));
  await waitFor(() =>
    expect(messageOf(screen.getByRole('combobox', { name: 'Type' }))).toBe(
      'This type already has a draft. Edit or delete it first',
    ),
  );
  expect(screen.getByDisplayValue('Terms')).toBeTruthy();
});

test('a draft is saved with both texts and the shown version, and the list opens', async () => {
  const server = fakeServer(dicts)
    .on(readAgreement, () => draft)
    .on(updateAgreement, () => rowOf(draft));
  const { user, requested } = await showForm(`?id=${id}`);
  const field = await title();
  await user.clear(field);
  await user.type(field, 'Privacy notice');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(server.inputsOf(updateAgreement)).toEqual([
      {
        id,
        version: 3,
        titleEn: 'Privacy notice',
        titleZh: '隐私政策',
        bodyEn: draft.body.en_US,
        bodyZh: draft.body.zh_CN,
        effectiveFrom: '2026-03-20',
        acceptanceRequired: true,
      },
    ]),
  );
  await waitFor(() => expect(requested.visited).toEqual(['/main/company-agreement-management']));
});
