import { decodeTime } from 'ulid';
import { newId } from './ids';

test('ids are of now, sort in the order of their making and never come again', () => {
  const from = Date.now();
  // More than chance is drawn for at once, over several milliseconds.
  const made = Array.from({ length: 20_000 }, () => newId('card'));
  expect(new Set(made).size).toBe(made.length);
  expect(made.toSorted()).toEqual(made);
  expect(made.every((id) => /^card_[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true);
  expect(decodeTime((made[0] ?? '').slice('card_'.length))).toBeGreaterThanOrEqual(from);
});

test('chance is drawn anew: ids of different milliseconds share none of it', async () => {
  const chanceOf = (id: string) => id.slice(-16);
  const chances = new Set<string>();
  for (let time = 0; time < 300; time += 1) {
    chances.add(chanceOf(newId('card')).slice(0, 10));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(chances.size).toBe(300);
});
