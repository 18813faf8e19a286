import { endComposition, isComposingIn } from './composition';

function fieldIn(area: HTMLElement): HTMLInputElement {
  const field = document.createElement('input');
  area.append(field);
  document.body.append(area);
  field.focus();
  return field;
}

const say = (field: HTMLElement, sign: string) => field.dispatchEvent(new CompositionEvent(sign, { bubbles: true }));

test('a word is being composed from its first key to its last, and nowhere else', () => {
  const [here, elsewhere] = [document.createElement('div'), document.createElement('div')];
  const field = fieldIn(here);
  expect(isComposingIn(here)).toBe(false);
  say(field, 'compositionstart');
  expect([isComposingIn(here), isComposingIn(elsewhere)]).toEqual([true, false]);
  say(field, 'compositionend');
  expect(isComposingIn(here)).toBe(false);
});

test('it ends with the focus, which leaves the word in its field', () => {
  const area = document.createElement('div');
  const field = fieldIn(area);
  say(field, 'compositionstart');
  endComposition(document.createElement('div'));
  expect(document.activeElement).toBe(field);
  endComposition(area);
  expect(document.activeElement).toBe(document.body);
  expect(isComposingIn(area)).toBe(false);
});
