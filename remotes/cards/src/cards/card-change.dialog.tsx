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
  /** The card is not what the page shows. */
  onChanged: () => void;
  onClose: () => void;
}

interface CardChangeDialogProps<Draft extends object> extends ChangeDialogProps {
  /** Names the texts: `card.ALIAS.title`, `card.ALIAS` and `card.ALIAS.done`. */
  action: 'TOPUP' | 'WITHDRAW' | 'LIMIT' | 'ALIAS' | 'INFO';
  operation: Operation<Draft, CardDetail>;
  /** Returns the values of the form that a card has. */
  startOf: (card: Card) => Partial<Draft>;
  rules?: (values: Partial<Draft>) => FieldIssue[];
  /** Names of the ids in a card that the form shows. */
  namesOf?: (card: Card) => RecordNames;
  /** Reverses the change, where one call can do that. */
  undoing?: (after: CardDetail, before: Card) => Undoing<Draft>;
  children: (form: Form<Draft>) => ReactNode;
}

/** A change of one card. */
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
        // A stored card has no field that only its own page knows.
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

/** The last digits, as dialogs name a card. */
export const lastOf = ({ number }: Pick<Card, 'number'>): string => `••${number.slice(-4)}`;
