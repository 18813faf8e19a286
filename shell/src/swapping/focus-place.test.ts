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

test('focus, caret and selection direction move to the field with the same name on the same page', () => {
  const [, field] = fieldsOf(before, '[name=note]');
  field?.focus();
  field?.setSelectionRange(2, 6, 'backward');
  const place = focusPlaceIn(before);
  expect(place && giveFocus(after, place)).toBe(true);
  const [, same] = fieldsOf(after, '[name=note]');
  expect(document.activeElement).toBe(same);
  expect([same?.selectionStart, same?.selectionEnd, same?.selectionDirection]).toEqual([2, 6, 'backward']);
});

test('the second of two identical buttons is matched with the second one', () => {
  fieldsOf(before, '[data-page=cards] button')[1]?.focus();
  const place = focusPlaceIn(before);
  expect(place && giveFocus(after, place)).toBe(true);
  expect(document.activeElement).toBe(fieldsOf(after, '[data-page=cards] button')[1]);
});

test('a focus outside the area has no place, and a missing field gets no focus', () => {
  fieldsOf(after, '[name=alias]')[0]?.focus();
  expect(focusPlaceIn(before)).toBeNull();
  const place = focusPlaceIn(after);
  expect(place && giveFocus(before, { ...place, called: 'gone', count: 9 })).toBe(false);
});

test('a renamed field is matched by its position', () => {
  const [, field] = fieldsOf(before, '[data-page=create] input');
  const renamed = areaOf('3');
  for (const one of fieldsOf(renamed, 'input')) one.name = `other ${one.name}`;
  field?.focus();
  const place = focusPlaceIn(before);
  expect(place && giveFocus(renamed, place)).toBe(true);
  expect(document.activeElement).toBe(fieldsOf(renamed, '[data-page=create] input')[1]);
  // With a different number of fields, the position is ambiguous.
  fieldsOf(renamed, '[data-page=create] input')[0]?.before(document.createElement('input'));
  expect(place && giveFocus(renamed, place)).toBe(false);
  renamed.remove();
});

test('the text of a focused field is typed into its new field, except for a secret', () => {
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

test('focus in an open popover moves to the button that opened it', () => {
  const withMonth = (area: HTMLElement, isOpen: boolean) => {
    const around = document.createElement('span');
    around.innerHTML = `<button aria-label="Choose a date" aria-expanded="${isOpen}"></button>${isOpen ? '<div popover="manual" tabindex="-1"></div>' : ''}`;
    area.querySelector('[data-page=create]')?.append(around);
    return area;
  };
  const [from, to] = [withMonth(areaOf('4'), true), withMonth(areaOf('5'), false)];
  from.querySelector<HTMLElement>('[popover]')?.focus();
  const place = focusPlaceIn(from);
  expect(place && giveFocus(to, place)).toBe(true);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Choose a date');
});

test('a generated name is ignored, because it differs in the next version', () => {
  const withScopes = (area: HTMLElement, name: string) => {
    for (const value of ['me', 'all']) {
      const scope = document.createElement('input');
      Object.assign(scope, { type: 'radio', name, value });
      area.querySelector('[data-page=create]')?.append(scope);
    }
    return area;
  };
  const [from, to] = [withScopes(areaOf('6'), '_r_1_'), withScopes(areaOf('7'), '_r_9_')];
  fieldsOf(from, '[value=all]')[0]?.focus();
  const place = focusPlaceIn(from);
  expect(place && giveFocus(to, place)).toBe(true);
  expect(document.activeElement).toBe(fieldsOf(to, '[value=all]')[0]);
});
