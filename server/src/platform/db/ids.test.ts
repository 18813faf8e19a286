import { decodeTime } from 'ulid';
import { newId } from './ids';

/** Later than every real id: ids of one process never decrease. */
const moment = Date.parse('2090-01-01');
beforeEach(() => jest.useFakeTimers({ now: moment }));
afterEach(() => jest.useRealTimers());

test('ids contain the current time, sort by creation and are unique', () => {
  // More ids than one supply of random bytes covers.
  const made = Array.from({ length: 20_000 }, () => newId('card'));
  expect(new Set(made).size).toBe(made.length);
  expect(made.toSorted()).toEqual(made);
  expect(made.every((id) => /^card_[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true);
  expect(decodeTime((made[0] ?? '').slice('card_'.length))).toBe(moment);
});

test('ids of different milliseconds have different random parts', () => {
  const chanceOf = (id: string) => id.slice(-16);
  const chances = new Set<string>();
  for (let time = 1; time <= 300; time += 1) {
    jest.setSystemTime(moment + time);
    chances.add(chanceOf(newId('card')).slice(0, 10));
  }
  expect(chances.size).toBe(300);
});
