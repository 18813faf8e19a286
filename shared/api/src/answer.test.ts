import { z } from '@console/contracts/zod';
import { answerOf } from './answer';

const row = z.strictObject({ id: z.string(), at: z.strictObject({ day: z.int() }) });
const output = z.strictObject({ list: z.array(row), total: z.int() });
const response = { list: [{ id: 'a', at: { day: 1 } }], total: 1 };

test('unknown fields of a newer server are removed at any depth', () => {
  const newer = { list: [{ id: 'a', at: { day: 1, hour: 2 }, note: 'x' }], total: 1, more: { deep: true } };
  expect(answerOf({ output }, newer)).toEqual({ out: response });
});

test.each<[string, unknown]>([
  ['a missing field', { list: [] }],
  ['a field of another type', { ...response, total: '1' }],
  ['an additional and a missing field', { list: [], more: 1 }],
  ['null', null],
  ['a string', 'words'],
])('a response with %s is refused', (_what, data) => {
  expect(answerOf({ output }, data)).toBeNull();
});
