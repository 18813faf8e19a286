import { useShell } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { type ReactNode, useEffect } from 'react';
import type { Form } from '../forms/use-form';
import { pageHref } from '../page-href';
import type { Versioned } from '../pages/form-page';
import { RecordGate } from '../pages/record-gate';
import type { StepFlow, StepOf } from './step-flow';
import { StepForm } from './step-form';
import { firstOpen } from './steps.rules';

interface StepPageProps<Draft extends object, Row extends Versioned, Change> {
  flow: StepFlow<Row>;
  step: StepOf<Draft, Row, Change>;
  /** Sections of the form. */
  children: (form: Form<Draft>, record: Row | null) => ReactNode;
  /** Content below the form that is not part of it, such as a list with its own dialogs. */
  below?: (record: Row | null) => ReactNode;
}

/**
 * Page of one step. The address contains the id of the record; without an id, the first step creates the record. A step
 * whose previous steps are incomplete redirects to the first incomplete one.
 */
export function StepPage<Draft extends object, Row extends Versioned, Change>(
  props: StepPageProps<Draft, Row, Change>,
) {
  const id = useSearchParams()[0].get('id');
  const { flow } = props;
  if (id === null) return <StepInOrder {...props} record={null} />;
  return (
    <RecordGate key={id} ns={flow.ns} id={id} read={flow.read}>
      {(record) => <StepInOrder {...props} record={record} />}
    </RecordGate>
  );
}

function StepInOrder<Draft extends object, Row extends Versioned, Change>({
  record,
  ...props
}: StepPageProps<Draft, Row, Change> & { record: Row | null }) {
  const { steps } = props.flow;
  const index = steps.findIndex(({ page }) => page === props.step.page);
  const reach = firstOpen(steps, record);
  if (index > reach)
    return <LeadTo href={pageHref(steps[reach]?.page ?? props.step.page, record ? { id: record.id } : {})} />;
  return <StepForm {...props} index={index} record={record} />;
}

function LeadTo({ href }: { href: string }) {
  const { navigate } = useShell();
  useEffect(() => navigate(href, { replace: true }), [navigate, href]);
  return null;
}
