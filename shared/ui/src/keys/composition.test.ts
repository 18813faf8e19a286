import { endComposition, isComposingIn } from './composition';

function fieldIn(area: HTMLElement): HTMLInputElement {
  const field = document.createElement('input');
  area.append(field);
  document.body.append(area);
  field.focus();
  return field;
}

const say = (field: HTMLElement, sign: string) => field.dispatchEvent(new CompositionEvent(sign, { bubbles: true }));

test('a composition lasts from its first key to its last, in its field only', () => {
  const [here, elsewhere] = [document.createElement('div'), document.createElement('div')];
  const field = fieldIn(here);
  expect(isComposingIn(here)).toBe(false);
  say(field, 'compositionstart');
  expect([isComposingIn(here), isComposingIn(elsewhere)]).toEqual([true, false]);
  say(field, 'compositionend');
  expect(isComposingIn(here)).toBe(false);
});

test('a composition ends when the field loses the focus, and its text remains', () => {
  const area = document.createElement('div');
  const field = fieldIn(area);
  say(field, 'compositionstart');
  endComposition(document.createElement('div'));
  expect(document.activeElement).toBe(field);
  endComposition(area);
  expect(document.activeElement).toBe(document.body);
  expect(isComposingIn(area)).toBe(false);
});
