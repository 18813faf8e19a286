import type { InputOf, OutputOf } from '@console/contracts';
import { type Card, checkReason, requestReveal, revealPurposes } from '@console/contracts/cards';
import { CallRefused, type Form, useDicts, useForm, useOperation } from '@console/screens';
import { Button, Notice } from '@console/ui';
import { Field, Select, TextArea } from '@console/ui/form';
import { Dialog, FormDialog } from '@console/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardDicts } from './card-dicts';
import { CardRevealFrame } from './card-reveal-frame';

type Request = InputOf<typeof requestReveal>;

const purposeRules = ({ purpose = 'DISPUTE', note }: Partial<Request>) => checkReason(purpose, note?.trim());

interface CardRevealDialogProps {
  card: Card;
  onClose: () => void;
}

/** Why first, then the frame. Each look has a ticket of its own, so closing ends it for good. */
export default function CardRevealDialog({ card, onClose }: CardRevealDialogProps) {
  const { t } = useTranslation();
  const [grant, setGrant] = useState<OutputOf<typeof requestReveal> | null>(null);
  const { progress, send } = useOperation(requestReveal);
  const { bind, form } = useForm({ schema: requestReveal.input, start: { id: card.id }, rules: purposeRules });
  const title = t('card.reveal.title', { number: `••${card.number.slice(-4)}` });

  const ask = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') setGrant(sent.data);
  };
  if (grant)
    return (
      <Dialog open title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('card.closeView')}</Button>}>
        <CardRevealFrame grant={grant} onDismiss={onClose} />
      </Dialog>
    );
  return (
    <FormDialog
      title={title}
      bind={bind}
      close={t('card.close')}
      submit={{ label: t('card.reveal.continue'), isSending: progress.at === 'sending' }}
      onSubmit={ask}
      onClose={onClose}
    >
      <Notice>{t('card.reveal.effect')}</Notice>
      <PurposeFields form={form} />
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </FormDialog>
  );
}

function PurposeFields({ form: { values, set, touch, errorOf } }: { form: Form<Request> }) {
  const { t } = useTranslation();
  const { options } = useDicts(cardDicts);
  return (
    <>
      <Field label={t('card.reveal.purpose')} required width="full" error={errorOf('purpose')}>
        <Select
          options={options('reveal_purpose')}
          value={values.purpose}
          onChange={(chosen) =>
            set(
              'purpose',
              revealPurposes.find((purpose) => purpose === chosen),
            )
          }
        />
      </Field>
      <Field label={t('card.note')} required={values.purpose === 'OTHER'} width="full" error={errorOf('note')}>
        <TextArea
          value={values.note ?? ''}
          lengthMax={500}
          onChange={(note) => set('note', note)}
          onBlur={() => touch('note')}
        />
      </Field>
    </>
  );
}
