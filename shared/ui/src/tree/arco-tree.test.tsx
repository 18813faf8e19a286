import '../adapter';
import ArcoTree from '@arco-design/web-react/es/Tree';
import { screen } from '@testing-library/react';
import { show } from '../testing/show';

const treeData = [
  {
    key: 'cards',
    title: 'Cards',
    children: [
      { key: 'freeze', title: 'Freeze' },
      { key: 'cancel', title: 'Cancel' },
    ],
  },
  { key: 'admin', title: 'Administration' },
];

/** Why the tree is our own (ADR 0008): once one of these is red, Arco has what it lacked, and the decision is open again. */
describe('what the tree of Arco lacks', () => {
  const showTree = () =>
    show(<ArcoTree checkable treeData={treeData} autoExpandParent={false} defaultCheckedKeys={['freeze']} />);
  const states = () =>
    screen
      .getAllByRole('treeitem')
      .map((item) => [item.textContent, item.getAttribute('aria-expanded'), item.getAttribute('aria-selected')]);

  test('no key does anything once it has the focus', async () => {
    const user = await showTree();
    const before = states();
    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowDown}{ArrowRight} {End}{Enter}a');
    expect(document.activeElement).toBe(screen.getByRole('tree'));
    expect(screen.getByRole('tree').getAttribute('aria-activedescendant')).toBeNull();
    expect(states()).toEqual(before);
  });

  test('no line says whether it is checked, or partly, or which of how many it is', async () => {
    await showTree();
    for (const name of ['aria-checked', 'aria-posinset', 'aria-setsize'])
      expect(screen.getAllByRole('treeitem').map((item) => item.getAttribute(name))).toEqual([null, null]);
  });
});
