import type { Form } from '@console/screens';
import { Field, TextArea } from '@console/ui/form';
import { useTranslation } from 'react-i18next';

/** Why it is done: it is kept with the release and in the audit log. */
export function ReasonField({ form: { values, set, leave, errorOf } }: { form: Form<{ why: string }> }) {
  const { t } = useTranslation();
  return (
    <Field label={t('release.why')} required width="full" error={errorOf('why')} hint={t('release.whyHint')}>
      <TextArea
        value={values.why ?? ''}
        lengthMax={500}
        onChange={(why) => set('why', why)}
        onBlur={() => leave('why')}
      />
    </Field>
  );
}
