import { until } from '@console/configs/jest/deadline';
import type { LiveRemote } from '@console/contracts/release';
import { PageRegistry } from '../drafts/page-registry';
import { MountFailure } from '../mounting/mount-failure';
import type { RemoteInput, Mounted } from '../mounting/orchestrator';
import type { Moment } from './moment.rules';
import { VersionLine } from './version-line';

const still: Moment = {
  isDirty: false,
  isBusy: false,
  isComposing: false,
  isTyping: false,
  hasDialog: false,
  hasOpenList: false,
  untouchedMs: 0,
};
// Nothing renders in this test: the input is only passed on.
const remoteInput = { pages: [] } as unknown as RemoteInput;

const remoteOf = (version: string): LiveRemote => ({
  remote: 'cards',
  version,
  base: `/r/cards/${version}/`,
  manifest: {
    schema: 1,
    remote: 'cards',
    version,
    container: `cards_${version}`,
    entry: 'entry.js',
    expose: './remote',
    federation: '2.9.2',
    pages: [],
    requires: {},
    preload: [],
    texts: { en_US: [], zh_CN: [] },
    files: {},
  },
});

interface Fake extends Mounted {
  log: string[];
}

function fakeOf(version: string): Fake {
  const log: string[] = [];
  return {
    remote: remoteOf(version),
    element: document.createElement('div'),
    registry: new PageRegistry(),
    log,
    update: () => void log.push('seen'),
    prepare: async () => undefined,
    sleep: () => void log.push('asleep'),
    unmount: async () => void log.push('gone'),
  };
}

const unfetched = Object.assign(new Error('not there'), { name: 'ScriptNetworkError' });

function lineOf() {
  const mounts = new Map<string, Fake>();
  const facts = {
    moment: still,
    refused: [] as string[],
    waits: [] as (string | null)[],
    lived: [] as string[],
    broken: new Set<string>(),
    lost: new Set<string>(),
  };
  const first = fakeOf('1');
  mounts.set('1', first);
  const line = new VersionLine(
    {
      mount: async (remote) => {
        const { version } = remote;
        if (facts.broken.has(version)) throw new Error('broken');
        if (facts.lost.has(version)) throw new MountFailure('LOAD', unfetched);
        const fake = { ...fakeOf(version), remote };
        mounts.set(version, fake);
        return fake;
      },
      momentOf: () => facts.moment,
      onWait: (waiting) => void facts.waits.push(waiting?.why ?? null),
      onLive: ({ remote }) => void facts.lived.push(remote.version),
      onRefused: ({ version }) => void facts.refused.push(version),
    },
    first,
    remoteInput,
  );
  return { line, facts, logOf: (version: string) => mounts.get(version)?.log ?? [] };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('the next version takes over, and the previous one stays mounted and hidden', async () => {
  const { line, logOf } = lineOf();
  await line.request(remoteOf('2'), 'calm');
  await settled();
  expect(line.seen.version).toBe('2');
  expect([logOf('1'), logOf('2')]).toEqual([['asleep'], ['seen']]);
});

test('a waiting version takes over when its wait reason has ended', async () => {
  const { line, facts } = lineOf();
  facts.moment = { ...still, isTyping: true };
  await line.request(remoteOf('2'), 'calm');
  await settled();
  expect(line.seen.version).toBe('1');
  facts.moment = still;
  await until(() => line.seen.version === '2', 'Version 2');
  expect([...new Set(facts.waits)]).toEqual(['LOADING', 'TYPING']);
});

test('a version that is outdated while it waits is never shown', async () => {
  const { line, facts, logOf } = lineOf();
  facts.moment = { ...still, isTyping: true };
  await line.request(remoteOf('2'), 'calm');
  await line.request(remoteOf('3'), 'calm');
  facts.moment = still;
  await until(() => line.seen.version === '3', 'Version 3');
  expect(facts.lived).toEqual(['3']);
  expect(logOf('2')).toEqual(['gone']);
});

test('a rollback to the previous version loads no code', async () => {
  const { line, facts, logOf } = lineOf();
  await line.request(remoteOf('2'), 'calm');
  await settled();
  facts.broken.add('1');
  await line.request(remoteOf('1'), 'calm');
  await settled();
  expect(line.seen.version).toBe('1');
  expect(logOf('2')).toEqual(['seen', 'asleep']);
});

test('a broken version is replaced by the previous one immediately and is not retried', async () => {
  const { line, facts, logOf } = lineOf();
  await line.request(remoteOf('2'), 'calm');
  await settled();
  expect(line.takeBack(new Error('broke'))).toBe(true);
  expect([line.seen.version, facts.refused]).toEqual(['1', ['2']]);
  expect(logOf('2')).toContain('gone');
  await line.request(remoteOf('2'), 'forced');
  await settled();
  expect(line.seen.version).toBe('1');
});

test('a broken version without a previous one is not replaced', () => {
  expect(lineOf().line.takeBack(new Error('broke'))).toBe(false);
});

test('a version that fails its trial does not change the visible one', async () => {
  const { line, facts } = lineOf();
  facts.broken.add('2');
  await line.request(remoteOf('2'), 'forced');
  expect([line.seen.version, facts.refused, facts.lived]).toEqual(['1', ['2'], []]);
});

test('a version that could not be fetched is retried, and a broken one is not', async () => {
  jest.useFakeTimers();
  const { line, facts } = lineOf();
  facts.broken.add('2');
  facts.lost.add('3');
  await line.request(remoteOf('2'), 'calm');
  await line.request(remoteOf('3'), 'calm');
  facts.broken.clear();
  facts.lost.clear();
  await jest.advanceTimersByTimeAsync(5000);
  expect([line.seen.version, facts.refused]).toEqual(['3', ['2', '3']]);
  await line.request(remoteOf('2'), 'calm');
  await jest.advanceTimersByTimeAsync(5000);
  expect(line.seen.version).toBe('3');
  jest.useRealTimers();
});

test('a version below the minimum is replaced immediately and is not kept for a rollback', async () => {
  const { line, facts, logOf } = lineOf();
  await line.request(remoteOf('2.0.0'), 'calm');
  await settled();
  facts.moment = { ...still, isTyping: true };
  await line.request({ ...remoteOf('3.0.0'), minVersion: '3.0.0' }, 'calm');
  await settled();
  expect(line.seen.version).toBe('3.0.0');
  expect([logOf('1'), logOf('2.0.0')]).toEqual([
    ['asleep', 'gone'],
    ['seen', 'asleep', 'gone'],
  ]);
  expect(line.takeBack(new Error('broke'))).toBe(false);
});

test('a withdrawn version is not kept for a rollback', async () => {
  const { line } = lineOf();
  const bad = { ...remoteOf('2.0.0'), base: '/r/cards/2.0.0-0a1b2c3d/' };
  await line.request(bad, 'calm');
  await settled();
  await line.request({ ...remoteOf('3.0.0'), withdrawn: [`0a1b2c3d${'0'.repeat(56)}`] }, 'calm');
  await settled();
  expect([line.seen.version, line.takeBack(new Error('broke'))]).toEqual(['3.0.0', false]);
});
