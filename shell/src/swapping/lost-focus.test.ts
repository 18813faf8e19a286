import { giveFocus } from './focus-place';
import { lostPlaceIn } from './lost-focus';

/** Creates an area with one page of two fields. */
function versionOf() {
  const area = document.createElement('div');
  const page = document.createElement('section');
  page.dataset['page'] = 'create';
  const fields = ['alias', 'note'].map((name) => Object.assign(document.createElement('input'), { name }));
  page.append(...fields);
  area.append(page);
  document.body.append(area);
  return { area, page, note: fields[1] ?? document.createElement('input') };
}

afterEach(() => document.body.replaceChildren());

test('a focus lost with a broken page is restored with caret and typed text in the previous version', () => {
  const [before, after] = [versionOf(), versionOf()];
  before.note.focus();
  before.note.value = 'Half a wor';
  before.note.setSelectionRange(4, 6);
  before.page.replaceChildren();
  const place = lostPlaceIn(before.area);
  expect(place && giveFocus(after.area, place)).toBe(true);
  expect(document.activeElement).toBe(after.note);
  expect([after.note.value, after.note.selectionStart, after.note.selectionEnd]).toEqual(['Half a wor', 4, 6]);
});

test('a focus that moved to another element or was never lost is not restored', () => {
  const { area, page, note } = versionOf();
  note.focus();
  expect(lostPlaceIn(area)).toBeNull();
  page.replaceChildren();
  expect(lostPlaceIn(document.createElement('div'))).toBeNull();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  elsewhere.blur();
  expect(lostPlaceIn(area)).toBeNull();
});
