import { type Parameter, type ParameterDraft, parameterDraft } from '@console/contracts/parameters';
import { fieldsOf, type Form, useLocalText } from '@console/screens';
import { DecimalInput, Field, FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useSetting } from './use-setting';

const fields = fieldsOf(parameterDraft, 'parameter');

interface ParameterFieldsProps {
  form: Form<ParameterDraft>;
  parameter: Parameter;
}

/** Fields of a parameter: value, active flag, and reason for the change. */
export function ParameterFields({ form, parameter }: ParameterFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const reading = useSetting();
  const { id, description, type, min, max, byDefault, choices, unit } = parameter;
  const bounds = { min: reading(parameter, String(min)), max: reading(parameter, String(max)) };
  const facts = { ...bounds, value: reading(parameter, byDefault) };
  const ofNumber = unit ? (`parameter.bounds.${unit}` as const) : 'parameter.bounds';
  const hint = t(type === 'INT' ? ofNumber : 'parameter.defaultIs', facts);
  const values = type === 'BOOL' ? ['true', 'false'] : choices.map(({ value }) => value);
  const options = values.map((value) => ({ value, label: reading(parameter, value) }));
  return (
    <FormSection title={id} description={t('parameter.about', { description: textOf(description) })}>
      {type === 'INT' ? (
        <Field required label={t('parameter.value')} hint={hint} error={form.errorOf('value')}>
          <DecimalInput
            isSigned
            name="value"
            fractionDigits={0}
            wholeDigits={9}
            value={form.values.value ?? ''}
            onChange={(value) => form.set('value', value)}
            onBlur={() => form.touch('value')}
          />
        </Field>
      ) : (
        <fields.Select name="value" options={options} hint={hint} />
      )}
      <fields.Check name="isActive" />
      <fields.Area name="why" />
    </FormSection>
  );
}
