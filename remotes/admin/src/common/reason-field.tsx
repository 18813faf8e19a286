import type { Form } from '@console/screens';
import { Field, TextArea } from '@console/ui/form';
import { useTranslation } from 'react-i18next';

interface ReasonFieldProps {
  form: Form<{ why: string }>;
  /** Where the reason is stored, in words. */
  hint: string;
}

/** Why it is done, for whoever reads the audit log. */
export function ReasonField({ form: { values, set, touch, errorOf }, hint }: ReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t('release.why')} required width="full" error={errorOf('why')} hint={hint}>
      <TextArea
        value={values.why ?? ''}
        lengthMax={500}
        onChange={(why) => set('why', why)}
        onBlur={() => touch('why')}
      />
    </Field>
  );
}
