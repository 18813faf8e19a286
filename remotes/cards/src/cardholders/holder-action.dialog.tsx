import {
  type Cardholder,
  cardholderDetail,
  changeCardholderStatus,
  pushCardholder,
  removeCardholder,
} from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, currentOf, useOperation, usePageForm } from '@console/screens';
import { Notice } from '@console/ui';
import { Field, TextArea } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import type { HolderAction } from './holder-actions.rules';

interface HolderActionDialogProps {
  action: HolderAction;
  holder: Pick<Cardholder, 'id' | 'name' | 'version' | 'liveCards'>;
  /** The holder is not what the page shows. */
  onChanged: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** What will become of a holder is said first; a note can be given, and is stored in the history. */
export default function HolderActionDialog({ action, holder, onChanged, onDone, onClose }: HolderActionDialogProps) {
  const { t } = useTranslation();
  const { notify, showJobs } = useShell();
  const { progress, send } = useHolderAction(action);
  const { bind, form } = usePageForm({
    schema: removeCardholder.input,
    start: { id: holder.id, version: holder.version },
  });
  const { name, liveCards: count } = holder;

  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t(`holder.done.${action}`, { name, count }) });
      onClose();
      onDone();
      if (action === 'PUSH') showJobs();
    }
    const current = sent?.at === 'refused' ? currentOf(sent.failure, cardholderDetail) : undefined;
    if (current) {
      form.set('version', current.version);
      onChanged();
    }
  };
  const failure = 'failure' in progress ? progress.failure : null;
  const isConflict = failure !== null && currentOf(failure, cardholderDetail) !== undefined;
  return (
    <FormDialog
      title={t(`holder.ask.${action}`, { name })}
      bind={bind}
      close={t('card.close')}
      submit={{
        label: t(`holder.action.${action}`, { count }),
        isSending: progress.at === 'sending',
        isDangerous: action === 'DELETE',
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <Notice>{t(`holder.effect.${action}`, { count })}</Notice>
      {action !== 'PUSH' && (
        <Field label={t('card.note')} width="full" error={form.errorOf('note')}>
          <TextArea
            value={form.values.note ?? ''}
            lengthMax={500}
            onChange={(note) => form.set('note', note)}
            onBlur={() => form.touch('note')}
          />
        </Field>
      )}
      {isConflict && <Notice tone="warn">{t('holder.changed')}</Notice>}
      {failure && !isConflict && <CallRefused failure={failure} />}
    </FormDialog>
  );
}

interface Request {
  id: string;
  version: number;
  note?: string | undefined;
}

/** Each action is a call of its own. */
function useHolderAction(action: HolderAction) {
  const status = useOperation(changeCardholderStatus);
  const removal = useOperation(removeCardholder);
  const push = useOperation(pushCardholder);
  switch (action) {
    case 'DISABLE':
    case 'ENABLE':
      return {
        progress: status.progress,
        send: (requested: Request) => status.send({ ...requested, to: action === 'DISABLE' ? 'DISABLED' : 'ACTIVE' }),
      };
    case 'DELETE':
      return { progress: removal.progress, send: (requested: Request) => removal.send(requested) };
    case 'PUSH':
      return {
        progress: push.progress,
        send: ({ id, version }: Request) => push.send({ id, version }),
      };
  }
}
