import { unchangedIssues, valueIssues } from './parameter.rules';

const seconds = { type: 'INT', min: 60, max: 3600, choices: [] } as const;
const toggle = { type: 'BOOL', min: null, max: null, choices: [] } as const;
const policy = { type: 'CHOICE', min: null, max: null, choices: [{ value: 'DECLINE' }, { value: 'APPROVE' }] } as const;
const codesOf = (...args: Parameters<typeof valueIssues>) => valueIssues(...args).map(({ code }) => code);

test.each([
  ['60', []],
  ['3600', []],
  ['59', ['MIN']],
  ['3601', ['MAX']],
  ['-1', ['MIN']],
  ['', ['REQUIRED']],
  ['870.5', ['WHOLE_NUMBER']],
  ['0870', ['WHOLE_NUMBER']],
  ['-0', ['WHOLE_NUMBER']],
  ['1e3', ['WHOLE_NUMBER']],
  [' 870', ['WHOLE_NUMBER']],
  ['９００', ['WHOLE_NUMBER']],
  ['99999999999', ['WHOLE_NUMBER']],
])('%j as a number of seconds has the issues %j', (value, codes) => expect(codesOf(value, seconds)).toEqual(codes));

test.each([
  ['true', []],
  ['false', []],
  ['TRUE', ['CHOICE']],
  ['1', ['CHOICE']],
])('%j as a yes or no value has the issues %j', (value, codes) => expect(codesOf(value, toggle)).toEqual(codes));

test.each([
  ['APPROVE', []],
  ['approve', ['CHOICE']],
  ['', ['REQUIRED']],
])('%j as one of two choices has the issues %j', (value, codes) => expect(codesOf(value, policy)).toEqual(codes));

test.each([
  [{ value: '10', isActive: true }, ['UNCHANGED']],
  [{ value: '11', isActive: true }, []],
  [{ value: '10', isActive: false }, []],
])('%j after the active value 10 has the issues %j', (draft, codes) =>
  expect(unchangedIssues(draft, { value: '10', status: 'ACTIVE' }).map(({ code }) => code)).toEqual(codes),
);
