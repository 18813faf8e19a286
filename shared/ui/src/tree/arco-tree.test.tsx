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

/**
 * Reasons for our own tree (ADR 0008). A failing test means that Arco has added the missing behavior, and the decision
 * can be reconsidered.
 */
describe('the tree of Arco lacks', () => {
  const showTree = () =>
    show(<ArcoTree checkable treeData={treeData} autoExpandParent={false} defaultCheckedKeys={['freeze']} />);
  const states = () =>
    screen
      .getAllByRole('treeitem')
      .map((item) => [item.textContent, item.getAttribute('aria-expanded'), item.getAttribute('aria-selected')]);

  test('keyboard control once it has the focus', async () => {
    const user = await showTree();
    const before = states();
    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowDown}{ArrowRight} {End}{Enter}a');
    expect(document.activeElement).toBe(screen.getByRole('tree'));
    expect(screen.getByRole('tree').getAttribute('aria-activedescendant')).toBeNull();
    expect(states()).toEqual(before);
  });

  test('the checked state, position and number of its items in ARIA attributes', async () => {
    await showTree();
    for (const name of ['aria-checked', 'aria-posinset', 'aria-setsize'])
      expect(screen.getAllByRole('treeitem').map((item) => item.getAttribute(name))).toEqual([null, null]);
  });
});
