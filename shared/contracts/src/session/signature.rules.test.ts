import { isSignatureOf } from './signature.rules';

test.each([
  ['Amélie Laurent', 'Amélie Laurent', true],
  ['  Amélie   Laurent ', 'Amélie Laurent', true],
  ['Ame\u0301lie Laurent', 'Amélie Laurent', true],
  ['Amélie\u00A0Laurent', 'Amélie Laurent', true],
  ['李娜', '李娜', true],
  ['amélie laurent', 'Amélie Laurent', false],
  ['Amelie Laurent', 'Amélie Laurent', false],
  ['', 'Amélie Laurent', false],
])('the signature %j of the name %j: %s', (typed, name, isEqual) => {
  expect(isSignatureOf(typed, name)).toBe(isEqual);
});
