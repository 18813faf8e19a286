import { usePageTitle, useShell } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { PageBody, PageHeader, Surface } from '@console/ui';
import { FormFooter, FormSteps } from '@console/ui/form';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormScope } from '../forms/form-scope';
import type { Form } from '../forms/use-form';
import { usePageForm } from '../forms/use-page-form';
import { useSaveKey } from '../forms/use-save-key';
import { pageHref } from '../page-href';
import { BothVersions } from '../pages/both-versions';
import type { Versioned } from '../pages/form-page';
import { useLanguage } from '../use-shown';
import { ChangeRefused } from '../wire/call-failed';
import { refusedSteps } from './refused-steps';
import type { StepFlow, StepOf } from './step-flow';
import { firstOpen, ofStep } from './steps.rules';
import classes from './step-form.module.css';
import { useStepDraft } from './use-step-draft';
import { useStepSaving } from './use-step-saving';

interface StepFormProps<Draft extends object, Row extends Versioned, Change> {
  flow: StepFlow<Row>;
  step: StepOf<Draft, Row, Change>;
  index: number;
  record: Row | null;
  children: (form: Form<Draft>, record: Row | null) => ReactNode;
  below?: ((record: Row | null) => ReactNode) | undefined;
}

/** Form of one step, with navigation through all steps. */
export function StepForm<Draft extends object, Row extends Versioned, Change>(
  props: StepFormProps<Draft, Row, Change>,
) {
  const { flow, step, index, record, children, below } = props;
  const { ns, steps, nameOf, leaveHref } = flow;
  const { t } = useTranslation();
  const { navigate } = useShell();
  const isChecked = useSearchParams()[0].has('check');
  const language = useLanguage();
  const name = record ? nameOf(record, language) : undefined;
  const formId = useId();
  const [opened] = useState(record);
  usePageTitle(name === undefined ? undefined : { name });
  const isReadOnly = record !== null && flow.isReadOnly?.(record) === true;
  const refused = record ? ofStep(step, refusedSteps.of(record.id)) : [];
  const { bind, form, handover } = usePageForm({
    schema: step.schema,
    start: step.start(record),
    version: record?.version,
    ...(isChecked && { checked: refused }),
  });
  const draft = useStepDraft({ page: step.page, recordId: record?.id ?? '', form, handover });
  const { save, isSending, refusal } = useStepSaving({ ...props, form, onSaved: draft.remove });
  useSaveKey(() => void (isReadOnly || save()));
  const hrefOf = (at: number) => pageHref(steps[at]?.page ?? step.page, record ? { id: record.id } : {});
  const next = index < steps.length - 1 ? hrefOf(index + 1) : null;
  return (
    <PageBody
      head={
        <>
          <PageHeader title={name === undefined ? t(`${ns}.title`) : <bdi>{name}</bdi>} />
          <FormSteps
            label={t('kit.steps')}
            items={itemsOf({ flow, record, current: step.page, t })}
            current={step.page}
            onNavigate={navigate}
          />
        </>
      }
      footer={
        <FormFooter
          form={formId}
          {...primaryOf({ ns, isSending, isReadOnly, next, t, navigate })}
          cancel={{
            label: t(index === 0 ? 'kit.cancel' : 'kit.back'),
            onClick: () => navigate(index === 0 ? leaveHref : hrefOf(index - 1)),
          }}
          errorCount={form.errorCount}
          note={isReadOnly ? undefined : draft.button}
        />
      }
    >
      <form
        ref={bind}
        id={formId}
        noValidate
        className={classes.form}
        onSubmit={(event) => [event.preventDefault(), void (isReadOnly || save())]}
      >
        {!isReadOnly && draft.offer}
        <FormScope form={form} isReadOnly={isReadOnly}>
          <Surface flush>{children(form, record)}</Surface>
        </FormScope>
        <ChangeRefused {...refusal} changed={t(`${ns}.changed`)} />
        {opened && refusal.newer && <BothVersions {...{ ns, opened, form }} newer={refusal.newer} start={step.start} />}
      </form>
      {below?.(record)}
    </PageBody>
  );
}

interface PrimaryOf {
  ns: string;
  isSending: boolean;
  isReadOnly: boolean;
  /** Address of the next step; null for the last step. */
  next: string | null;
  t: (key: string) => string;
  navigate: (href: string) => void;
}

/** Saves the step. For a record that cannot be edited, the button leads to the next step instead. */
function primaryOf({ ns, isSending, isReadOnly, next, t, navigate }: PrimaryOf) {
  const label = t(next === null ? `${ns}.submit` : 'kit.saveAndContinue');
  if (!isReadOnly) return { primary: { label, loading: isSending } };
  return next === null ? {} : { primary: { label: t('kit.next'), onClick: () => navigate(next) } };
}

interface ShownSteps<Row extends Versioned> {
  flow: StepFlow<Row>;
  record: Row | null;
  /** Page of the step that is shown. */
  current: string;
  t: (key: string) => string;
}

/** Steps up to the first incomplete one can be opened. */
function itemsOf<Row extends Versioned>({ flow: { steps }, record, current, t }: ShownSteps<Row>) {
  const reach = firstOpen(steps, record);
  return steps.map(({ page, title }, at) => ({
    id: page,
    label: t(title),
    ...(at <= reach && page !== current && { href: pageHref(page, record ? { id: record.id } : {}) }),
    isDone: at < reach,
  }));
}
