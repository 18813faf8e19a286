import { changeLabel } from './change-label.rules';

test.each([
  [
    { by: 'Margaret Osei', added: ['Finance'], removed: ['Support', 'Risk'] },
    'Margaret Osei: + Finance, − Support, − Risk',
  ],
  [
    { by: 'Margaret Osei', record: 'Card desk', added: ['View cards'], removed: [] },
    'Margaret Osei · Card desk: + View cards',
  ],
  [{ by: 'Margaret Osei', record: 'Card desk', added: [], removed: [] }, 'Margaret Osei · Card desk'],
  [{ by: 'Mei', added: ['1', '2', '3'], removed: ['4', '5'] }, 'Mei: + 1, + 2, + 3, − 4, − 5'],
  [{ by: 'Mei', added: ['1', '2', '3'], removed: ['4', '5', '6'] }, 'Mei: + 1, + 2, + 3, − 4, − 5, …'],
])('%j is shown as "%s"', (change, label) => expect(changeLabel(change)).toBe(label));
