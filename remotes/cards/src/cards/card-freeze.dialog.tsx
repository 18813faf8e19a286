import type { Card } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, useDicts, useForm, useOperation } from '@console/screens';
import { Button, Notice } from '@console/ui';
import { Field, Select, TextArea } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changedCardOf, type Deed, deedOf, deeds, reasonRules } from './card-deeds.rules';
import { cardDicts } from './card-dicts';
import classes from './card.module.css';

interface CardFreezeDialogProps {
  deed: Deed;
  card: Card;
  /** The card is no longer what the page shows. */
  onChanged: () => void;
  onClose: () => void;
}

/** A card that changed since it was shown is refused by the server; the dialog says so and goes on with the card as it is. */
export default function CardFreezeDialog({ deed, card: shown, onChanged, onClose }: CardFreezeDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const { label, options } = useDicts(cardDicts);
  const formId = useId();
  const [card, setCard] = useState(shown);
  const { operation, dict, words } = deeds[deed];
  const { progress, send } = useOperation(operation);
  const form = useForm({ schema: operation.input, start: { id: card.id, version: card.version }, rules: reasonRules });
  const number = `••${card.number.slice(-4)}`;
  const isPossible = deedOf(card)?.deed === deed;

  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t(words.done, { number }) });
      onChanged();
      onClose();
    }
    const changed = sent?.at === 'refused' ? changedCardOf(sent.failure) : undefined;
    if (changed) {
      setCard(changed);
      form.set('version', changed.version);
      onChanged();
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t(isPossible ? 'card.keep' : 'card.close')}</Button>
      {isPossible && (
        <Button variant="primary" type="submit" form={formId} loading={progress.at === 'sending'}>
          {t(words.submit)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title={t(words.title, { number })} onClose={onClose} actions={actions}>
      <form
        ref={form.ref}
        id={formId}
        noValidate
        className={classes.dialogForm}
        onSubmit={(event) => [event.preventDefault(), void save()]}
      >
        <Notice>{t(words.effect)}</Notice>
        <Field label={t('card.reason')} required width="full" error={form.errorOf('reason')}>
          <Select
            options={options(dict)}
            value={form.values.reason}
            onChange={(reason) => form.set('reason', reason)}
          />
        </Field>
        <Field
          label={t('card.note')}
          required={form.values.reason === 'OTHER'}
          width="full"
          error={form.errorOf('note')}
        >
          <TextArea
            value={form.values.note ?? ''}
            lengthMax={500}
            onChange={(note) => form.set('note', note)}
            onBlur={() => form.leave('note')}
          />
        </Field>
        {card !== shown && <Notice tone="warn">{t('card.changed', { state: label('card_state', card.state) })}</Notice>}
        {'failure' in progress && card === shown && <CallRefused failure={progress.failure} />}
      </form>
    </Dialog>
  );
}
