import { permissions } from '@console/contracts/areas';
import { differenceOf, groupsOf, nodesOf } from './role-matrix.rules';
import { matrix } from './testing/role-samples';

const reading = {
  textOf: ({ en_US }: { en_US: string }) => en_US,
  nameOf: (code: string) => permissions[code]?.name.en_US ?? code,
  other: 'Other',
  highRisk: 'High risk',
  waiting: 'Waiting',
  requested: ['cards.card.freeze'],
};

test('buttons are grouped by their menus; buttons without a menu come last', () => {
  expect(groupsOf(matrix).map(({ name, buttons }) => [name?.en_US, buttons.length])).toEqual([
    ['Cards', 2],
    ['Audit log', 1],
    [undefined, 1],
  ]);
});

test('high-risk and requested buttons are marked, and buttons that the actor lacks are disabled', () => {
  const leaves = nodesOf(matrix, { ...reading, isFixed: false }).flatMap(({ children = [] }) => children);
  expect(leaves.map(({ label, mark, disabled }) => [label, mark, disabled])).toEqual([
    ['View cards', undefined, false],
    ['Freeze cards', 'Waiting', false],
    ['View the audit log', undefined, false],
    ['Create invoices', 'High risk', true],
  ]);
  const fixed = nodesOf(matrix, { ...reading, isFixed: true }).flatMap(({ children = [] }) => children);
  expect(fixed.every(({ disabled }) => disabled)).toBe(true);
});

const [view, freeze, log, retired] = ['cards.card.view', 'cards.card.freeze', 'admin.audit.view', 'cards.card.retired'];

test.each([
  [[], [], [], []],
  [[freeze, view], [view, log], [freeze], [log]],
  [[view], [view], [], []],
  [[], [view], [], [view]],
  [[view, retired], [view], [], []],
])('the difference of %j and %j: only the first has %j, only the second has %j', (one, other, onlyOne, onlyOther) => {
  expect(differenceOf(matrix, one, other)).toEqual({ onlyOne, onlyOther });
});
