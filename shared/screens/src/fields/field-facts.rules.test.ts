import { z } from '@console/contracts/zod';
import { fieldFactsOf } from './field-facts.rules';
import { bizdate, email, id, longText, requiredText, text } from '@console/contracts';

const draft = z.strictObject({
  name: requiredText(40),
  nickname: text(),
  remark: longText().optional(),
  mail: email(),
  merchantId: id('mer'),
  day: bizdate.optional(),
  kind: z.enum(['A', 'B']),
  mark: z.enum(['C']).optional(),
  isLow: z.boolean(),
  count: z.int(),
});

test.each([
  ['name', { isRequired: true, lengthMax: 40 }],
  ['nickname', { isRequired: false, lengthMax: 100 }],
  ['remark', { isRequired: false, lengthMax: 500 }],
  ['mail', { isRequired: true, lengthMax: 100 }],
  ['merchantId', { isRequired: true, lengthMax: undefined }],
  ['day', { isRequired: false }],
  ['kind', { isRequired: true, values: ['A', 'B'] }],
  ['mark', { isRequired: false, values: ['C'] }],
  ['isLow', { isRequired: false }],
  ['count', { isRequired: true }],
])('the field %s has the properties of its contract', (name, facts) => {
  expect(fieldFactsOf(draft, name)).toMatchObject(facts);
});

test('an unknown field throws', () => {
  expect(() => fieldFactsOf(draft, 'nmae')).toThrow('The draft has no field nmae');
});

test('limits of a draft also apply after rules are added to it', () => {
  const checked = draft.refine(({ name }) => name !== 'x');
  expect(fieldFactsOf(checked, 'name')).toMatchObject({ lengthMax: 40 });
});
