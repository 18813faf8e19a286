import { z } from '@console/contracts/zod';
import { renderScreen, type ScreenOptions } from '@console/testing';
import type { TreeNode } from '@console/ui/tree';
import { screen } from '@testing-library/react';
import { FormScope } from '../forms/form-scope';
import { usePageForm } from '../forms/use-page-form';
import { rareFieldsOf } from './rare-fields-of';

const schema = z.strictObject({ permissions: z.array(z.string()).min(1) });
const fields = rareFieldsOf(schema, 'role');
const load = () => Promise.resolve({ default: { 'role.permissions': 'Permissions' } });
const texts = { 'en-US': load, 'zh-CN': load };
const nodes: TreeNode[] = [
  {
    id: 'cards',
    label: 'Cards',
    children: [
      { id: 'freeze', label: 'Freeze' },
      { id: 'cancel', label: 'Cancel' },
    ],
  },
];

function Role() {
  const { bind, form } = usePageForm({ schema, start: {} });
  return (
    <form
      ref={bind}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(async () => ({ at: 'done', data: null }));
      }}
    >
      <FormScope form={form}>
        <fields.Tree name="permissions" nodes={nodes} />
      </FormScope>
      <button type="submit">Save</button>
    </form>
  );
}

const show = (waiting: ScreenOptions['waiting'] = {}) => renderScreen(Role, { at: '/main/role', texts, waiting });

test('checked and expanded nodes and the search are transferred to another version of the page', async () => {
  const before = await show();
  await before.user.click(await screen.findByText('Cards'));
  await before.user.click(screen.getByText('Cancel'));
  await before.user.type(screen.getByRole('searchbox'), 'c');
  const waiting = Object.fromEntries([...before.parts].map(([part, handover]) => [part, handover.capture()]));
  before.unmount();
  const after = await show(waiting);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'c');
  await after.user.clear(screen.getByRole('searchbox'));
  expect(screen.getByRole('treeitem', { name: 'Cancel' }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('treeitem', { name: 'Cards' }).getAttribute('aria-checked')).toBe('mixed');
});

test('a tree without a checked node has a message and gets the focus', async () => {
  const { user } = await show();
  await screen.findByRole('tree', { name: 'Permissions' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Cannot be empty')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('tree', { name: 'Permissions' }));
});
