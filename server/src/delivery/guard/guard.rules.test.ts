import type { LivePlan } from '@console/contracts/release';
import { isBroken, judge, wasTakenBack, watchedOf, type Complaints, type Witness } from './guard.rules';

const limits = { sessions: 5, windowMinutes: 10 };
const none: Complaints = { crashed: 0, unloaded: 0, people: 5, tried: 5 };

test.each<[string, Partial<Complaints>, boolean]>([
  ['five sessions whose page it took away, of a hundred', { crashed: 5, tried: 100 }, true],
  ['five sessions whose page it took away, of five thousand', { crashed: 5, tried: 5000 }, false],
  ['four sessions', { crashed: 4 }, false],
  ['five sessions of one person', { crashed: 5, people: 1 }, false],
  ['five sessions of three people', { crashed: 5, people: 3 }, true],
  ['five sessions that could not load it, of six', { unloaded: 5, tried: 6 }, true],
  ['five sessions that could not load it, of a thousand: their network', { unloaded: 5, tried: 1005 }, false],
  ['three that crashed and two that could not load it, of five', { crashed: 3, unloaded: 2, tried: 5 }, true],
  ['nobody', {}, false],
])('%s', (_name, said, expected) => {
  expect(isBroken({ ...none, ...said }, limits)).toBe(expected);
});

const plan = (...versions: string[]): LivePlan => ({
  lanes: versions.map((version) => ({ version, digest: version, audience: { to: 'everyone' } })),
  minVersion: '0.0.0',
});
const at = (hour: number, cards: LivePlan) => ({ madeAt: `2026-03-09T0${hour}:00:00.000Z`, remotes: { cards } });

test('a version is watched from the release on that brought it, also after others', () => {
  const releases = [at(5, plan('3', '2')), at(4, plan('2')), at(3, plan('1')), at(2, plan('2'))];
  const watched = watchedOf(releases, new Date('2026-03-09T06:00:00Z'));
  expect(watched.map(({ version, since }) => [version, since.getUTCHours()])).toEqual([
    ['3', 5],
    ['2', 4],
  ]);
});

test('a version that is live for more than a day is left to people', () => {
  expect(watchedOf([at(1, plan('1'))], new Date('2026-03-10T01:00:00.000Z'))).toEqual([]);
  expect(watchedOf([], new Date())).toEqual([]);
});

describe('whose word counts', () => {
  const live = { remote: 'cards', version: '2', digest: '2', since: new Date('2026-03-09T00:00:00Z') };
  const { lanes } = plan('2');
  const staff: Omit<Witness, 'sessionId' | 'userId'> = {
    number: 1,
    companyId: 'co',
    roleIds: [],
    accountType: 'WHITELABEL',
    since: new Date('2026-03-08T00:00:00Z'),
    met: 'CRASHED',
  };
  const five = (change: Partial<Witness> = {}): Witness[] =>
    Array.from({ length: 5 }, (_, index) => ({ ...staff, sessionId: `s${index}`, userId: `u${index}`, ...change }));
  const verdict = (witnesses: Witness[], of = lanes) => judge(witnesses, { watched: live, lanes: of, limits }).at;

  test.each<[string, Witness[], ReturnType<typeof verdict>]>([
    ['people of the company', five(), 'BROKEN'],
    ['people of the company whose account is younger than the version', five({ since: live.since }), 'DOUBTED'],
    ['people of merchants', five({ accountType: 'MERCHANT' }), 'DOUBTED'],
    ['people of channels', five({ accountType: 'CHANNEL' }), 'DOUBTED'],
    ['users of wallets', five({ accountType: 'WALLET' }), 'DOUBTED'],
    ['nobody, with many whom it works for', five({ met: 'NOTHING' }), 'SOUND'],
  ])('%s', (_name, witnesses, expected) => expect(verdict(witnesses)).toBe(expected));

  test('strangers for whom it works do not hide that it is broken', () => {
    const strangers = Array.from({ length: 400 }, (_, index): Witness => {
      const who = { sessionId: `x${index}`, userId: `x${index}`, accountType: 'WALLET', met: 'NOTHING' } as const;
      return { ...staff, ...who };
    });
    expect(verdict([...five(), ...strangers])).toBe('BROKEN');
  });

  test('who was not given the version has not met it', () => {
    const [lane] = lanes;
    if (!lane) throw new Error('There is a lane.');
    const other = { ...lane, digest: '1', version: '1' };
    expect(verdict(five(), [{ ...lane, audience: { to: 'users', ids: ['somebody'] } }, other])).toBe('SOUND');
  });
});

test('only what the guard has taken back itself, of that remote and within a day, is left to people afterwards', () => {
  const made = (hour: number, cards: LivePlan, madeBy = 'system') => ({
    ...at(hour, cards),
    kind: 'QUARANTINE' as const,
    madeBy,
  });
  const now = new Date('2026-03-09T06:00:00Z');
  const [before, after] = [made(1, plan('2'), 'user'), made(2, plan('1'))];
  expect(wasTakenBack([after, before], 'cards', now)).toBe(true);
  expect(wasTakenBack([after, before], 'accounts', now)).toBe(false);
  expect(wasTakenBack([{ ...after, madeBy: 'user_1' }, before], 'cards', now)).toBe(false);
  expect(wasTakenBack([after, before], 'cards', new Date('2026-03-10T02:00:00Z'))).toBe(false);
});
