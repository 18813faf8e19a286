import { wholeName } from './person-name.rules';

test.each([
  [{ firstName: '晓彤', middleName: '', lastName: '王' }, '王晓彤'],
  [{ firstName: 'Amelia', middleName: '', lastName: 'Whitcombe' }, 'Amelia Whitcombe'],
  [{ firstName: 'Amelia', middleName: 'Rose', lastName: 'Whitcombe' }, 'Amelia Rose Whitcombe'],
  [{ firstName: 'Wei', middleName: '', lastName: '王' }, 'Wei 王'],
  [{ firstName: '若澜', lastName: '沈' }, '沈若澜'],
  [{ firstName: '', lastName: '沈' }, '沈'],
])('a full name is in the order of its language: %j is %s', (names, whole) => {
  expect(wholeName(names)).toBe(whole);
});
