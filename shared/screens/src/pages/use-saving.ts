import { useShell } from '@console/remote-kit';
import { useTranslation } from 'react-i18next';
import { useSaveKey } from '../forms/use-save-key';
import type { Form } from '../forms/use-form';
import { useVersionedOperation } from '../wire/use-versioned-operation';
import type { FormPageProps, Versioned } from './form-page';
import { useLeave } from './use-leave';

interface Saving<Draft extends object, Row extends Versioned, Change, Detail> extends Omit<
  FormPageProps<Draft, Row, Change, Detail>,
  'isReadOnly'
> {
  isReadOnly: boolean;
  record: Row | null;
  form: Form<Draft>;
}

/** Submits the draft as a new record or as a change of the shown one. */
export function useSaving<Draft extends object, Row extends Versioned, Change, Detail>(
  props: Saving<Draft, Row, Change, Detail>,
) {
  const { ns, create, edit, nameOf, hrefOf, isReadOnly, record, form } = props;
  const { t } = useTranslation();
  const { notify } = useShell();
  const leaveTo = useLeave();
  const operation = record && edit ? edit.update : create;
  if (!operation) throw new Error(`A form of ${ns} without a record has nothing to create one with.`);
  const {
    progress,
    refusal,
    send: sendTo,
  } = useVersionedOperation<Change | Draft, Row, Row>(operation, operation.output, (newer) =>
    form.setVersion(newer.version),
  );
  const leave = (to: Row | null) => leaveTo(hrefOf(to));
  const send = (draft: Draft) =>
    sendTo(record && edit ? edit.changeOf(draft, { id: record.id, version: form.version }) : draft);
  const save = async () => {
    // The save shortcut and Enter in a field can submit even if there is no button.
    if (isReadOnly) return;
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    notify({ tone: 'ok', text: t(`${ns}.saved`, { name: nameOf(sent.data) }) });
    leave(sent.data);
  };
  useSaveKey(() => void save());
  return { progress, refusal, save, leave };
}
