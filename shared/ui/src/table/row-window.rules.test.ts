import { piecesOf, windowOf } from './row-window.rules';

const sight = { height: 600, rowHeight: 40 };

test('a short table renders all rows', () => {
  expect(windowOf(250, { ...sight, top: 4000 })).toEqual({ first: 0, end: 250 });
});

test.each([0, 39, 640, 1279, 3_999_400, 4_000_000])(
  'at a scroll position of %s px the visible rows and some around them are rendered',
  (top) => {
    const { first, end } = windowOf(100_000, { ...sight, top });
    const [firstSeen, lastSeen] = [Math.floor(top / 40), Math.min(99_999, Math.floor((top + 600) / 40))];
    expect(first).toBeLessThanOrEqual(Math.max(0, firstSeen - 8));
    expect(end).toBeGreaterThanOrEqual(Math.min(100_000, lastSeen + 8));
    expect(end - first).toBeLessThan(60);
  },
);

test('a scroll step within the window renders nothing', () => {
  expect(windowOf(1000, { ...sight, top: 4000 })).toEqual(windowOf(1000, { ...sight, top: 4100 }));
});

test.each([
  [0, [0, 100]],
  [450, [450, 100]],
  [999, [999, 100]],
])(
  'the focused row %s is rendered at its place outside of the window, and no row is missing',
  (stored, [index, drawn]) => {
    const pieces = piecesOf(1000, { first: 300, end: 400 }, stored);
    const rows = pieces.flatMap((piece) => (piece.at === 'row' ? [piece.index] : []));
    expect(rows).toHaveLength((drawn ?? 0) + 1);
    expect(rows).toContain(index);
    const size = pieces.reduce((sum, piece) => sum + (piece.at === 'row' ? 1 : piece.count), 0);
    expect(size).toBe(1000);
  },
);

test('without rows nothing is rendered', () => {
  expect(piecesOf(0, { first: 0, end: 0 }, -1)).toEqual([]);
});
