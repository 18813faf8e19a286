import {
  canBeEmbossed,
  checkHolder,
  checkKyc,
  holderAgeMin,
  type HolderRules,
  type HolderValues,
} from './cardholder.rules';

const right: HolderValues = {
  firstName: 'Amelia',
  middleName: 'Rose',
  lastName: 'Whitcombe',
  email: 'amelia@example.com',
  areaCode: '+65',
  phone: '8123 1001',
  birthday: '1990-05-01',
  country: 'SG',
  address: '1 Marina View',
  postalCode: '018961',
};
const rules: HolderRules = { today: '2026-03-09', ageMin: holderAgeMin, states: [], isNew: true };
const wrong = (over: HolderValues, others: Partial<HolderRules> = {}) =>
  checkHolder({ ...right, ...over }, { ...rules, ...others }).map(({ field, code }) => `${field} ${code}`);

test('a complete holder is accepted', () => {
  expect(wrong({})).toEqual([]);
});

test.each(['email', 'areaCode', 'phone', 'birthday', 'address', 'postalCode'] as const)(
  'a new holder requires %s, an existing one can omit it',
  (field) => {
    expect(wrong({ [field]: undefined })).toContain(`${field} REQUIRED`);
    if (field !== 'phone' && field !== 'areaCode') expect(wrong({ [field]: undefined }, { isNew: false })).toEqual([]);
  },
);

test('an area code requires a number, and a number an area code', () => {
  expect(wrong({ areaCode: undefined }, { isNew: false })).toEqual(['areaCode REQUIRED']);
  expect(wrong({ phone: undefined }, { isNew: false })).toEqual(['phone REQUIRED']);
  expect(wrong({ areaCode: undefined, phone: undefined }, { isNew: false })).toEqual([]);
});

test.each([
  ['2008-03-09', []],
  ['2008-03-10', ['birthday HOLDER_AGE']],
  ['1906-03-09', []],
  ['1906-03-08', ['birthday HOLDER_AGE_MAX']],
])('a date of birth of %s has the issues %j', (birthday, issues) => {
  expect(wrong({ birthday })).toEqual(issues);
});

test.each([
  ['US', '10041', true],
  ['US', '10041-1234', true],
  ['US', '1004', false],
  ['CN', '200120', true],
  ['CN', '20012', false],
  ['GB', 'EC2Y 9AE', true],
  ['GB', '12345', false],
  ['CA', 'K1A 0B1', true],
  ['BR', 'anything', true],
])('in %s the postal code %s is accepted: %s', (country, postalCode, isRight) => {
  expect(wrong({ country, postalCode })).toEqual(isRight ? [] : ['postalCode POSTAL_CODE']);
});

test('a postal code is optional in a country without a known format', () => {
  expect(wrong({ country: 'HK', postalCode: undefined })).toEqual([]);
});

test('a state from the list is required if the country has a list', () => {
  expect(wrong({ state: 'NY' }, { states: ['CA', 'NY'] })).toEqual([]);
  expect(wrong({ state: 'Elsewhere' }, { states: ['CA', 'NY'] })).toEqual(['state STATE']);
  expect(wrong({ state: 'Elsewhere' })).toEqual([]);
});

test('a phone number with its area code is refused above 15 digits', () => {
  expect(wrong({ areaCode: '+1234', phone: '12345678901' })).toEqual([]);
  expect(wrong({ areaCode: '+1234', phone: '123456789012' })).toEqual(['phone PHONE_LENGTH']);
});

test('a full name is refused above 100 characters', () => {
  expect(wrong({ firstName: 'a'.repeat(49), middleName: '', lastName: 'b'.repeat(50) })).toEqual([]);
  expect(wrong({ firstName: 'a'.repeat(50), middleName: '', lastName: 'b'.repeat(50) })).toEqual([
    'lastName MAX_LENGTH',
  ]);
});

test.each([
  ['Amelia Rose', 'Whitcombe', true],
  ["Jean-Luc O'Neil Jr.", 'D’Arcy', true],
  ['José', 'Núñez', true],
  ['晓彤', '王', false],
  ['A1', 'Lee', false],
  ['a'.repeat(13), 'b'.repeat(12), true],
  ['a'.repeat(13), 'b'.repeat(13), false],
])('the name %s %s can be embossed: %s', (firstName, lastName, can) => {
  expect(canBeEmbossed({ firstName, middleName: '', lastName })).toBe(can);
});

test.each([
  ['PENDING', {}, []],
  ['PASSED', {}, ['validTo REQUIRED']],
  ['PASSED', { validTo: '2026-03-09' }, ['validTo DAY_TO_COME']],
  ['PASSED', { validTo: '2026-03-10' }, []],
  ['REJECTED', {}, ['reason REQUIRED']],
  ['REJECTED', { reason: 'Blurred document' }, []],
  ['EXPIRED', { reason: '' }, ['reason REQUIRED']],
] as const)('the status %s with %j has the issues %j', (to, step, issues) => {
  expect(checkKyc({ to, ...step }, '2026-03-09').map(({ field, code }) => `${field} ${code}`)).toEqual(issues);
});
