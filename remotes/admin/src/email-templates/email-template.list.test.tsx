import { codes } from '@console/contracts';
import { listEmailTemplates } from '@console/contracts/email-templates';
import { fakeServer, listResultOf, refusal, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { locales } from '../locales';
import EmailTemplateList from './email-template.list';
import { drafted } from './testing/email-template-samples';

const show = () =>
  renderScreen(EmailTemplateList, {
    at: '/main/email-template',
    grants: ['admin.email-template.view'],
    texts: locales,
  });

test('a row shows the origin of the text and a pending draft, and links to the template', async () => {
  const { sent: _sent, draft: _draft, ...row } = drafted;
  fakeServer().on(listEmailTemplates, (query) => listResultOf([row], query));
  const { user, requested } = await show();
  const found = within(await screen.findByRole('row', { name: /Delayed reviews/ }));
  for (const text of ['Default', 'Draft']) found.getByText(text);
  await user.click(await screen.findByRole('row', { name: /Delayed reviews/ }));
  expect(requested.visited).toEqual(['/main/email-template-view?id=REVIEWS_OVERDUE']);
});

test('a failure offers a retry', async () => {
  fakeServer().on(listEmailTemplates, () => {
    throw refusal(codes.unavailable);
  });
  await show();
  await screen.findByText("The e-mail templates couldn't be loaded.");
});
