import { codes } from '@console/contracts';
import {
  type EmailTemplateDetail,
  listEmailTemplateVersions,
  publishEmailTemplate,
  readEmailTemplate,
  testEmailTemplate,
} from '@console/contracts/email-templates';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import EmailTemplateView from './email-template.view';
import { drafted, templateOf } from './testing/email-template-samples';

const serverOf = (template: EmailTemplateDetail) =>
  fakeServer()
    .on(readEmailTemplate, () => template)
    .on(listEmailTemplateVersions, () => ({ list: [] }))
    .on(testEmailTemplate, () => template)
    .on(publishEmailTemplate, () => template);
const show = () =>
  renderScreen(EmailTemplateView, {
    at: '/main/email-template-view?id=REVIEWS_OVERDUE',
    grants: ['admin.email-template.view', 'admin.email-template.save', 'admin.email-template.publish'],
    texts: locales,
  });

test('the published text is shown in both languages with sample values and variables', async () => {
  serverOf(templateOf());
  await show();
  await screen.findByRole('heading', { name: 'Delayed reviews' });
  expect(screen.getAllByText('3 reviews')).toHaveLength(2);
  screen.getAllByText('3项审核');
  screen.getByText('{{count}}');
  await screen.findByText('No custom versions yet.');
});

test('an incomplete draft cannot be published, and a test e-mail of it is sent to the user', async () => {
  const server = serverOf(drafted);
  const { user } = await show();
  await screen.findByText('Decide 3');
  screen.getByText(/1 problem to fix/);
  screen.getByText('Plain text in Chinese: The variable count is required here');
  expect(screen.getByRole('button', { name: /Publish/ }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Send test' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send test' }));
  await waitFor(() =>
    expect(server.inputsOf(testEmailTemplate)).toEqual([{ id: 'REVIEWS_OVERDUE', version: 2, language: 'en_US' }]),
  );
});

test('a template that cannot be loaded shows an error', async () => {
  fakeServer().on(readEmailTemplate, () => {
    throw refusal(codes.unavailable);
  });
  await show();
  await screen.findByText("This template couldn't be loaded.");
});
