import { codes, operation } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { fieldsOf } from '../fields/fields-of';
import { withKit } from '../locales/with-kit';
import { ActionDialog } from './action.dialog';

const change = z.strictObject({ id: z.string(), version: z.int(), note: z.string().max(40) });
const update = operation({ path: '/budget/note', permission: 'cards.budget.save', input: change, output: change });
type Budget = z.infer<typeof change>;

const fields = fieldsOf(change, 'budget');
const noteOf = ({ note }: Budget) => ({ note });

/** A page that shows the newest received record, like a list after a conflict. */
function NotePage() {
  const [record, setRecord] = useState<Budget>({ id: 'bud_1', version: 3, note: 'Old' });
  const conflict = {
    text: 'Someone else changed it.',
    record: change,
    fields: { ns: 'budget', opened: record, of: noteOf },
  };
  return (
    <>
      <p>Shown: {record.note}</p>
      <ActionDialog
        title="Note"
        operation={update}
        start={record}
        submit={{ label: 'Save note' }}
        conflict={conflict}
        done="Done"
        onDone={() => undefined}
        onChanged={setRecord}
        onClose={() => undefined}
      >
        {() => <fields.Text name="note" />}
      </ActionDialog>
    </>
  );
}

const texts = withKit({
  'en-US': () => Promise.resolve({ default: { 'budget.note': 'Note' } }),
  'zh-CN': () => Promise.resolve({ default: {} }),
});

test('a conflict shows both versions, even if the page behind the dialog loads the newer record', async () => {
  fakeServer().on(update, ({ id }) => {
    throw refusal(codes.versionConflict, { data: { current: { id, version: 4, note: 'Theirs' } } });
  });
  const { user } = await renderScreen(NotePage, { at: '/main/budgets', texts });
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), ' one');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Shown: Theirs')).toBeTruthy();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Field', 'Saved by someone else', 'Your input'],
    ['Note', 'Theirs', 'Old one'],
  ]);
});
