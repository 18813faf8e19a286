import { z } from '@console/contracts/zod';
import './cards/messages';
import { fieldMessageOf, generalMessages } from './field-messages';
import { issuesOf } from './issues';
import { textBetween } from './text';

const said = (schema: z.ZodType, value: unknown): string[] => {
  const { error } = z.strictObject({ it: schema }).safeParse({ it: value });
  return error ? issuesOf(error).map(({ code, params }) => fieldMessageOf({ field: 'it', code, params }, 'en_US')) : [];
};

test.each<[string, z.ZodType, unknown, string]>([
  ['nothing', z.string().min(1), '', 'Cannot be empty'],
  ['a text that is too short', z.string().min(3), 'ab', 'Use 3 characters or more'],
  ['a text without its bounds', textBetween(3, 24), 'ab', 'Use 3 to 24 characters'],
  ['a text that is too long', z.string().max(3), 'abcd', 'Use 3 characters or fewer'],
  ['an empty list', z.array(z.string()).min(1), [], 'Cannot be empty'],
  ['too few choices', z.array(z.string()).min(2), ['a'], 'Choose 2 or more'],
  ['too many choices', z.array(z.string()).max(1), ['a', 'b'], 'Choose 1 or fewer'],
  ['a number that is too small', z.number().min(3), 2, 'Must be 3 or more'],
  ['a number at an open bound', z.number().gt(3), 3, 'Must be more than 3'],
  ['a number at an open end', z.number().lt(3), 3, 'Must be less than 3'],
  ['a number that is too large', z.number().max(3), 4, 'Must be 3 or less'],
])('%s is refused with a message that states what to change', (_name, schema, value, message) => {
  expect(said(schema, value)).toEqual([message]);
});

test('an amount in a message is in groups of three digits', () => {
  const params = { required: '99999999.00', available: '518546.57', currency: 'USD' };
  expect(fieldMessageOf({ field: 'amount', code: 'EXCEEDS_BALANCE', params }, 'en_US')).toBe(
    'Cannot exceed balance: 99,999,999.00 USD needed, 518,546.57 USD available',
  );
});

test('[seed 5.11] every parameter of a general message is filled in', () => {
  const unfilled = Object.entries(generalMessages).filter(
    ([, { en_US, zh_CN }]) => JSON.stringify(namesIn(en_US)) !== JSON.stringify(namesIn(zh_CN)),
  );
  expect(unfilled).toEqual([]);
});

const namesIn = (message: string) => (message.match(/\{\w+\}/g) ?? []).toSorted((a, b) => a.localeCompare(b));
