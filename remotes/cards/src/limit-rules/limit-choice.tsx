import type { LimitItemDraft } from '@console/contracts/cards';
import { type Form, useDicts } from '@console/screens';
import { Field, Select } from '@console/ui/form';
import { limitDicts } from './limit-dicts';

type Chosen = 'kind' | 'period' | 'action' | 'mccMode' | 'countryMode' | 'shopMode' | 'region' | 'presence';

interface LimitChoiceProps<F extends Chosen> {
  form: Form<LimitItemDraft>;
  field: F;
  label: string;
  dict: (typeof limitDicts)[number];
  options: readonly NonNullable<LimitItemDraft[F]>[];
}

/** Select for a coded field of a limit. */
export function LimitChoice<F extends Chosen>({ form, field, label, dict, options }: LimitChoiceProps<F>) {
  const labels = useDicts(limitDicts);
  return (
    <Field label={label} required width="full" error={form.errorOf(field)}>
      <Select
        options={options.map((value) => ({ value, label: labels.label(dict, value) }))}
        value={form.values[field]}
        onChange={(chosen) =>
          form.set(
            field,
            options.find((one) => one === chosen),
          )
        }
      />
    </Field>
  );
}
