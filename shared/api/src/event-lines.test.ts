import { eventLines } from './event-lines';

test.each<[string, string[], string[]]>([
  ['an event', ['data: {"a":1}\n\n'], ['{"a":1}']],
  ['two at once', ['data: 1\n\ndata: 2\n\n'], ['1', '2']],
  ['an event in pieces', ['da', 'ta: {"a"', ':1}\n', '\n'], ['{"a":1}']],
  ['an empty event, which is only a heartbeat', [':\n\n'], []],
  ['data of several lines', ['data: a\ndata: b\n\n'], ['a\nb']],
  ['other fields', ['event: x\nid: 7\ndata: 1\n\n'], ['1']],
  ['Windows line ends', ['data: 1\r\n\r\n'], ['1']],
  ['half an event', ['data: 1\n'], []],
])('%s', (_name, pieces, expected) => {
  const lines = eventLines();
  expect(pieces.flatMap((piece) => lines.push(piece))).toEqual(expected);
});

test('an oversized line is refused', () => {
  const lines = eventLines();
  expect(() => lines.push('x'.repeat(100_001))).toThrow('none');
});
