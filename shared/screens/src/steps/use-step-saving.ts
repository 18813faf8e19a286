import { useShell } from '@console/remote-kit';
import { useTranslation } from 'react-i18next';
import type { Form } from '../forms/use-form';
import { pageHref } from '../page-href';
import type { Versioned } from '../pages/form-page';
import { useLeave } from '../pages/use-leave';
import { useLanguage } from '../use-shown';
import type { Sent } from '../wire/use-operation';
import { useVersionedOperation } from '../wire/use-versioned-operation';
import { refusedSteps } from './refused-steps';
import type { StepFlow, StepOf } from './step-flow';
import { firstOpen, firstWith } from './steps.rules';

interface Saving<Draft extends object, Row extends Versioned, Change> {
  flow: StepFlow<Row>;
  step: StepOf<Draft, Row, Change>;
  index: number;
  record: Row | null;
  form: Form<Draft>;
  /** Called once the step is stored. */
  onSaved: () => void;
}

/**
 * Saves a step and opens the next one. The last step submits the record; if a step is incomplete or refused, the
 * first such step is opened.
 */
export function useStepSaving<Draft extends object, Row extends Versioned, Change>({
  flow,
  step,
  index,
  record,
  form,
  onSaved,
}: Saving<Draft, Row, Change>) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const language = useLanguage();
  const leaveTo = useLeave();
  const { steps } = flow;
  const goOnFrom = (newer: Row) => form.setVersion(newer.version);
  const saving = useVersionedOperation(step.save, step.save.output, goOnFrom);
  const submitting = useVersionedOperation(flow.submit, step.save.output, goOnFrom);
  const isLast = index === steps.length - 1;

  const hrefOf = (at: number, row: Row, query = {}) => pageHref(steps[at]?.page ?? step.page, { id: row.id, ...query });
  const submitAll = async (row: Row): Promise<Sent<Row>> => {
    const open = firstOpen(steps, row);
    if (open < steps.length) return { at: 'done', data: row };
    refusedSteps.forget(row.id);
    const sent = await submitting.send({ id: row.id, version: row.version });
    if (sent.at === 'refused') refusedSteps.keep(row.id, sent.failure.fieldErrors);
    return sent;
  };
  const goOn = (row: Row) => {
    if (!isLast) return leaveTo(hrefOf(index + 1, row));
    const open = firstOpen(steps, row);
    if (open < steps.length) return leaveTo(hrefOf(open, row, { check: 1 }));
    notify({ tone: 'ok', text: t(`${flow.ns}.submitted`, { name: flow.nameOf(row, language) }) });
    leaveTo(flow.doneHref(row));
  };
  const save = async () => {
    let saved: Row | null = null;
    const sent = await form.submit(async (draft): Promise<Sent<Row>> => {
      const stored = await saving.send(step.changeOf(draft, record && { id: record.id, version: form.version }));
      if (stored.at !== 'done') return stored;
      saved = stored.data;
      onSaved();
      form.setSaved(form.values, stored.data.version);
      return isLast ? submitAll(stored.data) : stored;
    });
    if (sent?.at === 'done') return goOn(sent.data);
    if (sent?.at !== 'refused') return;
    const wrong = firstWith(
      steps,
      sent.failure.fieldErrors.map(({ field }) => field),
    );
    if (saved !== null && wrong !== -1 && wrong !== index) leaveTo(hrefOf(wrong, saved, { check: 1 }));
  };
  return {
    save,
    isSending: saving.progress.at === 'sending' || submitting.progress.at === 'sending',
    refusal: (saving.refusal.failure ? saving : submitting).refusal,
  };
}
