import { csvCell, csvLine } from './csv.rules';
import { clockIn } from './table-writer';

const clock = clockIn('Asia/Singapore');

describe('a cell of a CSV file', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\0=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    ';=1',
    ',+1',
    ' ;\t@x',
    '|-1',
    '\n=1',
  ])('that begins like a formula (%j) is escaped', (text) => {
    const cell = csvCell(text, clock);
    expect(cell.replace(/^"/, '')[0]).toBe("'");
  });

  test.each(['4571000000000982', '007', '12345678901'])('of digits only (%s) stays text', (text) => {
    expect(csvCell(text, clock)).toBe(`"\t${text}"`);
  });

  test.each([
    ['Harbourline', 'Harbourline'],
    ['a,b', '"a,b"'],
    ['a;=1', '"a;=1"'],
    ['a|=1', '"a|=1"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['4571••••••••0982', '4571••••••••0982'],
    ['2026', '2026'],
  ])('%j is written as %j', (text, written) => expect(csvCell(text, clock)).toBe(written));

  test('of an amount is a bare number, also below zero', () => {
    expect(csvCell({ amount: '-1234.50', digits: 2 }, clock)).toBe('-1234.50');
  });

  test("of an instant is in the reader's time zone", () => {
    expect(csvLine([{ at: '2026-03-09T20:00:01.000Z' }, { day: '2026-03-09' }, null], clock)).toBe(
      '2026-03-10 04:00:01,2026-03-09,\r\n',
    );
  });
});
