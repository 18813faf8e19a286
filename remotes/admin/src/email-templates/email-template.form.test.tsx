import { readEmailTemplate, saveEmailTemplate } from '@console/contracts/email-templates';
import { fakeServer, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import EmailTemplateForm from './email-template.form';
import { drafted, templateOf } from './testing/email-template-samples';

const grants = ['admin.email-template.view', 'admin.email-template.save'];

test('a draft starts with the published text, has a preview and is sent with the shown version', async () => {
  const server = fakeServer()
    .on(readEmailTemplate, () => templateOf())
    .on(saveEmailTemplate, () => drafted);
  const { user } = await renderScreen(EmailTemplateForm, {
    at: '/main/email-template-save?id=REVIEWS_OVERDUE',
    grants,
    texts: locales,
  });
  const subject = await screen.findByRole('textbox', { name: 'Subject in English' });
  await user.clear(subject);
  await user.type(subject, 'Decide {{{{nick}}');
  await screen.findByText('Subject in English: There is no variable nick');
  await user.clear(subject);
  await user.type(subject, 'Decide {{{{count}}');
  await screen.findByText('Decide 3');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(server.inputsOf(saveEmailTemplate)).toEqual([
      expect.objectContaining({
        id: 'REVIEWS_OVERDUE',
        version: 0,
        subjectEn: 'Decide {{count}}',
        textZh: '{{count}}项审核',
      }),
    ]),
  );
});
