import type { Catalogue } from '@console/contracts/areas';
import { shownMenus } from '../../../platform/menus/menu.rules';
import { beyond, buttonChange, changeBar, choosable, matrixOf, removeBar, roleActionsOf } from './role.rules';

const own = { isSystem: false, isOwn: false, users: 0, status: 'ACTIVE' as const, notHeld: 0 };

test.each([
  [{}, null, null],
  [{ isSystem: true }, 'SYSTEM', 'SYSTEM'],
  [{ isOwn: true, users: 1 }, 'OWN', 'OWN'],
  [{ isSystem: true, isOwn: true }, 'SYSTEM', 'SYSTEM'],
  [{ notHeld: 1 }, 'NOT_HELD', 'NOT_HELD'],
  [{ notHeld: 1, users: 1 }, 'NOT_HELD', 'NOT_HELD'],
  [{ users: 1 }, null, 'USED'],
])('%j: changing or disabling is refused with %s, deleting with %s', (rest, change, remove) => {
  const one = { ...own, ...rest };
  expect([changeBar(one), removeBar(one)]).toEqual([change, remove]);
});

test.each([
  [[], ['a', 'b'], ['a', 'b'], []],
  [['a', 'b'], ['b', 'c', 'c'], ['c'], ['a']],
  [['a'], ['a'], [], []],
  [['x'], ['x', 'a'], ['a'], []],
  [['x', 'a'], ['a'], [], ['x']],
])('the change from %j to %j grants %j and revokes %j', (before, after, granted, taken) => {
  expect(buttonChange(before, after)).toEqual({ granted, taken });
});

test.each([
  ['an existing button is not granted', ['x'], ['x', 'a'], []],
  ['a granted button that the actor lacks is beyond their permissions', [], ['x', 'a'], ['x']],
])('%s', (_name, before, after, expected) => {
  expect(beyond(buttonChange(before, after), new Set(['a']))).toEqual(expected);
});

test('a disabled action has its reason, and a user without permissions has no actions', () => {
  const all = new Set(['admin.role.save', 'admin.role.delete']);
  expect(roleActionsOf({ ...own, users: 2 }, all)).toEqual([
    { action: 'EDIT', enabled: true },
    { action: 'COPY', enabled: true },
    { action: 'DISABLE', enabled: true },
    { action: 'DELETE', enabled: false, reason: 'USED' },
  ]);
  expect(roleActionsOf({ ...own, isSystem: true, status: 'DISABLED' }, new Set(['admin.role.save']))).toEqual([
    { action: 'EDIT', enabled: false, reason: 'SYSTEM' },
    { action: 'COPY', enabled: true },
    { action: 'ENABLE', enabled: false, reason: 'SYSTEM' },
  ]);
  expect(roleActionsOf(own, new Set(['admin.role.view']))).toEqual([]);
});

const entry = (risk: 'LOW' | 'HIGH', rest = {}) => ({ name: { en_US: '', zh_CN: '' }, pages: [], risk, ...rest });
const catalogue: Catalogue = {
  'cards.card.view': entry('LOW'),
  'cards.card.create': entry('HIGH'),
  'cards.note.add': entry('LOW'),
  'devops.clock.move': entry('HIGH', { isSandboxOnly: true }),
  'devops.module.publish': entry('HIGH'),
};

test('sandbox buttons and permissions for remotes are not offered', () => {
  const codes = ['cards.card.view', 'cards.card.create', 'cards.note.add'];
  expect(choosable(catalogue, { isSandbox: false })).toEqual(codes);
  expect(choosable(catalogue, { isSandbox: true })).toEqual([...codes, 'devops.clock.move']);
});

test('menus have the button of their page, and buttons are listed with the menu of their noun', () => {
  const menu = (menuId: string, url: string, isHidden = false) => ({
    menuId,
    url,
    isHidden,
    nameKey: '',
    upId: null,
    seq: 1,
    icon: '',
    position: 1 as const,
    isCache: false,
    isRecentUser: false,
    names: { en_US: url, zh_CN: url },
  });
  const matrix = matrixOf({
    catalogue,
    codes: ['cards.card.view', 'cards.card.create', 'cards.note.add'],
    menus: shownMenus(
      [menu('m1', 'cards'), menu('m2', 'batches'), menu('m3', 'card', true), menu('m4', 'me'), menu('m5', 'gone')],
      new Map([
        ['cards', ['cards.card.view']],
        ['batches', ['cards.card.view', 'cards.note.view']],
        ['card', ['cards.card.view']],
        ['me', ['signed-in']],
      ]),
    ),
    held: new Set(['cards.card.view']),
  });
  expect(matrix.menus.map(({ id, needs, alsoWith }) => [id, needs, alsoWith])).toEqual([
    ['m1', 'cards.card.view', []],
    ['m2', 'cards.card.view', ['cards.note.view']],
    ['m4', '', []],
  ]);
  expect(matrix.buttons.map(({ code, menuId, risk, isHeld }) => [code, menuId, risk, isHeld])).toEqual([
    ['cards.card.view', 'm1', 'LOW', true],
    ['cards.card.create', 'm1', 'HIGH', false],
    ['cards.note.add', 'm2', 'LOW', false],
  ]);
});
