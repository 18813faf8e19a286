import { focusPlaceIn, giveFocus } from './focus-place';

function areaOf(version: string): HTMLElement {
  const area = document.createElement('div');
  for (const page of ['cards', 'create']) {
    const root = document.createElement('section');
    root.dataset['page'] = page;
    for (const name of ['alias', 'note']) {
      const field = document.createElement('input');
      field.name = name;
      field.value = `${page} ${name} ${version}`;
      root.append(field);
    }
    for (const text of ['Add', 'Add']) {
      const button = document.createElement('button');
      button.textContent = text;
      root.append(button);
    }
    area.append(root);
  }
  document.body.append(area);
  return area;
}

const [before, after] = [areaOf('1'), areaOf('2')];
const fieldsOf = (area: HTMLElement, selector: string) => [...area.querySelectorAll<HTMLInputElement>(selector)];

test('focus, caret and its direction come back in the field of the same name on the same page', () => {
  const [, field] = fieldsOf(before, '[name=note]');
  field?.focus();
  field?.setSelectionRange(2, 6, 'backward');
  const place = focusPlaceIn(before);
  expect(place && giveFocus(after, place)).toBe(true);
  const [, same] = fieldsOf(after, '[name=note]');
  expect(document.activeElement).toBe(same);
  expect([same?.selectionStart, same?.selectionEnd, same?.selectionDirection]).toEqual([2, 6, 'backward']);
});

test('the second of two equal buttons stays the second', () => {
  fieldsOf(before, '[data-page=cards] button')[1]?.focus();
  const place = focusPlaceIn(before);
  expect(place && giveFocus(after, place)).toBe(true);
  expect(document.activeElement).toBe(fieldsOf(after, '[data-page=cards] button')[1]);
});

test('focus elsewhere is nobody’s affair, and a field that is gone takes none', () => {
  fieldsOf(after, '[name=alias]')[0]?.focus();
  expect(focusPlaceIn(before)).toBeNull();
  const place = focusPlaceIn(after);
  expect(place && giveFocus(before, { ...place, called: 'gone' })).toBe(false);
});

test('what stands in the field comes with the focus, as if it was typed, and a secret does not', () => {
  const [field] = fieldsOf(before, '[name=alias]');
  const [same] = fieldsOf(after, '[name=alias]');
  const received: string[] = [];
  after.addEventListener('input', ({ target }) => target === same && received.push(same?.value ?? ''));
  for (const type of ['text', 'password']) {
    for (const one of [field, same]) if (one) one.type = type;
    if (field) field.value = `12. ${type}`;
    field?.focus();
    const place = focusPlaceIn(before);
    expect(place && giveFocus(after, place)).toBe(true);
  }
  expect([received, same?.value]).toEqual([['12. text'], '12. text']);
});
