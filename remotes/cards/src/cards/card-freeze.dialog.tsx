import type { CallFailure } from '@console/api';
import { type Card, card as cardSchema, cardDetail } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import {
  CallRefused,
  currentOf,
  failureOfWhole,
  useDicts,
  useKeptState,
  useOperation,
  usePageForm,
} from '@console/screens';
import { Button, Notice } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Deed, deedOf, deeds, endOf, reasonRules } from './card-deeds.rules';
import { cardDicts } from './card-dicts';
import { ReasonFields } from './card-reason';
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
  const formId = useId();
  const [card, setCard] = useKeptState('card', cardSchema, () => shown);
  const { operation, dict, words } = deeds[deed];
  const { progress, send } = useOperation(operation);
  const failure = failureOfWhole(progress);
  const { bind, form } = usePageForm({
    schema: operation.input,
    start: { id: card.id, version: card.version },
    rules: reasonRules,
  });
  const number = `••${card.number.slice(-4)}`;
  const isPossible = (deed === 'CANCEL' ? endOf(card) : deedOf(card))?.deed === deed;

  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t(words.done, { number }) });
      onChanged();
      onClose();
    }
    const changed = sent?.at === 'refused' ? currentOf(sent.failure, cardDetail) : undefined;
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
        ref={bind}
        id={formId}
        noValidate
        className={classes.dialogForm}
        onSubmit={(event) => [event.preventDefault(), void save()]}
      >
        <Notice>{t(words.effect)}</Notice>
        <ReasonFields form={form} dict={dict} />
        {failure && <Outcome failure={failure} />}
      </form>
    </Dialog>
  );
}

/** A conflict is no dead end: what changed is said, and the next try is about the card as it is. */
function Outcome({ failure }: { failure: CallFailure }) {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const changed = currentOf(failure, cardDetail);
  if (!changed) return <CallRefused failure={failure} />;
  return <Notice tone="warn">{t('card.changed', { state: label('card_state', changed.state) })}</Notice>;
}
