import type { FieldIssue, Operation } from '@console/contracts';
import { type Card, card as cardSchema, type CardDetail } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import {
  ChangeRefused,
  type Form,
  useDicts,
  usePageForm,
  useStoredState,
  useVersionedOperation,
} from '@console/screens';
import { FormDialog } from '@console/ui/overlay';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardDicts } from './card-dicts';
import { type Undoing, useUndo } from './use-undo';

/** What every change of a card begins with. */
interface Expected {
  id: string;
  version: number;
}

/** What every dialog that changes a card is given. */
export interface ChangeDialogProps {
  card: Card;
  /** The card is no longer what the page shows. */
  onChanged: () => void;
  onClose: () => void;
}

interface Change<Draft> extends ChangeDialogProps {
  operation: Operation<Draft, CardDetail>;
  start: Omit<Partial<Draft>, keyof Expected>;
  rules?: (values: Partial<Draft>) => FieldIssue[];
  /** Key of what is said afterwards. */
  done: string;
  /** What takes it back, where that is as simple, of the card as it was changed and as it was before. */
  undoing?: (after: CardDetail, before: Card) => Undoing<Draft>;
}

/** What the frame of the dialog needs to know of it. */
interface Frame {
  bind: (element: HTMLFormElement | null) => void;
  isSending: boolean;
  refusal: ReturnType<typeof useVersionedOperation<unknown, CardDetail, Card>>['refusal'];
  save: () => Promise<void>;
  onClose: () => void;
}

/** A change of one card: sent with the version that was seen; where somebody was faster it goes on with the card as it is. */
export function useCardChange<Draft extends Expected>(
  change: Change<Draft>,
): { card: Card; form: Form<Draft>; frame: Frame } {
  const { t } = useTranslation();
  const { notify } = useShell();
  const [card, setCard] = useStoredState('card', cardSchema, () => change.card);
  const undo = useUndo(change.onChanged);
  const expected: Expected = { id: card.id, version: card.version };
  const { bind, form } = usePageForm<Draft>({
    schema: change.operation.input,
    // Every draft has these two, which a type parameter does not show.
    start: { ...change.start, ...expected } as unknown as Partial<Draft>,
    ...(change.rules && { rules: change.rules }),
  });
  const { progress, send, refusal } = useVersionedOperation(change.operation, cardSchema.strip(), (newer) => {
    setCard(newer);
    // As above.
    (form as unknown as Form<Expected>).set('version', newer.version);
    change.onChanged();
  });
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    const action = change.undoing && undo(change.undoing(sent.data, card));
    notify({ tone: 'ok', text: t(change.done, { number: lastOf(card) }), ...(action && { action }) });
    change.onChanged();
    change.onClose();
  };
  const isSending = progress.at === 'sending';
  return { card, form, frame: { bind, isSending, refusal, save, onClose: change.onClose } };
}

/** The last digits, as dialogs name a card. */
export const lastOf = ({ number }: Pick<Card, 'number'>): string => `••${number.slice(-4)}`;

interface ChangeDialogFrameProps {
  title: string;
  submit: string;
  frame: Frame;
  children: ReactNode;
}

export function ChangeDialog({ title, submit, frame, children }: ChangeDialogFrameProps) {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const { bind, isSending, refusal, save, onClose } = frame;
  const state = label('card_state', refusal.newer?.state ?? '');
  return (
    <FormDialog
      title={title}
      bind={bind}
      close={t('card.close')}
      submit={{ label: submit, isSending }}
      onSubmit={save}
      onClose={onClose}
    >
      {children}
      <ChangeRefused {...refusal} changed={t('card.changed', { state })} />
    </FormDialog>
  );
}
