import { type Card, card as cardSchema, type CardDetail, unfreezeCard } from '@console/contracts/cards';
import { ActionDialog, useDicts, useStoredState } from '@console/screens';
import { useIsNarrow } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { type ActionName, actionOf, actions, endOf, reasonRules } from './card-actions.rules';
import { cardDicts } from './card-dicts';
import { ReasonFields } from './card-reason';
import { useUndo } from './use-undo';

/** Preselected reason on narrow screens, where freezing must be quick. */
const quickReason = 'REVIEW';

interface CardFreezeDialogProps {
  action: ActionName;
  card: Card;
  /** Called when the page shows an outdated card. */
  onChanged: () => void;
  onClose: () => void;
}

/** Freezes, unfreezes or cancels a card with a reason. After a conflict, the next click sends the new version. */
export default function CardFreezeDialog({ action, card: shown, onChanged, onClose }: CardFreezeDialogProps) {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const [card, setCard] = useStoredState('card', cardSchema, () => shown);
  const { operation, dict, labels } = actions[action];
  const undo = useUndo(onChanged);
  const isQuick = useIsNarrow() && action === 'FREEZE';
  const number = `••${card.number.slice(-4)}`;
  const isPossible = (action === 'CANCEL' ? endOf(card) : actionOf(card))?.action === action;
  const unfreeze = ({ id, version }: CardDetail) =>
    undo({
      operation: unfreezeCard,
      input: { id, version, reason: 'MISTAKE' },
      done: t('card.unfreeze.done', { number }),
    });
  return (
    <ActionDialog
      title={t(labels.title, { number })}
      operation={operation}
      start={{ id: card.id, version: card.version, ...(isQuick && { reason: quickReason }) }}
      rules={reasonRules}
      submit={isPossible ? { label: t(labels.submit), isDangerous: action === 'CANCEL' } : null}
      close={t(isPossible ? labels.close : 'card.closeView')}
      effect={t(labels.effect)}
      conflict={{
        text: ({ state }) => t('card.changed', { state: label('card_state', state) }),
        // Only the fields that lists and details have in common, so that a stored card can be restored on both.
        record: cardSchema.strip(),
      }}
      done={t(labels.done, { number })}
      undo={(after) => (action === 'FREEZE' && actionOf(after)?.isEnabled ? unfreeze(after) : undefined)}
      onDone={onChanged}
      onChanged={(newer) => [setCard(newer), onChanged()]}
      onClose={onClose}
    >
      {(form) => <ReasonFields form={form} dict={dict} />}
    </ActionDialog>
  );
}
