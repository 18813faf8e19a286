import { z } from '@console/contracts/zod';
import { answerOf } from './answer';

const row = z.strictObject({ id: z.string(), at: z.strictObject({ day: z.int() }) });
const output = z.strictObject({ list: z.array(row), total: z.int() });
const response = { list: [{ id: 'a', at: { day: 1 } }], total: 1 };

test('what a newer server adds is left out, however deep', () => {
  const newer = { list: [{ id: 'a', at: { day: 1, hour: 2 }, note: 'x' }], total: 1, more: { deep: true } };
  expect(answerOf({ output }, newer)).toEqual({ out: response });
});

test.each<[string, unknown]>([
  ['a field less', { list: [] }],
  ['another type', { ...response, total: '1' }],
  ['a field more and one less', { list: [], more: 1 }],
  ['nothing', null],
  ['a text', 'words'],
])('an answer with %s is none', (_what, data) => {
  expect(answerOf({ output }, data)).toBeNull();
});
