import type { InputOf } from '@console/contracts';
import { type Card, updateCard } from '@console/contracts/cards';
import { CallFailed, dayFieldsOf, fieldsOf, type Form } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { useHolderChoices } from '../common/holder-choices';
import { CardChangeDialog, type ChangeDialogProps } from './card-change.dialog';

const fields = { ...fieldsOf(updateCard.input, 'card'), ...dayFieldsOf(updateCard.input, 'card') };

const startOf = ({ cardholder, validTo }: Card) => ({
  cardholderId: cardholder?.id,
  validTo: validTo ?? undefined,
});

/** Changes the cardholder and the last valid day. A masked day is neither shown nor sent. */
export default function CardInfoDialog(about: ChangeDialogProps) {
  return (
    <CardChangeDialog {...about} action="INFO" operation={updateCard} startOf={startOf}>
      {(form) => <InfoFields card={about.card} form={form} />}
    </CardChangeDialog>
  );
}

function InfoFields({ card, form }: { card: Card; form: Form<InputOf<typeof updateCard>> }) {
  const { t } = useTranslation();
  const { cardholder, validTo, merchant } = card;
  const { rows, search, result, reload } = useHolderChoices(merchant.id, [form.values.cardholderId]);
  // The current cardholder remains an option, even if new cards are not permitted for this cardholder.
  const held = cardholder && !rows.some(({ id }) => id === cardholder.id) ? [cardholder] : [];
  return (
    <>
      {result.at === 'failed' && (
        <CallFailed title={t('card.INFO.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      <fields.Select
        search
        name="cardholderId"
        label={t('card.cardholder')}
        width="full"
        options={[...held, ...rows].map(({ id, name }) => ({ value: id, label: name }))}
        onTyped={search}
      />
      {validTo !== null && <fields.Day required name="validTo" width="full" />}
    </>
  );
}
