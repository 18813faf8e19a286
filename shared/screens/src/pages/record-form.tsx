import { usePageTitle } from '@console/remote-kit';
import { Notice, PageBody, PageHeader, Surface } from '@console/ui';
import { FormFooter } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { FormScope } from '../forms/form-scope';
import { usePageForm } from '../forms/use-page-form';
import { CallRefused } from '../wire/call-failed';
import type { FormPageProps, Versioned } from './form-page';
import { useSaving } from './use-saving';

interface RecordFormProps<Draft extends object, Row extends Versioned, Change> extends FormPageProps<
  Draft,
  Row,
  Change
> {
  /** As it was when the form was opened; null for a new one. */
  record: Row | null;
}

/** The form itself. Who was faster is said, and sending again means the newer version; nothing typed is lost. */
export function RecordForm<Draft extends object, Row extends Versioned, Change>(
  props: RecordFormProps<Draft, Row, Change>,
) {
  const { ns, schema, start, rules, nameOf, record, children, below } = props;
  const { t } = useTranslation();
  usePageTitle(record ? { name: nameOf(record) } : undefined);
  const { bind, form } = usePageForm({
    schema,
    start: start(record),
    ...(rules && { rules: (values: Partial<Draft>) => rules(values, record) }),
  });
  const { progress, failure, isConflict, save, leave } = useSaving({ ...props, form });
  const name = record ? nameOf(record) : '';
  return (
    <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
      <PageBody
        footer={
          <FormFooter
            primary={{ label: t(record ? `${ns}.save` : `${ns}.create`), loading: progress.at === 'sending' }}
            cancel={{ onClick: () => leave(record) }}
            errorCount={form.errorCount}
          />
        }
      >
        <PageHeader title={record ? t(`${ns}.edit.title`, { name }) : t(`${ns}.create.title`)} />
        <FormScope form={form}>
          <Surface flush>{children(form, record)}</Surface>
          {below?.(form, record)}
        </FormScope>
        {isConflict && <Notice tone="warn">{t(`${ns}.changed`)}</Notice>}
        {failure && !isConflict && <CallRefused failure={failure} />}
      </PageBody>
    </form>
  );
}
