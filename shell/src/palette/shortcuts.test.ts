import { commandKey, requestOf, type KeyPress, type Request } from './shortcuts.rules';

const press = (rest: Partial<KeyPress>): KeyPress => ({
  key: 'k',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isTyping: false,
  ...rest,
});

test.each<[string, Partial<KeyPress>, Request]>([
  ['Ctrl+K', { ctrlKey: true }, 'palette'],
  ['Cmd+K', { metaKey: true }, 'palette'],
  ['Ctrl+K while typing', { ctrlKey: true, isTyping: true }, 'palette'],
  ['Ctrl+K with capitals locked', { ctrlKey: true, key: 'K' }, 'palette'],
  ['K alone', {}, null],
  ['Ctrl+Alt+K, a character on some keyboards', { ctrlKey: true, altKey: true }, null],
  ['?', { key: '?' }, 'shortcuts'],
  ['the full-width ? of a Chinese keyboard', { key: '？' }, 'shortcuts'],
  ['? while typing', { key: '?', isTyping: true }, null],
])('%s', (_name, rest, request) => {
  expect(requestOf(press(rest))).toBe(request);
});

test('the command key has the name printed on the keyboard of the platform', () => {
  expect([commandKey('MacIntel'), commandKey('Win32')]).toEqual(['⌘', 'Ctrl']);
});
