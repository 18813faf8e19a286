import { type OutputOf, operation } from '@console/contracts';
import { deleteStepDraft, readStepDraft, saveStepDraft } from '@console/contracts/step-drafts';
import { z } from '@console/contracts/zod';
import { fakeServer, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { fieldsOf } from '../fields/fields-of';
import { withKit } from '../locales/with-kit';
import type { StepFlow, StepOf } from './step-flow';
import { StepPage } from './step-page';

const who = z.strictObject({ name: z.string().min(1).max(40), city: z.string().min(1).max(40) });
const firm = z.strictObject({ id: z.string(), version: z.int(), name: z.string(), city: z.string() });
type Firm = z.infer<typeof firm>;
const save = operation({ path: '/firm/who', permission: 'company.company.save', input: who, output: firm });
const step: StepOf<z.infer<typeof who>, Firm, z.infer<typeof who>> = {
  page: 'onboardingCompanyInfo',
  title: 'firm.who',
  schema: who,
  start: () => ({ name: '', city: '' }),
  save,
  changeOf: (draft) => draft,
};
const flow: StepFlow<Firm> = {
  ns: 'firm',
  read: operation({
    path: '/firm/detail',
    permission: 'company.company.save',
    input: z.strictObject({ id: z.string() }),
    output: firm,
    reads: true,
  }),
  steps: [step],
  submit: operation({
    path: '/firm/submit',
    permission: 'company.company.save',
    input: z.strictObject({ id: z.string(), version: z.int() }),
    output: firm,
  }),
  nameOf: ({ name }) => name,
  leaveHref: '/main/firms',
  doneHref: ({ id }) => `/main/firm?id=${id}`,
};
const fields = fieldsOf(who, 'firm');
const Page = () => (
  <StepPage flow={flow} step={step}>
    {() => (
      <>
        <fields.Text name="name" />
        <fields.Text name="city" />
      </>
    )}
  </StepPage>
);
const load = () =>
  Promise.resolve({
    default: {
      'firm.title': 'New company',
      'firm.who': 'Company',
      'firm.name': 'Name',
      'firm.city': 'City',
      'firm.submit': 'Submit',
    },
  });
const texts = withKit({ 'en-US': load, 'zh-CN': load });

/** Fake server with the drafts of one user. */
function draftServer(stored: OutputOf<typeof readStepDraft>['draft'] = null) {
  let draft = stored;
  return fakeServer()
    .on(readStepDraft, () => ({ draft }))
    .on(saveStepDraft, ({ state }) => {
      draft = { state, savedAt: '2026-11-29T08:30:00.000Z' };
      return { savedAt: draft.savedAt };
    })
    .on(deleteStepDraft, () => {
      draft = null;
      return { ok: true };
    })
    .on(save, (input) => ({ id: 'firm_1', version: 1, ...input }));
}
const show = () => renderScreen(Page, { at: '/main/onboardingCompanyInfo', texts });
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

test('an incomplete step is saved as a draft, which is offered when the page is opened again', async () => {
  const server = draftServer();
  const first = await show();
  expect(press('Save draft')).toHaveProperty('disabled', true);
  await first.user.type(textbox('Name'), 'Harbour');
  await first.user.click(press('Save draft'));
  await waitFor(() => expect(first.requested.notices).toEqual([{ tone: 'ok', text: 'Draft saved' }]));
  expect(server.inputsOf(saveStepDraft)).toMatchObject([{ page: 'onboardingCompanyInfo', recordId: '' }]);
  first.unmount();

  const second = await show();
  expect(await screen.findByText(/^You saved a draft of this step on /)).toBeTruthy();
  expect(textbox('Name').value).toBe('');
  await second.user.click(press('Use draft'));
  expect([textbox('Name').value, textbox('City').value]).toEqual(['Harbour', '']);
  expect(screen.queryByText(/^You saved a draft/)).toBeNull();
});

test('a discarded draft is not offered again', async () => {
  draftServer({ state: '{}', savedAt: '2026-11-29T08:30:00.000Z' });
  const first = await show();
  await first.user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  first.unmount();
  await show();
  expect(textbox('Name').value).toBe('');
  expect(screen.queryByText(/^You saved a draft/)).toBeNull();
});

test('a draft of another form changes nothing', async () => {
  draftServer({ state: '{"schema":"form/1","state":{}}', savedAt: '2026-11-29T08:30:00.000Z' });
  const { user, requested } = await show();
  await user.click(await screen.findByRole('button', { name: 'Use draft' }));
  expect(requested.notices).toEqual([
    { tone: 'bad', text: "This draft no longer matches the form, so it can't be used. Discard it." },
  ]);
  expect(textbox('Name').value).toBe('');
});

test('saving the step removes its draft', async () => {
  const server = draftServer();
  const { user } = await show();
  await user.type(textbox('Name'), 'Harbour');
  await user.click(press('Save draft'));
  await waitFor(() => expect(server.inputsOf(saveStepDraft)).toHaveLength(1));
  await user.type(textbox('City'), 'Galway');
  await user.click(press('Submit'));
  await waitFor(() =>
    expect(server.inputsOf(deleteStepDraft)).toEqual([{ page: 'onboardingCompanyInfo', recordId: '' }]),
  );
});
