import { permissions } from '@console/contracts/areas';
import { includes, isOfEveryCompany } from '../../../platform/product-modules/included.rules';
import { moduleOf } from './product-module.data';
import { differenceOf, moduleActionsOf, removeBar } from './product-module.rules';

test('each button belongs to a module or to all companies', () => {
  const codes = Object.keys(permissions);
  expect(codes.filter((code) => !isOfEveryCompany(code) && moduleOf(code) === undefined)).toEqual([]);
  expect(['cards.wallet-user.view', 'cards.card.view', 'cards.recon.save'].map(moduleOf)).toEqual([
    'WALLETS',
    'CARDS',
    'ACCOUNTS',
  ]);
});

test.each([
  ['cards.card.view', undefined, true],
  ['cards.card.view', 'MERCHANT', true],
  ['cards.card.view', 'CHANNEL', false],
  ['cards.wallet.view', undefined, false],
  ['admin.user.view', 'WHITELABEL', true],
] as const)('%s for %s: %s', (code, type, expected) => {
  const modules = [{ buttons: ['cards.card.view'], accountTypes: ['WHITELABEL', 'MERCHANT'] }];
  expect(includes({ isAll: false, modules }, code, type)).toBe(expected);
  expect(includes({ isAll: true, modules: [] }, code, type)).toBe(true);
});

test.each([
  [true, 0, 'SYSTEM'],
  [false, 1, 'GRANTED'],
  [false, 0, null],
])('a module (built in: %s) of %i companies: deletion is refused with %s', (isSystem, companies, bar) => {
  expect(removeBar({ isSystem, companies })).toBe(bar);
});

test('an action is listed if the user has its permission', () => {
  const facts = { isSystem: true, companies: 1 };
  expect(moduleActionsOf(facts, new Set(['admin.module.view']))).toEqual([]);
  expect(moduleActionsOf(facts, new Set(['admin.module.grant'])).map(({ action }) => action)).toEqual(['GRANT']);
});

test('the difference has added and removed entries', () => {
  expect(differenceOf(['a', 'b'], ['b', 'c', 'c'])).toEqual({ granted: ['c'], taken: ['a'] });
});
