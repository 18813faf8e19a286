import { usePageTitle } from '@console/remote-kit';
import { PageBody, PageHeader, Surface } from '@console/ui';
import { FormFooter } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormScope } from '../forms/form-scope';
import { usePageForm } from '../forms/use-page-form';
import { ChangeRefused } from '../wire/call-failed';
import type { FormPageProps, Versioned } from './form-page';
import { NewerVersion } from './newer-version';
import { useSaving } from './use-saving';

interface RecordFormProps<Draft extends object, Row extends Versioned, Change, Detail> extends FormPageProps<
  Draft,
  Row,
  Change,
  Detail
> {
  /** Last read record, which may be newer than the values of the form; null for a new record. */
  detail: Detail | null;
}

/**
 * Form of one record. After a conflict it shows both versions of the fields that differ and keeps the typed values;
 * submitting again overwrites the newer version.
 */
export function RecordForm<Draft extends object, Row extends Versioned, Change, Detail>(
  props: RecordFormProps<Draft, Row, Change, Detail>,
) {
  const { ns, schema, start, rules, nameOf, edit, detail, children, above, below, side, dialogs } = props;
  const { t } = useTranslation();
  const record = edit && detail !== null ? edit.rowOf(detail) : null;
  const [opened] = useState(detail);
  usePageTitle(record ? { name: nameOf(record) } : undefined);
  const { bind, form } = usePageForm({
    schema,
    start: start(detail),
    version: record?.version,
    ...(rules && { rules: (values: Partial<Draft>) => rules(values, detail) }),
  });
  const isReadOnly = detail !== null && props.isReadOnly?.(detail) === true;
  const { progress, refusal, save, leave } = useSaving({ ...props, isReadOnly, record, form });
  const name = record ? nameOf(record) : '';
  const title = isReadOnly ? name : record ? t(`${ns}.edit.title`, { name }) : t(`${ns}.create.title`);
  const header = <PageHeader title={title} />;
  const primary = { label: t(record ? `${ns}.save` : `${ns}.create`), loading: progress.at === 'sending' };
  return (
    <>
      <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
        <PageBody
          {...(side && { head: header, side: side(form) })}
          footer={
            <FormFooter
              {...(!isReadOnly && { primary })}
              cancel={{ onClick: () => leave(record), ...(isReadOnly && { label: t('kit.back') }) }}
              errorCount={form.errorCount}
            />
          }
        >
          {!side && header}
          {above?.(detail)}
          <FormScope form={form} isNew={detail === null} isReadOnly={isReadOnly}>
            <Surface flush>{children(form, detail)}</Surface>
            <ChangeRefused {...refusal} changed={t(`${ns}.changed`)} />
            {edit && opened !== null && refusal.newer && (
              <NewerVersion
                key={refusal.newer.version}
                {...{ ns, start }}
                id={refusal.newer.id}
                read={edit.read}
                opened={opened}
                form={form}
              />
            )}
            {below?.(form, detail)}
          </FormScope>
        </PageBody>
      </form>
      {dialogs?.(form)}
    </>
  );
}
