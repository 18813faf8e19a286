import type { LivePlan } from '@console/contracts/release';
import { isBroken, judge, wasTakenBack, watchedOf, type Complaints, type Witness } from './guard.rules';

const limits = { sessions: 5, windowMinutes: 10 };
const none: Complaints = { crashed: 0, unloaded: 0, people: 5, tried: 5 };

test.each<[string, Partial<Complaints>, boolean]>([
  ['five of a hundred sessions crashed', { crashed: 5, tried: 100 }, true],
  ['five of five thousand sessions crashed', { crashed: 5, tried: 5000 }, false],
  ['four sessions crashed', { crashed: 4 }, false],
  ['five sessions of one user crashed', { crashed: 5, people: 1 }, false],
  ['five sessions of three users crashed', { crashed: 5, people: 3 }, true],
  ['five of six sessions could not load it', { unloaded: 5, tried: 6 }, true],
  ['five of a thousand sessions could not load it, a network fault', { unloaded: 5, tried: 1005 }, false],
  ['three of five sessions crashed and two could not load it', { crashed: 3, unloaded: 2, tried: 5 }, true],
  ['no session has a fault', {}, false],
])('a version is judged when %s', (_name, said, expected) => {
  expect(isBroken({ ...none, ...said }, limits)).toBe(expected);
});

const plan = (...versions: string[]): LivePlan => ({
  lanes: versions.map((version) => ({ version, digest: version, audience: { to: 'everyone' } })),
  minVersion: '0.0.0',
});
const at = (hour: number, cards: LivePlan) => ({ madeAt: `2026-03-09T0${hour}:00:00.000Z`, remotes: { cards } });

test('a version is watched from the release that made it live, also when later releases contain it', () => {
  const releases = [at(5, plan('3', '2')), at(4, plan('2')), at(3, plan('1')), at(2, plan('2'))];
  const watched = watchedOf(releases, new Date('2026-03-09T06:00:00Z'));
  expect(watched.map(({ version, since }) => [version, since.getUTCHours()])).toEqual([
    ['3', 5],
    ['2', 4],
  ]);
});

test('a version that has been live for more than a day is not watched', () => {
  expect(watchedOf([at(1, plan('1'))], new Date('2026-03-10T01:00:00.000Z'))).toEqual([]);
  expect(watchedOf([], new Date())).toEqual([]);
});

describe('trusted reports', () => {
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
    ['company users', five(), 'BROKEN'],
    ['company users with accounts newer than the version', five({ since: live.since }), 'DOUBTED'],
    ['merchant users', five({ accountType: 'MERCHANT' }), 'DOUBTED'],
    ['channel users', five({ accountType: 'CHANNEL' }), 'DOUBTED'],
    ['wallet users', five({ accountType: 'WALLET' }), 'DOUBTED'],
    ['no users at all', five({ met: 'NOTHING' }), 'SOUND'],
  ])('faults of %s are judged', (_name, witnesses, expected) => expect(verdict(witnesses)).toBe(expected));

  test('sessions of untrusted users without a fault do not hide that a version is broken', () => {
    const strangers = Array.from({ length: 400 }, (_, index): Witness => {
      const who = { sessionId: `x${index}`, userId: `x${index}`, accountType: 'WALLET', met: 'NOTHING' } as const;
      return { ...staff, ...who };
    });
    expect(verdict([...five(), ...strangers])).toBe('BROKEN');
  });

  test('sessions outside the audience of the version are not counted', () => {
    const [lane] = lanes;
    if (!lane) throw new Error('There is a lane.');
    const other = { ...lane, digest: '1', version: '1' };
    expect(verdict(five(), [{ ...lane, audience: { to: 'users', ids: ['somebody'] } }, other])).toBe('SOUND');
  });
});

test('only an automatic rollback of the same remote within a day prevents another rollback', () => {
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
