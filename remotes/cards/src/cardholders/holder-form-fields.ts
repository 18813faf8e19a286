import { type CardholderDetail, type CardholderForm, cardholderForm } from '@console/contracts/cards';
import { dayFieldsOf, fieldsOf, type Form } from '@console/screens';

/** Fields of the cardholder form. */
export const fields = { ...fieldsOf(cardholderForm, 'holder'), ...dayFieldsOf(cardholderForm, 'holder') };

export interface HolderFieldsProps {
  form: Form<CardholderForm>;
  /** Cardholder that the form opened with; null for a new cardholder. */
  holder: CardholderDetail | null;
}
