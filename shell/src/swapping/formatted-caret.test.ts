import { formattedSelection, selectFormatted } from './formatted-caret';

function fieldOf(html: string): HTMLElement {
  const field = document.createElement('div');
  field.contentEditable = 'true';
  field.innerHTML = html;
  document.body.append(field);
  return field;
}

const parts = '<p>one <strong>two</strong></p><p></p><ul><li><p>three</p></li></ul>';

test('each offset of a formatted text is restored in another element with the same text', () => {
  const [before, after] = [fieldOf(parts), fieldOf(parts)];
  const selection = getSelection();
  for (const at of Array.from({ length: 17 }, (_, index) => index)) {
    selectFormatted(before, { start: at, end: at, direction: 'forward' });
    const chosen = formattedSelection(before);
    if (chosen) selectFormatted(after, chosen);
    expect([at, formattedSelection(after)]).toEqual([at, chosen]);
    expect(after.contains(selection?.anchorNode ?? null)).toBe(true);
  }
});

test('a backward selection across formats keeps its direction', () => {
  const field = fieldOf(parts);
  selectFormatted(field, { start: 3, end: 7, direction: 'backward' });
  expect(getSelection()?.toString()).toBe('e tw');
  expect(formattedSelection(field)).toEqual({ start: 3, end: 7, direction: 'backward' });
});

test('a selection outside the field is ignored', () => {
  const [field, other] = [fieldOf(parts), fieldOf('<p>other</p>')];
  selectFormatted(other, { start: 1, end: 2, direction: 'forward' });
  expect(formattedSelection(field)).toBeNull();
});
