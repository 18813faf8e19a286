import type { RemoteRun } from '@console/contracts/release';
import { furthestBehind } from './furthest-behind.rules';

const current: RemoteRun = { remote: 'cards', version: '2.0.0', state: { at: 'CURRENT' } };
const pending: RemoteRun = {
  remote: 'cards',
  version: '1.0.0',
  state: { at: 'PENDING', wanted: '2.0.0', why: 'DIRTY' },
};
const failed: RemoteRun = { remote: 'cards', version: '1.0.0', state: { at: 'FAILED', wanted: '2.0.0' } };
const other: RemoteRun = { remote: 'admin', version: '1.0.0', state: { at: 'CURRENT' } };

test('a remote in several places is reported once, with the state that is furthest behind', () => {
  expect(furthestBehind([current, pending, other])).toEqual([pending, other]);
  expect(furthestBehind([pending, failed, current])).toEqual([failed]);
  expect(furthestBehind([current, other, current])).toEqual([current, other]);
});
