import type { CallFailure } from '@console/api';
import { type Card, card as cardSchema, cardDetail, unfreezeCard } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import {
  CallRefused,
  currentOf,
  failureOfWhole,
  useDicts,
  useStoredState,
  useOperation,
  usePageForm,
} from '@console/screens';
import { Notice, useIsNarrow } from '@console/ui';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { type ActionName, actionOf, actions, endOf, reasonRules } from './card-actions.rules';
import { cardDicts } from './card-dicts';
import { ReasonFields } from './card-reason';
import { useUndo } from './use-undo';

/** On a phone a card is frozen in a hurry: what claims least is chosen, and can be changed. */
const quickReason = 'REVIEW';

interface CardFreezeDialogProps {
  action: ActionName;
  card: Card;
  /** The card is no longer what the page shows. */
  onChanged: () => void;
  onClose: () => void;
}

/** A card that changed since it was shown is refused by the server; the dialog says so and goes on with the card as it is. */
export default function CardFreezeDialog({ action, card: shown, onChanged, onClose }: CardFreezeDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const [card, setCard] = useStoredState('card', cardSchema, () => shown);
  const { operation, dict, labels } = actions[action];
  const undo = useUndo(onChanged);
  const isNarrow = useIsNarrow();
  const { progress, send } = useOperation(operation);
  const failure = failureOfWhole(progress);
  const { bind, form } = usePageForm({
    schema: operation.input,
    start: { id: card.id, version: card.version, ...(isNarrow && action === 'FREEZE' && { reason: quickReason }) },
    rules: reasonRules,
  });
  const number = `••${card.number.slice(-4)}`;
  const isPossible = (action === 'CANCEL' ? endOf(card) : actionOf(card))?.action === action;

  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      const after = sent.data;
      const isUndoable = action === 'FREEZE' && actionOf(after)?.isEnabled;
      notify({
        tone: 'ok',
        text: t(labels.done, { number }),
        ...(isUndoable && {
          action: undo({
            operation: unfreezeCard,
            input: { id: after.id, version: after.version, reason: 'MISTAKE' },
            done: t('card.unfreeze.done', { number }),
          }),
        }),
      });
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
  return (
    <FormDialog
      title={t(labels.title, { number })}
      bind={bind}
      close={t(isPossible ? labels.close : 'card.closeView')}
      submit={
        isPossible
          ? { label: t(labels.submit), isSending: progress.at === 'sending', isDangerous: action === 'CANCEL' }
          : null
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Notice>{t(labels.effect)}</Notice>
      <ReasonFields form={form} dict={dict} />
      {failure && <Outcome failure={failure} />}
    </FormDialog>
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
