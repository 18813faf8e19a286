import type { z } from '@console/contracts/zod';
import { formatDateTime } from '@console/i18n';
import { SecretInput } from '@console/ui/inputs';
import { isWriteOnly } from '../forms/form-capture.rules';
import { useShown } from '../use-shown';
import { shapeOf } from './field-facts.rules';
import type { FieldProps } from './field-props';
import { StandingField } from './standing-field';

type SecretProps<Draft> = Omit<FieldProps<Draft, string>, 'placeholder' | 'autoFocus'> & {
  /** When the stored value was set, as the server says; null where there is none. */
  setAt: string | null;
};

/**
 * Fields that few forms have, as those of `fieldsOf`: label, mark, limit and message come from the contract. They are apart
 * so that a form without them loads none of their code.
 */
export function rareFieldsOf<Draft extends object>(schema: z.ZodType<Draft>, ns: string) {
  const draft = { schema, ns };
  return {
    /** A `secretText` of the contract: what is stored is never shown, what is typed never captured. */
    Secret: ({ setAt, ...field }: SecretProps<Draft>) => <Secret {...draft} {...field} setAt={setAt} />,
  };
}

interface Draft {
  schema: z.ZodType;
  ns: string;
}

function Secret({ setAt, ...field }: Draft & Omit<SecretProps<never>, 'name'> & { name: string }) {
  const { zone } = useShown();
  const contract = shapeOf(field.schema)?.[field.name];
  if (!contract || !isWriteOnly(contract)) throw new Error(`The field ${field.name} is no secretText of its contract.`);
  return (
    <StandingField {...field} group>
      {({ value, change, input }) => (
        <SecretInput
          {...input}
          setAt={setAt && formatDateTime(setAt, zone)}
          value={typeof value === 'string' ? value : undefined}
          onChange={change}
        />
      )}
    </StandingField>
  );
}
