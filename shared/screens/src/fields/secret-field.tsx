import { formatDateTime } from '@console/i18n';
import { SecretInput } from '@console/ui/inputs';
import { isWriteOnly } from '../forms/form-capture.rules';
import { useShown } from '../use-shown';
import { shapeOf } from './field-facts.rules';
import type { FieldOfDraft } from './field-props';
import { StandingField } from './standing-field';

/** A field for a secret: the stored value is never shown, and a typed value is never transferred to another version. */
export function SecretField({ setAt, ...field }: FieldOfDraft & { setAt: string | null }) {
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
