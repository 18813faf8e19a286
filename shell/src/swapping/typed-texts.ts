import { type FocusPlace, isForSecret, isText, placeOf, retype, type TextField, fieldAt } from './focus-place';

/** A text for which its form may have no value, such as letters in a number field. */
interface TypedText {
  place: Pick<FocusPlace, 'page' | 'tag' | 'called' | 'index' | 'order' | 'count'>;
  text: string;
}

/** The text of a combobox shows its selection and is not free input. */
const isFreeText = (field: Element): field is TextField =>
  isText(field) &&
  !isForSecret(field) &&
  !field.readOnly &&
  !field.disabled &&
  field.getAttribute('role') !== 'combobox';

const textsIn = (area: HTMLElement): TextField[] => [...area.querySelectorAll('input, textarea')].filter(isFreeText);

/** Returns the texts in the fields of `area`, valid or not, without secrets. */
export const typedTextsIn = (area: HTMLElement): TypedText[] =>
  textsIn(area).flatMap((field) => {
    const place = field.value === '' ? null : placeOf(area, field);
    return place ? [{ place, text: field.value }] : [];
  });

/** Types texts into those fields of another version that are empty because their form had no value for the text. */
export function retypeTexts(area: HTMLElement, texts: readonly TypedText[]): void {
  for (const { place, text } of texts) {
    const field = fieldAt(area, place);
    if (field && isFreeText(field) && field.value === '') retype(field, text);
  }
}
