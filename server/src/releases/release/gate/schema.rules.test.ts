import { jsonSchemaOf } from '@console/contracts/json-schema';
import { operations } from '@console/contracts/operations';
import { z } from '@console/contracts/zod';
import { refusalsOf, sideOf } from './schema.rules';

const card = z.strictObject({ id: z.string(), state: z.enum(['ACTIVE', 'FROZEN']), alias: z.string().max(100) });
const open = { id: z.string(), state: z.enum(['ACTIVE', 'FROZEN']), alias: z.string().max(100) };

const asRequest = (built: z.ZodType, live: z.ZodType) =>
  refusalsOf({
    taker: sideOf(jsonSchemaOf(live, 'input')),
    giver: sideOf(jsonSchemaOf(built, 'input')),
    at: 'request',
    dropsUnknown: false,
  });
const asAnswer = (built: z.ZodType, live: z.ZodType) =>
  refusalsOf({
    taker: sideOf(jsonSchemaOf(built, 'output')),
    giver: sideOf(jsonSchemaOf(live, 'output')),
    at: 'answer',
    dropsUnknown: true,
  });

const { state: _state, ...withoutState } = open;

test.each<[string, z.ZodType, string[]]>([
  ['the same fields', card, []],
  ['an additional optional field', z.strictObject({ ...open, note: z.string().optional() }), []],
  ['an additional enum value', z.strictObject({ ...open, state: z.enum(['ACTIVE', 'FROZEN', 'CLOSED']) }), []],
  ['a longer text', z.strictObject({ ...open, alias: z.string().max(200) }), []],
  [
    'an additional required field',
    z.strictObject({ ...open, note: z.string() }),
    ['request.note is required but not always sent'],
  ],
  ['a field removed', z.strictObject(withoutState), ['request.state is no longer accepted']],
  ['another type', z.strictObject({ ...open, id: z.int() }), ['request.id is string instead of integer']],
  [
    'an enum value removed',
    z.strictObject({ ...open, state: z.enum(['ACTIVE']) }),
    ['request.state can be FROZEN, which is not accepted'],
  ],
  [
    'a shorter text',
    z.strictObject({ ...open, alias: z.string().max(10) }),
    ['request.alias has a narrower maxLength'],
  ],
])('a request is checked against a server contract with %s', (_what, live, expected) => {
  expect(asRequest(card, live)).toEqual(expected);
});

test.each<[string, z.ZodType, string[]]>([
  ['the same fields', card, []],
  ['an additional field', z.strictObject({ ...open, note: z.string() }), []],
  ['an enum value removed', z.strictObject({ ...open, state: z.enum(['ACTIVE']) }), []],
  ['a field removed', z.strictObject(withoutState), ['answer.state is required but not always sent']],
  [
    'an optional field',
    z.strictObject({ ...open, id: z.string().optional() }),
    ['answer.id is required but not always sent'],
  ],
  ['another type', z.strictObject({ ...open, id: z.number() }), ['answer.id is number instead of string']],
  [
    'an additional enum value',
    z.strictObject({ ...open, state: z.enum(['ACTIVE', 'FROZEN', 'X']) }),
    ['answer.state can be X, which is not accepted'],
  ],
])('a response is checked against a server contract with %s', (_what, live, expected) => {
  expect(asAnswer(card, live)).toEqual(expected);
});

test('arrays, records and unions are checked recursively', () => {
  const list = (of: z.ZodType) => z.strictObject({ list: z.array(of), by: z.record(z.string(), of) });
  expect(asAnswer(list(card), list(z.strictObject(withoutState)))).toEqual([
    'answer.list[].state is required but not always sent',
    'answer.by.*.state is required but not always sent',
  ]);
  const either = (...kinds: [string, ...string[]]) =>
    z.discriminatedUnion('at', [
      z.strictObject({ at: z.literal('never') }),
      ...kinds.map((at) => z.strictObject({ at: z.literal(at) })),
    ]);
  expect(asAnswer(either('a', 'b'), either('a'))).toEqual([]);
  expect(asAnswer(either('a'), either('a', 'b'))).toEqual(['answer has another type now']);
});

test.each(Object.entries(operations))('%s is compatible with itself', (_name, { input, output }) => {
  expect(asRequest(input, input)).toEqual([]);
  expect(asAnswer(output, output)).toEqual([]);
});
