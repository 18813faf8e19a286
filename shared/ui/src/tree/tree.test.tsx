import { useState } from 'react';
import { screen } from '@testing-library/react';
import { Field } from '../form/field';
import { show } from '../testing/show';
import { Tree, type TreeView } from './tree';
import type { TreeNode } from './tree.rules';

const leaf = (id: string, label: string, disabled = false): TreeNode => ({ id, label, disabled });
const nodes: TreeNode[] = [
  {
    id: 'cards',
    label: 'Cards',
    children: [
      {
        id: 'card-list',
        label: 'Card list',
        children: [leaf('freeze', 'Freeze'), leaf('cancel', 'Cancel'), leaf('create', 'Create')],
      },
      leaf('bins', 'Card BINs'),
    ],
  },
  { id: 'admin', label: 'Administration', children: [leaf('roles', 'Roles'), leaf('audit', 'Audit log', true)] },
  leaf('dashboard', 'Dashboard'),
];

function Permissions({ start = [], all = nodes }: { start?: string[]; all?: TreeNode[] }) {
  const [value, setValue] = useState<readonly string[]>(start);
  const [view, setView] = useState<TreeView>({ open: [], search: '' });
  return (
    <>
      <Field group label="Permissions">
        <Tree nodes={all} value={value} onChange={setValue} view={view} onView={setView} />
      </Field>
      <output aria-label="value">{value.join(' ')}</output>
    </>
  );
}

const item = (name: string) => screen.getByRole('treeitem', { name });
const labels = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const activeName = () => {
  const id = screen.getByRole('tree', { name: 'Permissions' }).getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};
const value = () => screen.getByRole('status', { name: 'value' }).textContent;
const check = (name: string) => item(name).getAttribute('aria-checked');

test('the tree has one tab stop, and arrows expand, enter and leave branches', async () => {
  const user = await show(<Permissions />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tree', { name: 'Permissions' }));
  expect(activeName()).toBe('Cards');
  await user.keyboard('{ArrowRight}');
  expect(item('Cards').getAttribute('aria-expanded')).toBe('true');
  expect(labels()).toEqual(['Cards', 'Card list', 'Card BINs', 'Administration', 'Dashboard']);
  await user.keyboard('{ArrowRight}');
  expect(activeName()).toBe('Card list');
  await user.keyboard('{ArrowLeft}');
  expect(activeName()).toBe('Cards');
  await user.keyboard('{End}{ArrowDown}');
  expect(activeName()).toBe('Dashboard');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(item('Cards').getAttribute('aria-expanded')).toBe('false');
  await user.tab();
  expect(screen.getByRole('tree').contains(document.activeElement)).toBe(false);
});

test('the tree exposes level, position and number of siblings of each node', async () => {
  const user = await show(<Permissions />);
  await user.click(screen.getByRole('tree'));
  await user.keyboard('{ArrowRight}');
  const list = item('Card list');
  expect(['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => list.getAttribute(name))).toEqual([
    '2',
    '1',
    '2',
  ]);
});

test('Space checks a leaf, and its branches are mixed until all of their leaves are checked', async () => {
  const user = await show(<Permissions />);
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowDown} ');
  expect(value()).toBe('freeze');
  expect([check('Freeze'), check('Card list'), check('Cards')]).toEqual(['true', 'mixed', 'mixed']);
  await user.keyboard('{ArrowUp} ');
  expect(value()).toBe('freeze cancel create');
  expect([check('Card list'), check('Cards')]).toEqual(['true', 'mixed']);
  await user.keyboard('{ArrowUp} ');
  expect(value()).toBe('freeze cancel create bins');
  expect(check('Cards')).toBe('true');
  await user.keyboard(' ');
  expect(value()).toBe('');
});

test('a letter moves to the next node that begins with it', async () => {
  const user = await show(<Permissions />);
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowRight}d');
  expect(activeName()).toBe('Dashboard');
});

test('letters typed quickly are read as the beginning of one word', async () => {
  const user = await show(<Permissions />);
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{Home}can');
  expect(activeName()).toBe('Cancel');
});

test('a search expands the matches, announces their number, and changes no hidden node', async () => {
  const user = await show(<Permissions />);
  await user.type(screen.getByRole('searchbox'), 'c');
  expect(labels()).toContain('Cancel');
  await user.type(screen.getByRole('searchbox'), 're');
  expect(labels()).toEqual(['Cards', 'Card list', 'Create']);
  expect(screen.getByText('1 match')).toBeTruthy();
  await user.tab();
  await user.keyboard(' ');
  expect(value()).toBe('create');
  expect(check('Cards')).toBe('mixed');
  await user.clear(screen.getByRole('searchbox'));
  expect(labels()).toEqual(['Cards', 'Administration', 'Dashboard']);
  await user.type(screen.getByRole('searchbox'), 'nothing of this name');
  expect(screen.getByText('No matches')).toBeTruthy();
});

test('a disabled node is unchanged, also if its branch is checked', async () => {
  const user = await show(<Permissions start={['audit']} />);
  await user.tab();
  await user.tab();
  await user.keyboard('a ');
  expect(value()).toBe('roles audit');
  await user.keyboard(' ');
  expect(value()).toBe('audit');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown} ');
  expect(activeName()).toBe('Audit log');
  expect(value()).toBe('audit');
  expect(item('Audit log').getAttribute('aria-disabled')).toBe('true');
});

test('a click on the label of a branch expands it without a change; one on its box checks it', async () => {
  const user = await show(<Permissions />);
  await user.click(screen.getByText('Cards'));
  expect(labels()).toContain('Card list');
  expect(value()).toBe('');
  await user.click(screen.getByText('Card BINs'));
  expect(value()).toBe('bins');
  const box = item('Cards').querySelector('[data-box]');
  if (box) await user.click(box);
  expect(value()).toBe('freeze cancel create bins');
});

test('ids that are not in the tree remain in the value', async () => {
  const user = await show(<Permissions start={['of-another-remote']} />);
  await user.tab();
  await user.tab();
  await user.keyboard('{End} ');
  expect(value()).toBe('of-another-remote dashboard');
});

test('a tree with thousands of nodes renders a part of them, and keys reach all', async () => {
  const branch = (number: number): TreeNode => ({
    id: `b${number}`,
    label: `Branch ${number}`,
    children: Array.from({ length: 100 }, (_, index) => leaf(`l${number}-${index}`, `Leaf ${number}-${index}`)),
  });
  const user = await show(<Permissions all={Array.from({ length: 50 }, (_, index) => branch(index))} />);
  await user.tab();
  await user.tab();
  await user.keyboard('*');
  expect(item('Leaf 0-0').getAttribute('aria-setsize')).toBe('100');
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(100);
  await user.keyboard('{End}');
  expect(activeName()).toBe('Leaf 49-99');
  await user.keyboard(' ');
  expect(value()).toBe('l49-99');
});

test('the page scrolls to the active place while the tree has the focus, and not when the tree appears', async () => {
  const scroll = jest.fn<void, [], Element>();
  // jsdom has no layout and therefore no scrolling.
  Element.prototype.scrollIntoView = scroll;
  const user = await show(<Permissions />);
  expect(scroll).not.toHaveBeenCalled();
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(scroll.mock.contexts.at(-1)).toBe(item('Administration'));
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
