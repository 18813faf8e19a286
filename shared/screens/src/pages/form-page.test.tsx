import { codes, operation } from '@console/contracts';
import { z } from '@console/contracts/zod';
import type { Captured } from '@console/remote-kit';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fieldsOf } from '../fields/fields-of';
import { startFrom } from '../forms/start-from';
import { withKit } from '../locales/with-kit';
import { FormPage } from './form-page';

const draft = z.strictObject({ name: z.string().min(1).max(40), remark: z.string().max(200) });
const budget = draft.extend({ id: z.string(), version: z.int() });
type Budget = z.infer<typeof budget>;

const permission = 'cards.budget.save';
const read = operation({
  path: '/budget/detail',
  permission,
  input: z.strictObject({ id: z.string() }),
  output: budget,
  reads: true,
});
const update = operation({ path: '/budget/update', permission, input: budget, output: budget });

const fields = fieldsOf(draft, 'budget');
const BudgetForm = () => (
  <FormPage
    ns="budget"
    failed="budget.oneFailed"
    schema={draft}
    edit={{
      read,
      update,
      rowOf: (record) => record,
      changeOf: (values, { id, version }) => ({ ...values, id, version }),
    }}
    start={startFrom(draft)}
    nameOf={({ name }: Budget) => name}
    hrefOf={() => '/main/budgets'}
  >
    {() => (
      <>
        <fields.Text name="name" />
        <fields.Text name="remark" />
      </>
    )}
  </FormPage>
);

const texts = withKit({
  'en-US': () =>
    Promise.resolve({
      default: {
        'budget.edit.title': 'Change {{name}}',
        'budget.save': 'Save budget',
        'budget.saved': '{{name}} saved',
        'budget.changed': 'Someone else changed this budget.',
        'budget.failed': "The budgets couldn't be loaded.",
        'budget.oneFailed': "The budget couldn't be loaded.",
        'budget.name': 'Name',
        'budget.remark': 'Remark',
      },
    }),
  'zh-CN': () => Promise.resolve({ default: {} }),
});

const stored = (over: Partial<Budget> = {}): Budget => ({
  id: 'bud_1',
  version: 3,
  name: 'Travel',
  remark: '',
  ...over,
});
const renamed = stored({ version: 4, name: 'Trips' });

/** A server with this record, which refuses all other versions. */
const serverOf = (record: Budget) =>
  fakeServer()
    .on(read, () => record)
    .on(update, (change) => {
      if (change.version !== record.version) throw refusal(codes.versionConflict, { data: { current: record } });
      return { ...change, version: change.version + 1 };
    });
const show = (options: { waiting?: Record<string, Captured>; answered?: Record<string, unknown> } = {}) =>
  renderScreen(BudgetForm, { at: '/main/budget?id=bud_1', texts, ...options });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** A form draft for version 3 with a typed remark. */
async function draftOfThree(): Promise<Record<string, Captured>> {
  serverOf(stored());
  const { user, parts, unmount } = await show();
  await user.type(await field('Remark'), 'For 2027');
  const captured = parts.get('form')?.capture();
  unmount();
  if (!captured) throw new Error('The form did not join its page.');
  return { form: captured };
}

test('a failed load shows a message about the one record, and is repeated by the retry button', async () => {
  const server = fakeServer().on(read, () => {
    throw refusal(codes.serverError);
  });
  const { user } = await show();
  expect(await screen.findByText("The budget couldn't be loaded.")).toBeTruthy();
  server.on(read, () => stored());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await field('Name')).value).toBe('Travel');
});

describe('a change by another user', () => {
  test('is not overwritten by a restored draft of the version before: saving shows both versions first', async () => {
    const waiting = await draftOfThree();
    const server = serverOf(renamed);
    const { user, requested } = await show({ waiting });
    expect([(await field('Name')).value, (await field('Remark')).value]).toEqual(['Travel', 'For 2027']);
    await user.click(screen.getByRole('button', { name: 'Save budget' }));
    expect(await screen.findByText('Someone else changed this budget.')).toBeTruthy();
    expect(await rows()).toEqual([
      ['Field', 'Saved by someone else', 'Your input'],
      ['Name', 'Trips', 'Travel'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Save budget' }));
    await waitFor(() => expect(requested.visited).toEqual(['/main/budgets']));
    expect(server.inputsOf(update).map(({ version }) => version)).toEqual([3, 4]);
  });

  test('is shown again if the draft of a refused form is restored', async () => {
    const waiting = await draftOfThree();
    serverOf(renamed);
    const refused = await show({ waiting });
    await refused.user.click(await screen.findByRole('button', { name: 'Save budget' }));
    await rows();
    const captured = refused.parts.get('form')?.capture();
    refused.unmount();
    const { user } = await show({ waiting: captured ? { form: captured } : {} });
    await user.click(await screen.findByRole('button', { name: 'Save budget' }));
    expect((await rows())[1]).toEqual(['Name', 'Trips', 'Travel']);
  });

  test('is also shown if the page has read it before the submission', async () => {
    const server = serverOf(renamed);
    // The page opens with a response from the previous version, and reads the record again.
    const { user } = await show({ answered: { '/budget/detail {"id":"bud_1"}': stored() } });
    expect(await screen.findByRole('heading', { name: 'Change Trips' })).toBeTruthy();
    expect((await field('Name')).value).toBe('Travel');
    await user.type(await field('Remark'), 'For 2027');
    await user.click(screen.getByRole('button', { name: 'Save budget' }));
    expect((await rows())[1]).toEqual(['Name', 'Trips', 'Travel']);
    expect(server.inputsOf(update).map(({ version }) => version)).toEqual([3]);
  });

  test('is no conflict if it has all values of a restored draft', async () => {
    const waiting = await draftOfThree();
    const server = serverOf(stored({ version: 4, remark: 'For 2027' }));
    const { user, requested } = await show({ waiting });
    await field('Name');
    expect(requested.dirty).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save budget' }));
    await waitFor(() => expect(requested.visited).toEqual(['/main/budgets']));
    expect(server.inputsOf(update).map(({ version }) => version)).toEqual([4]);
  });
});
