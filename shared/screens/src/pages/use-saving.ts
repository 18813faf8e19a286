import { usePage } from '@console/remote-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveKey } from '../forms/use-save-key';
import type { Form } from '../forms/use-form';
import { currentOf } from '../wire/current-of';
import { failureOfWhole } from '../wire/failure-of';
import { useOperation } from '../wire/use-operation';
import type { FormPageProps, Versioned } from './form-page';

interface Saving<Draft extends object, Row extends Versioned, Change, Detail> extends FormPageProps<
  Draft,
  Row,
  Change,
  Detail
> {
  record: Row | null;
  form: Form<Draft>;
}

/**
 * Sends the draft as a new record or as a change of the one that was shown. Where somebody was faster the next sending
 * means the newer version, so that what was typed is not typed again.
 */
export function useSaving<Draft extends object, Row extends Versioned, Change, Detail>(
  props: Saving<Draft, Row, Change, Detail>,
) {
  const { ns, create, edit, nameOf, hrefOf, record, form } = props;
  const { t } = useTranslation();
  const { key, shell } = usePage();
  const [version, setVersion] = useState(record?.version ?? 0);
  const operation = record && edit ? edit.update : create;
  if (!operation) throw new Error(`A form of ${ns} without a record has nothing to create one with.`);
  const { progress, send: sendTo } = useOperation<Change | Draft, Row>(operation);
  const leave = (to: Row | null) => {
    shell.setDirty(key, false);
    shell.navigate(hrefOf(to), { replace: true });
    shell.close(key);
  };
  const send = (draft: Draft) => sendTo(record && edit ? edit.changeOf(draft, { id: record.id, version }) : draft);
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      shell.notify({ tone: 'ok', text: t(`${ns}.saved`, { name: nameOf(sent.data) }) });
      leave(sent.data);
    }
    const current = sent?.at === 'refused' ? currentOf(sent.failure, operation.output) : undefined;
    if (current) setVersion(current.version);
  };
  useSaveKey(() => void save());
  // What stands next to its field is not said twice.
  const failure = failureOfWhole(progress);
  const isConflict = failure !== null && currentOf(failure, operation.output) !== undefined;
  return { progress, failure, isConflict, save, leave };
}
