import type { LivePlan } from '@console/contracts/release';
import { changesOf, type Released } from './census-changes.rules';

const digest = 'a'.repeat(64);
const planOf = (live: string, canary?: string): LivePlan => ({
  minVersion: '0.0.0',
  lanes: [
    ...(canary ? [{ version: canary, digest, audience: { to: 'percent' as const, percent: 10 } }] : []),
    { version: live, digest, audience: { to: 'everyone' } },
  ],
});
const release = (hour: number, kind: Released['kind'], cards: LivePlan): Released => ({
  kind,
  madeAt: `2026-03-09T${String(hour).padStart(2, '0')}:00:00.000Z`,
  remotes: { cards, accounts: planOf('1.0.0') },
});
const releases = [
  release(9, 'ROLLBACK', planOf('1.1.0')),
  release(8, 'ACTIVATE', planOf('1.1.0', '1.2.0')),
  release(6, 'ACTIVATE', planOf('1.1.0')),
  release(2, 'START', planOf('1.0.0')),
];
const window = { remotes: ['cards', 'accounts', 'shell'], from: new Date('2026-03-09T05:00:00.000Z') };

test('each remote has the version that was live when the window began, then its changes within the window', () => {
  expect(
    changesOf(releases, window).map(({ remote, at, kind, live, canary }) => [
      remote,
      at.slice(11, 13),
      kind,
      live,
      canary,
    ]),
  ).toEqual([
    ['cards', '05', 'START', '1.0.0', null],
    ['cards', '06', 'ACTIVATE', '1.1.0', null],
    ['cards', '08', 'ACTIVATE', '1.1.0', { version: '1.2.0', percent: 10 }],
    ['cards', '09', 'ROLLBACK', '1.1.0', null],
    ['accounts', '05', 'START', '1.0.0', null],
  ]);
});

test('a remote first released within the window begins at its first release', () => {
  expect(changesOf(releases, { remotes: ['accounts'], from: new Date('2026-03-08T00:00:00.000Z') })).toMatchObject([
    { at: '2026-03-09T02:00:00.000Z', live: '1.0.0' },
  ]);
});
