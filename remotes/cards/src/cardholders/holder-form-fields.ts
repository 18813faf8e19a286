import { type CardholderDetail, type CardholderForm, cardholderForm } from '@console/contracts/cards';
import { dayFieldsOf, fieldsOf, type Form } from '@console/screens';

/** The fields of the form of a holder. */
export const fields = { ...fieldsOf(cardholderForm, 'holder'), ...dayFieldsOf(cardholderForm, 'holder') };

export interface HolderFieldsProps {
  form: Form<CardholderForm>;
  /** As it was when the form was opened; null for a new one. */
  holder: CardholderDetail | null;
}
