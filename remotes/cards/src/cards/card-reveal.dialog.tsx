import type { InputOf, OutputOf } from '@console/contracts';
import { type Card, checkReason, requestReveal } from '@console/contracts/cards';
import { CallRefused, fieldsOf, FormScope, useForm, useOperation } from '@console/screens';
import { Button, Notice } from '@console/ui';
import { Dialog, FormDialog } from '@console/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardRevealFrame } from './card-reveal-frame';

const fields = fieldsOf(requestReveal.input, 'card.reveal');

const purposeRules = ({ purpose = 'DISPUTE', note }: Partial<InputOf<typeof requestReveal>>) =>
  checkReason(purpose, note?.trim());

interface CardRevealDialogProps {
  card: Card;
  onClose: () => void;
}

/**
 * Asks for the purpose, then shows the frame. Each reveal has its own ticket, so a closed dialog cannot show the number
 * again.
 */
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
      <FormScope form={form}>
        <fields.Code name="purpose" dict="reveal_purpose" width="full" />
        <fields.Area name="note" label={t('card.note')} required={form.values.purpose === 'OTHER'} />
      </FormScope>
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </FormDialog>
  );
}
