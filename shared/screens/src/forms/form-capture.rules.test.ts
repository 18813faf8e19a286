import { secretText } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { captureOf, isSecret, stateOf } from './form-capture.rules';

const form = z.strictObject({
  alias: z.string().min(3),
  count: z.int().min(1),
  deposit: z.strictObject({ amount: z.string().regex(/^\d+\.\d\d$/), currency: z.string() }),
  kind: z.enum(['one', 'two']),
});
const opened = { initial: { alias: 'Tr' }, initialVersion: 3 };
const state = (values: object) => ({ values, ...opened, touched: new Set(['alias']), submitted: false });
const again = (values: object, schema: z.ZodType = form) => stateOf(captureOf(state(values), schema), schema);

describe('the captured state of a form', () => {
  test('values, initial values, their version and touched fields are restored unchanged', () => {
    expect(again({ alias: 'Trip', count: undefined })).toEqual(state({ alias: 'Trip' }));
  });

  test.each([
    ['too short a text', { alias: 'T' }],
    ['half an amount', { deposit: { amount: '12.', currency: 'USD' } }],
    ['a fraction', { count: 1.5 }],
    ['a choice that is no more', { kind: 'three' }],
    ['nothing yet', {}],
  ])('%s is restored', (_name, values) => {
    expect(again(values)?.values).toEqual(values);
  });

  test.each([
    ['a field that there is not', { nickname: 'T' }],
    ['a text where a number belongs', { count: '1' }],
    ['a text where an amount belongs', { deposit: '12' }],
    ['nothing where a text belongs', { alias: null }],
    ['a field within an amount that there is not', { deposit: { amount: '1', cur: 'USD' } }],
  ])('%s belongs to an older form and is dropped', (_name, values) => {
    expect(again(values)).toBeNull();
  });

  test.each([
    [{ schema: 'form/1', state: { values: {}, left: [], wasSent: false } }],
    [{ schema: 'form/1', state: { values: {}, initial: {}, initialVersion: 3, touched: [], submitted: false } }],
    [{ schema: 'form/2', state: { values: {}, initial: {}, touched: [], submitted: false } }],
    [{ schema: 'form/2', state: null }],
  ])('%j is dropped', (captured) => {
    expect(stateOf(captured, form)).toBeNull();
  });
});

describe('secrets are never captured', () => {
  test.each([
    'password',
    'newPassword',
    'confirm_password',
    'cvv',
    'securityCode',
    'cardSecurityCode',
    'cardNumber',
    'totp',
    'apiToken',
    'clientSecret',
    'pin',
    'recoveryCode',
  ])('%s', (name) => {
    expect(isSecret(name)).toBe(true);
    expect(
      JSON.stringify(captureOf(state({ alias: 'Trip', [name]: '4711', within: [{ [name]: '4711' }] }), form)),
    ).not.toMatch('4711');
  });

  test.each(['alias', 'pinned', 'company', 'spanish', 'currencyCode', 'cardholderId', 'shippingNote'])(
    '%s is no secret',
    (name) => expect(isSecret(name)).toBe(false),
  );

  test('fields that the contract marks as write-only are not captured, also in lists and optional parts', () => {
    const schema = z.strictObject({
      url: z.string(),
      credential: secretText().optional(),
      keys: z.array(z.strictObject({ name: z.string(), material: secretText() })).optional(),
    });
    const values = { url: 'u', credential: '4711', keys: [{ name: 'first', material: '4711' }] };
    const captured = captureOf({ ...state(values), initial: values }, schema);
    expect(JSON.stringify(captured)).not.toMatch('4711');
    expect(stateOf(captured, schema)?.values).toEqual({ url: 'u', keys: [{ name: 'first' }] });
  });
});
