import {
  checkDigitOf,
  digitsOf,
  holdsCardNumber,
  isCardNumber,
  isSecurityCode,
  mayBeCardNumber,
} from './card-number.rules';

test('[seed 5.9] a card number has 13 to 19 digits and the check digit of the Luhn algorithm', () => {
  expect(checkDigitOf('7992739871')).toBe('3');
  for (const right of ['4111111111111111', '378282246310005', '4222222222222']) expect(isCardNumber(right)).toBe(true);
  for (const wrong of ['4111111111111112', '4111', '', 'x', '41111111111111111111']) {
    expect(isCardNumber(wrong)).toBe(false);
  }
});

test('[seed 5.10] a security code has three or four digits', () => {
  expect(['123', '0042'].filter(isSecurityCode)).toHaveLength(2);
  expect(['12', '12345', '12a', ' 123', ''].filter(isSecurityCode)).toEqual([]);
});

test('gaps between groups of digits are ignored', () => {
  expect(digitsOf(' 4111 1111-1111 1111 ')).toBe('4111111111111111');
});

test.each([
  ['0982', false],
  ['45712', true],
  ['4571 2345 67', true],
  ['4111 1111 1111 1111', true],
  ['Ads 45712', false],
])('%j can become a card number: %s', (typed, expected) => {
  expect(mayBeCardNumber(typed)).toBe(expected);
});

test.each([
  ['Customer gave 4111 1111 1111 1111 on the phone', true],
  ['4111-1111-1111-1111', true],
  ['Call 7, room 12 4111 1111 1111 1111 5', true],
  ['4111 1111 1111 1111 5500 0000 0000 0004', true],
  ['4111.1111.1111.1111', true],
  ['4111/1111/1111/1111', true],
  ['4111_1111_1111_1111', true],
  ['4111,1111,1111,1111', true],
  ['4111  1111   1111 - 1111', true],
  ['4111–1111—1111‒1111', true],
  ['4111\u200B1111\u200B1111\u200B1111', true],
  ['4\u00AD111\u2060111\uFEFF11111111\u034F1', true],
  ['４１１１ １１１１ １１１１ １１１１', true],
  ['٤١١١ ١١١١ ١١١١ ١١١١', true],
  ['４-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1', true],
  ['3782 822463 10005', true],
  ['2223 0031 2200 3222', true],
  ['2200 0000 0000 0004', true],
  ['4111x1111x1111x1111', true],
  ['4111  |  1111  |  1111  |  1111', true],
  ['4111\r\n\r\n1111\r\n\r\n1111 1111', true],
  ['❹➀❶⓵ 1111 1111 1111', true],
  ['4111%201111%201111%201111', true],
  ['4111&nbsp;1111&nbsp;1111&nbsp;1111', true],
  ['zz.0.41111111111111116', false],
  ['四一一一 一一一一 一一一一 一一一一', true],
  ['4111111111111112', false],
  ['1111 1111 1111 1117', false],
  ['8901 2345 6789 0128', false],
  ['Order 2026-03-09, 12 cards of 100', false],
])('%j contains a card number: %s', (text, expected) => {
  expect(holdsCardNumber(text)).toBe(expected);
});

test.each([
  ['one digit after the other', '5 '],
  ['digits without an end', '5'],
  ['digits of other scripts', '٥ '],
  ['no digits', 'x '],
])('a million characters of %s are searched before the deadline of the test', (_name, part) => {
  const text = part.repeat(500_000);
  expect(holdsCardNumber(text)).toBe(false);
});
