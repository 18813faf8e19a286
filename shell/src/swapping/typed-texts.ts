import { type FocusPlace, isForSecret, isText, placeOf, retype, type TextField, fieldAt } from './focus-place';

/** A text that its form may have no value for, such as letters in a field for numbers. */
interface TypedText {
  place: Pick<FocusPlace, 'page' | 'tag' | 'called' | 'index' | 'order' | 'count'>;
  text: string;
}

/** A choice says what is chosen, not what was typed. */
const isFreeText = (field: Element): field is TextField =>
  isText(field) &&
  !isForSecret(field) &&
  !field.readOnly &&
  !field.disabled &&
  field.getAttribute('role') !== 'combobox';

const textsIn = (area: HTMLElement): TextField[] => [...area.querySelectorAll('input, textarea')].filter(isFreeText);

/** What stands in the fields of `area`, whether it means anything or not. Secrets are left out. */
export const typedTextsIn = (area: HTMLElement): TypedText[] =>
  textsIn(area).flatMap((field) => {
    const place = field.value === '' ? null : placeOf(area, field);
    return place ? [{ place, text: field.value }] : [];
  });

/** Types again what the fields of another version do not show, because it stands for no value. */
export function retypeTexts(area: HTMLElement, texts: readonly TypedText[]): void {
  for (const { place, text } of texts) {
    const field = fieldAt(area, place);
    if (field && isFreeText(field) && field.value === '') retype(field, text);
  }
}
