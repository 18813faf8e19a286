import { Field, MultiSelect, Select } from '@console/ui/form';
import { type Dicts, type Form, useDicts } from '@console/screens';
import type { CardBinDraft } from '@console/contracts/cards';
import { binDicts } from './bin-dicts';

interface ChoiceProps<Value extends string> {
  form: Form<CardBinDraft>;
  name: keyof CardBinDraft;
  label: string;
  /** The dictionary of the words; without one the codes speak for themselves. */
  dict?: string;
  values: readonly Value[];
}

const optionsOf = (label: Dicts['label'], dict: string | undefined, values: readonly string[]) =>
  values.map((value) => ({ value, label: dict === undefined ? value : label(dict, value) }));

interface OneProps<Value extends string> extends ChoiceProps<Value> {
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  disabled?: boolean;
}

/** One of a closed list. */
export function ChoiceField<Value extends string>(props: OneProps<Value>) {
  const { form, name, label: title, dict, values, value, onChange, disabled } = props;
  const { label } = useDicts(binDicts);
  return (
    <Field label={title} required error={form.errorOf(name)}>
      <Select
        disabled={disabled}
        options={optionsOf(label, dict, values)}
        value={value}
        onChange={(chosen) => onChange(values.find((one) => one === chosen))}
      />
    </Field>
  );
}

interface SeveralProps<Value extends string> extends ChoiceProps<Value> {
  value: readonly Value[] | undefined;
  onChange: (value: Value[]) => void;
  required?: boolean;
  hint?: string;
  width?: 'half' | 'full';
}

/** Any of a closed list, in its order. */
export function ChoicesField<Value extends string>(props: SeveralProps<Value>) {
  const { form, name, label: title, dict, values, value = [], onChange, required, hint, width } = props;
  const { label } = useDicts(binDicts);
  return (
    <Field label={title} required={required} hint={hint} width={width ?? 'half'} error={form.errorOf(name)}>
      <MultiSelect
        options={optionsOf(label, dict, values)}
        value={[...value]}
        onChange={(chosen) => onChange(values.filter((one) => chosen.includes(one)))}
      />
    </Field>
  );
}
