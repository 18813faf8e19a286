import { codes, operation } from '@console/contracts';
import { z } from '@console/contracts/zod';
import type { Captured } from '@console/remote-kit';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fieldsOf } from '../fields/fields-of';
import { withKit } from '../locales/with-kit';
import type { StepFlow, StepOf } from './step-flow';
import { StepPage } from './step-page';

const who = z.strictObject({ name: z.string().min(1).max(40) });
const bank = z.strictObject({ iban: z.string().min(1).max(34) });
const firm = z.strictObject({ id: z.string(), version: z.int(), name: z.string(), iban: z.string() });
type Firm = z.infer<typeof firm>;

const target = { id: z.string(), version: z.int() };
const permission = 'company.company.save';
const read = operation({
  path: '/firm/detail',
  permission,
  input: z.strictObject({ id: z.string() }),
  output: firm,
  reads: true,
});
const saveWho = operation({
  path: '/firm/who',
  permission,
  input: who.extend({ target: z.strictObject(target).nullable() }),
  output: firm,
});
const saveBank = operation({ path: '/firm/bank', permission, input: bank.extend(target), output: firm });
const submit = operation({ path: '/firm/submit', permission, input: z.strictObject(target), output: firm });

const whoStep: StepOf<z.infer<typeof who>, Firm, z.infer<typeof saveWho.input>> = {
  page: 'onboardingCompanyInfo',
  title: 'firm.who',
  schema: who,
  start: (record) => ({ name: record?.name ?? '' }),
  save: saveWho,
  changeOf: (draft, of) => ({ ...draft, target: of }),
};
const bankStep: StepOf<z.infer<typeof bank>, Firm, z.infer<typeof saveBank.input>> = {
  page: 'onboardingSetupAccount',
  title: 'firm.bank',
  schema: bank,
  start: (record) => ({ iban: record?.iban ?? '' }),
  save: saveBank,
  changeOf: (draft, of) => ({ ...draft, id: of?.id ?? '', version: of?.version ?? 0 }),
};
const flow: StepFlow<Firm> = {
  ns: 'firm',
  read,
  steps: [whoStep, bankStep],
  submit,
  nameOf: ({ name }) => name,
  leaveHref: '/main/firms',
  doneHref: ({ id }) => `/main/firm?id=${id}`,
};

const whoFields = fieldsOf(who, 'firm');
const bankFields = fieldsOf(bank, 'firm');
const WhoPage = () => (
  <StepPage flow={flow} step={whoStep}>
    {() => <whoFields.Text name="name" />}
  </StepPage>
);
const BankPage = () => (
  <StepPage flow={flow} step={bankStep}>
    {() => <bankFields.Text name="iban" />}
  </StepPage>
);

const texts = withKit({
  'en-US': () =>
    Promise.resolve({
      default: {
        'firm.title': 'New company',
        'firm.who': 'Company',
        'firm.bank': 'Bank account',
        'firm.name': 'Name',
        'firm.iban': 'IBAN',
        'firm.submit': 'Submit for review',
        'firm.submitted': '{{name}} is submitted',
        'firm.changed': 'Someone else changed this company.',
      },
    }),
  'zh-CN': () => Promise.resolve({ default: {} }),
});

const stored = (over: Partial<Firm> = {}): Firm => ({ id: 'firm_1', version: 1, name: '', iban: '', ...over });
const show = (Page: () => React.ReactNode, at: string) => renderScreen(Page, { at: `/main/${at}`, texts });

test('the first step creates the record, and the next step opens with its id', async () => {
  const server = fakeServer().on(saveWho, ({ name }) => stored({ name }));
  const { user, requested } = await show(WhoPage, 'onboardingCompanyInfo');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Harbour');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(requested.visited).toEqual(['/main/onboardingSetupAccount?id=firm_1']));
  expect(server.inputsOf(saveWho)).toEqual([{ name: 'Harbour', target: null }]);
});

test('an invalid step is not saved, and shows its error at the field', async () => {
  const server = fakeServer();
  const { user, requested } = await show(WhoPage, 'onboardingCompanyInfo');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('Cannot be empty')).toBeTruthy();
  expect([server.inputsOf(saveWho), requested.visited]).toEqual([[], []]);
});

