import { normalMacAddress } from './mac-address.rules';

test.each([
  '00:1B:44:11:3A:B7',
  '00-1b-44-11-3a-b7',
  '00.1b.44.11.3a.b7',
  '001b.4411.3ab7',
  '001B-4411-3AB7',
  '001b44113AB7',
])('%s is stored in upper case with colons', (typed) => {
  expect(normalMacAddress(typed)).toBe('00:1B:44:11:3A:B7');
});

test.each([
  '00:1B-44:11:3A:B7',
  '001b.4411-3ab7',
  '00:1B:44:11:3A',
  '00:1B:44:11:3A:B7:00',
  '00:1B:44:11:3A:BG',
  '001b4411.3ab7',
  ':001B44113AB7',
  '00 1B 44 11 3A B7',
])('%s is refused', (typed) => {
  expect(normalMacAddress(typed)).toBeNull();
});

test('an empty text is accepted instead of a MAC address', () => {
  expect(normalMacAddress('')).toBe('');
});
