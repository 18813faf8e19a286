import { placeOf } from './share.rules';

const remotes = ['cards', 'accounts', 'admin', 'merchants', 'disputes'];
const users = Array.from({ length: 10_000 }, (_, index) => index + 1);
const places = new Map(remotes.map((remote) => [remote, users.map((user) => placeOf(remote, user))]));
const recordedPlace = (remote: string, user: number) => places.get(remote)?.[user - 1] ?? Number.NaN;
const shareOf = (remote: string, percent: number, among = users) =>
  among.filter((user) => recordedPlace(remote, user) < percent);

const percents = [0, 0.01, 0.1, 0.25, 1, 5, 10, 20, 25, 33.33, 50, 66.67, 75, 90, 99, 99.99, 100];

test.each(percents)(
  'a share of %d percent of 10,000 users is exact to a tenth of a percentage point, for every remote',
  (percent) => {
    for (const remote of remotes)
      expect(Math.abs(shareOf(remote, percent).length / 100 - percent)).toBeLessThanOrEqual(0.1);
  },
);

test('0 percent includes no user and 100 percent includes every user', () => {
  for (const remote of remotes) {
    expect(shareOf(remote, 0)).toEqual([]);
    expect(shareOf(remote, 100)).toHaveLength(users.length);
  }
});

test('every hundredth of a percent is exact to half a percentage point', () => {
  for (const remote of remotes) {
    const sorted = users.map((user) => recordedPlace(remote, user)).sort((one, other) => one - other);
    const worst = Math.max(...sorted.map((place, index) => Math.abs(place - (index / users.length) * 100)));
    expect(worst).toBeLessThanOrEqual(0.5);
  }
});

test('a share is exact to half a percentage point if every tenth user number is unused', () => {
  const left = users.filter((user) => user % 10 !== 3);
  for (const percent of percents)
    expect(Math.abs((shareOf('cards', percent, left).length / left.length) * 100 - percent)).toBeLessThanOrEqual(0.5);
});

test('a growing share keeps all its users', () => {
  for (const percent of [1, 5, 10, 25, 50, 90]) {
    const more = new Set(shareOf('cards', percent + 5));
    expect(shareOf('cards', percent).every((user) => more.has(user))).toBe(true);
  }
});

test('the places of a thousand consecutive users are unique', () => {
  for (const remote of remotes) {
    const thousand = users.slice(999, 1999);
    expect(new Set(thousand.map((user) => recordedPlace(remote, user))).size).toBe(1000);
  }
});

test.each(remotes.flatMap((one) => remotes.filter((other) => one < other).map((other) => [one, other] as const)))(
  'the shares of %s and %s are independent',
  (one, other) => {
    for (const percent of [10, 20, 50]) {
      const first = new Set(shareOf(one, percent));
      const both = shareOf(other, percent).filter((user) => first.has(user)).length / users.length;
      const expected = (percent / 100) ** 2;
      // Four standard deviations of independent draws.
      expect(Math.abs(both - expected)).toBeLessThanOrEqual(4 * Math.sqrt((expected * (1 - expected)) / users.length));
    }
  },
);

test('the place of a user is the same on each call', () => {
  for (const user of [1, 999, 1000, 10_000]) expect(placeOf('cards', user)).toBe(recordedPlace('cards', user));
});

test('places are independent of user numbers: each block of 500 users has its part of a share', () => {
  for (const remote of remotes)
    for (let from = 0; from < users.length; from += 500) {
      const share = shareOf(remote, 20, users.slice(from, from + 500)).length / 500;
      expect(Math.abs(share - 0.2)).toBeLessThanOrEqual(0.08);
    }
});