test('the navigation shows complete steps and has links to accessible steps', async () => {
  fakeServer().on(read, () => stored({ name: 'Harbour' }));
  const { user, requested } = await show(BankPage, 'onboardingSetupAccount?id=firm_1');
  const steps = within(await screen.findByRole('navigation', { name: 'Steps' }));
  expect(steps.getByText('Step 2 of 2: Bank account')).toBeTruthy();
  expect(steps.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step');
  await user.click(steps.getByRole('link', { name: /^Company.*complete$/ }));
  expect(requested.visited).toEqual(['/main/onboardingCompanyInfo?id=firm_1']);
});

test('a step with an incomplete previous step redirects to the first incomplete step', async () => {
  fakeServer().on(read, () => stored());
  const { requested } = await show(BankPage, 'onboardingSetupAccount?id=firm_1');
  await waitFor(() => expect(requested.visited).toEqual(['/main/onboardingCompanyInfo?id=firm_1']));
});

test('a record that cannot be edited shows disabled fields, and its steps can be read without saving', async () => {
  const server = fakeServer().on(read, () => stored({ name: 'Harbour', iban: 'DE1' }));
  const locked: StepFlow<Firm> = { ...flow, isReadOnly: () => true };
  const LockedWho = () => (
    <StepPage flow={locked} step={whoStep}>
      {() => <whoFields.Text name="name" />}
    </StepPage>
  );
  const { user, requested } = await show(LockedWho, 'onboardingCompanyInfo?id=firm_1');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save and continue' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(requested.visited).toEqual(['/main/onboardingSetupAccount?id=firm_1']);
  expect(server.inputsOf(saveWho)).toEqual([]);
});

test('the last step of a record that cannot be edited cannot be submitted', async () => {
  fakeServer().on(read, () => stored({ name: 'Harbour', iban: 'DE1' }));
  const LockedBank = () => (
    <StepPage flow={{ ...flow, isReadOnly: () => true }} step={bankStep}>
      {() => <bankFields.Text name="iban" />}
    </StepPage>
  );
  await show(LockedBank, 'onboardingSetupAccount?id=firm_1');
  await screen.findByRole('textbox', { name: 'IBAN' });
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
});

test('the last step submits the record with the version of the last save', async () => {
  const server = fakeServer()
    .on(read, () => stored({ name: 'Harbour' }))
    .on(saveBank, ({ iban }) => stored({ name: 'Harbour', iban, version: 2 }))
    .on(submit, () => stored({ name: 'Harbour', iban: 'DE1', version: 3 }));
  const { user, requested } = await show(BankPage, 'onboardingSetupAccount?id=firm_1');
  await user.type(await screen.findByRole('textbox', { name: 'IBAN' }), 'DE1');
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  await waitFor(() => expect(requested.visited).toEqual(['/main/firm?id=firm_1']));
  expect(server.inputsOf(submit)).toEqual([{ id: 'firm_1', version: 2 }]);
  expect(requested.notices).toEqual([{ tone: 'ok', text: 'Harbour is submitted' }]);
});

test('a refused submission opens the first step with an error, with the message at its field', async () => {
  const issues = [{ field: 'name', code: 'NAME_TAKEN', params: {} }];
  fakeServer()
    .on(read, () => stored({ name: 'Harbour' }))
    .on(saveBank, ({ iban }) => stored({ name: 'Harbour', iban, version: 2 }))
    .on(submit, () => {
      throw refusal(codes.invalid, { fieldIssues: issues });
    });
  const last = await show(BankPage, 'onboardingSetupAccount?id=firm_1');
  await last.user.type(await screen.findByRole('textbox', { name: 'IBAN' }), 'DE1');
  await last.user.click(screen.getByRole('button', { name: 'Submit for review' }));
  const [wrong = ''] = await waitFor(() => {
    expect(last.requested.visited).toEqual(['/main/onboardingCompanyInfo?id=firm_1&check=1']);
    return last.requested.visited;
  });
  last.unmount();
  const first = await show(WhoPage, wrong.replace('/main/', ''));
  const field = await screen.findByRole('textbox', { name: 'Name', description: /This name is already taken/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await first.user.type(field, ' Two');
  expect(screen.queryByText('This name is already taken')).toBeNull();
});

/** Types this bank account into a record of version 3, and returns the draft. */
async function draftOfThree(iban: string) {
  fakeServer().on(read, () => stored({ name: 'Harbour', iban: 'DE1', version: 3 }));
  const { user, parts, unmount } = await show(BankPage, 'onboardingSetupAccount?id=firm_1');
  const field = await screen.findByRole('textbox', { name: 'IBAN' });
  await user.clear(field);
  await user.type(field, iban);
  const form = parts.get('form')?.capture();
  unmount();
  if (!form) throw new Error('The form did not join its page.');
  return { form };
}
const showWaiting = (waiting: Record<string, Captured>) =>
  renderScreen(BankPage, { at: '/main/onboardingSetupAccount?id=firm_1', texts, waiting });

test('a restored draft of an older version is refused with a conflict, which shows both versions', async () => {
  const waiting = await draftOfThree('DE2');
  const newer = stored({ name: 'Harbour', iban: 'FR1', version: 4 });
  const server = fakeServer()
    .on(read, () => newer)
    .on(saveBank, ({ iban, version }) => {
      if (version !== 4) throw refusal(codes.versionConflict, { data: { current: newer } });
      return { ...newer, iban, version: 5 };
    })
    .on(submit, () => ({ ...newer, version: 6 }));
  const { user, requested } = await showWaiting(waiting);
  await user.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('Someone else changed this company.')).toBeTruthy();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Field', 'Saved by someone else', 'Your input'],
    ['IBAN', 'FR1', 'DE2'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  await waitFor(() => expect(requested.visited).toEqual(['/main/firm?id=firm_1']));
  expect(server.inputsOf(saveBank).map(({ version }) => version)).toEqual([3, 4]);
});

test('a step that was saved and whose submission was refused has no unsaved values, and is saved again in the new version', async () => {
  const server = fakeServer()
    .on(read, () => stored({ name: 'Harbour', version: 3 }))
    .on(saveBank, ({ iban, version }) => stored({ name: 'Harbour', iban, version: version + 1 }))
    .on(submit, () => {
      throw refusal(codes.invalid, { fieldIssues: [{ field: 'iban', code: 'FORMAT', params: {} }] });
    });
  const { user, requested } = await show(BankPage, 'onboardingSetupAccount?id=firm_1');
  await user.type(await screen.findByRole('textbox', { name: 'IBAN' }), 'DE1');
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  await waitFor(() => expect(server.inputsOf(submit)).toEqual([{ id: 'firm_1', version: 4 }]));
  await waitFor(() => expect(requested.dirty).toBe(false));
  await user.type(screen.getByRole('textbox', { name: 'IBAN' }), '2');
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  await waitFor(() => expect(server.inputsOf(submit)).toHaveLength(2));
  expect(server.inputsOf(saveBank).map(({ version }) => version)).toEqual([3, 4]);
});
