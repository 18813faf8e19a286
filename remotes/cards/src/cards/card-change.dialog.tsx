import type { FieldIssue, Operation, RecordNames } from '@console/contracts';
import { type Card, card as cardSchema, type CardDetail } from '@console/contracts/cards';
import { ActionDialog, type Form, useDicts, useStoredState } from '@console/screens';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardDicts } from './card-dicts';
import { type Undoing, useUndo } from './use-undo';

/** Props of every dialog that changes a card. */
export interface ChangeDialogProps {
  card: Card;
  /** Called when the page shows an outdated card. */
  onChanged: () => void;
  onClose: () => void;
}

interface CardChangeDialogProps<Draft extends object> extends ChangeDialogProps {
  /** Part of the text keys, such as `card.ALIAS.title`, `card.ALIAS` and `card.ALIAS.done`. */
  action: 'TOPUP' | 'WITHDRAW' | 'LIMIT' | 'ALIAS' | 'INFO';
  operation: Operation<Draft, CardDetail>;
  /** Default values of the form, from a card. */
  startOf: (card: Card) => Partial<Draft>;
  rules?: (values: Partial<Draft>) => FieldIssue[];
  /** Names for the ids in the form, such as the cardholder. */
  namesOf?: (card: Card) => RecordNames;
  /** Returns the operation that reverses the change; undefined if no single call can. */
  undoing?: (after: CardDetail, before: Card) => Undoing<Draft>;
  children: (form: Form<Draft>) => ReactNode;
}

/** Dialog that changes one card. */
export function CardChangeDialog<Draft extends object>(props: CardChangeDialogProps<Draft>) {
  const { action, operation, startOf, rules, namesOf, undoing, onChanged, onClose, children } = props;
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const [card, setCard] = useStoredState('card', cardSchema, () => props.card);
  const undo = useUndo(onChanged);
  const { id, version } = card;
  const number = lastOf(card);
  return (
    <ActionDialog
      title={t(`card.${action}.title`, { number })}
      operation={operation}
      start={{ id, version, ...startOf(card) }}
      submit={{ label: t(`card.${action}`) }}
      close={t('card.close')}
      {...(rules && { rules })}
      conflict={{
        text: ({ state }) => t('card.changed', { state: label('card_state', state) }),
        // Only the fields that lists and details have in common, so that a stored card can be restored on both.
        record: cardSchema.strip(),
        fields: { ns: 'card', opened: card, of: startOf, ...(namesOf && { namesOf }) },
      }}
      done={t(`card.${action}.done`, { number })}
      undo={(after) => undoing && undo(undoing(after, card))}
      onDone={onChanged}
      onChanged={(newer) => [setCard(newer), onChanged()]}
      onClose={onClose}
    >
      {children}
    </ActionDialog>
  );
}

/** Last four digits, as the name of a card in dialogs. */
export const lastOf = ({ number }: Pick<Card, 'number'>): string => `••${number.slice(-4)}`;
