import { type Parameter, parameterDraft } from '@console/contracts/parameters';
import { fieldsOf } from '@console/screens';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useSetting } from './use-setting';

const fields = fieldsOf(parameterDraft, 'parameter');

/** Value, whether it counts, and why it changes. */
export function ParameterFields({ parameter }: { parameter: Parameter }) {
  const { t } = useTranslation();
  const reading = useSetting();
  const { id, type, min, max, byDefault, choices } = parameter;
  const bounds = { min: reading(parameter, String(min)), max: reading(parameter, String(max)) };
  const start = t('parameter.defaultIs', { value: reading(parameter, byDefault) });
  const hint = type === 'INT' ? `${t('parameter.bounds', bounds)} ${start}` : start;
  const values = type === 'BOOL' ? ['true', 'false'] : choices.map(({ value }) => value);
  const options = values.map((value) => ({ value, label: reading(parameter, value) }));
  return (
    <FormSection title={id} description={t('parameter.about')}>
      {type === 'INT' ? (
        <fields.Text name="value" inputMode="numeric" hint={hint} />
      ) : (
        <fields.Select name="value" options={options} hint={hint} />
      )}
      <fields.Check name="isActive" />
      <fields.Area name="why" />
    </FormSection>
  );
}
