import { decodeTime } from 'ulid';
import { newId } from './ids';

/** Later than every real id of this process: ids of one process never go back in time. */
const moment = Date.parse('2090-01-01');
beforeEach(() => jest.useFakeTimers({ now: moment }));
afterEach(() => jest.useRealTimers());

test('ids are of now, sort in the order of their making and never come again', () => {
  // More than chance is drawn for at once.
  const made = Array.from({ length: 20_000 }, () => newId('card'));
  expect(new Set(made).size).toBe(made.length);
  expect(made.toSorted()).toEqual(made);
  expect(made.every((id) => /^card_[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true);
  expect(decodeTime((made[0] ?? '').slice('card_'.length))).toBe(moment);
});

test('chance is drawn anew: ids of different milliseconds share none of it', () => {
  const chanceOf = (id: string) => id.slice(-16);
  const chances = new Set<string>();
  for (let time = 1; time <= 300; time += 1) {
    jest.setSystemTime(moment + time);
    chances.add(chanceOf(newId('card')).slice(0, 10));
  }
  expect(chances.size).toBe(300);
});
