import type { AnyOperation } from '../deps';
import { testRelease } from '../../testing/test-builds';
import { testNow } from '../../testing/test-world';
import { faultsOf } from './start-checks';

type Declared = Pick<AnyOperation, 'path' | 'permission' | 'sandboxOnly'>;

const call = (path: Declared['path'], permission: Declared['permission'] = 'public', sandboxOnly = false) => ({
  path,
  permission,
  sandboxOnly,
});

const release = testRelease(testNow);
const [one, two] = [call('/one'), call('/two')];

it('matching contracts and routes pass the check', () => {
  expect(faultsOf([one, two], [one, two], release)).toEqual([]);
});

it('a declared call without a route is reported', () => {
  expect(faultsOf([one], [one, two], release)).toEqual(['/two is declared and never mounted']);
});

it('a call that is mounted twice and an undeclared call are reported', () => {
  expect(faultsOf([one, one], [one], release)).toEqual(['/one is mounted twice']);
  expect(faultsOf([one, two], [one], release)).toEqual(['/two is mounted and not declared']);
});

it('a permission of a call or page that is not in the catalogue is reported', () => {
  const odd = call('/odd', 'cards.card.paint');
  expect(faultsOf([odd], [odd], release)).toEqual(['/odd needs cards.card.paint, which is not in the catalogue']);
  const [accounts] = release.remotes;
  if (!accounts) throw new Error('The test release has a remote.');
  const pages = accounts.manifest.pages.map((page) => ({ ...page, permission: 'accounts.account.paint' }));
  const painted = { ...release, remotes: [{ ...accounts, manifest: { ...accounts.manifest, pages } }] };
  expect(faultsOf([], [], painted)).toEqual(['page index needs accounts.account.paint, which is not in the catalogue']);
});

it('a sandbox permission without sandboxOnly is reported, and so is sandboxOnly without a sandbox permission', () => {
  const bare = call('/simulator/mint', 'cards.transaction.simulate');
  const open = call('/card/mint', 'cards.card.topup', true);
  const right = call('/simulator/pay', 'cards.transaction.simulate', true);
  expect(faultsOf([bare, open, right], [bare, open, right], release)).toEqual([
    '/simulator/mint needs cards.transaction.simulate, a permission of sandboxes, and is not sandboxOnly',
    '/card/mint is sandboxOnly and needs cards.card.topup, which is not a permission of sandboxes',
  ]);
});
