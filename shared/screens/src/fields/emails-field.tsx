import { fieldMessageOf, issuesOf } from '@console/contracts';
import { EmailsInput } from '@console/ui/inputs';
import { useTranslation } from 'react-i18next';
import { useFieldForm } from '../forms/form-scope';
import { useLanguage } from '../use-shown';
import { shapeOf } from './field-facts.rules';
import type { FieldOfDraft } from './field-props';
import { elementOf, itemsMaxOf } from './list-facts.rules';
import { StandingField } from './standing-field';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A field for a list of e-mail addresses. Each address is validated separately by the item schema of the contract. */
export function EmailsField(field: FieldOfDraft) {
  const { t } = useTranslation();
  const language = useLanguage();
  const value = useFieldForm(field.schema).values[field.name];
  const contract = shapeOf(field.schema)?.[field.name];
  const element = contract && elementOf(contract);
  if (!element) throw new Error(`The field ${field.name} is no list.`);
  const addresses = Array.isArray(value) ? value.filter(isText) : [];
  const errorOf = (address: string) => {
    const { error } = element.safeParse(address);
    const [issue] = error ? issuesOf(error) : [];
    return issue && fieldMessageOf(issue, language);
  };
  const wrong = addresses.filter((address) => errorOf(address) !== undefined).length;
  const reword = wrong > 0 ? () => t('kit.emails.wrong', { count: wrong }) : undefined;
  return (
    <StandingField width="full" {...field} reword={reword}>
      {({ facts, change, input }) => (
        <EmailsInput
          {...input}
          value={addresses}
          max={itemsMaxOf(contract)}
          errorOf={errorOf}
          onChange={(next) => change(next.length === 0 && facts.isOptional ? undefined : next)}
        />
      )}
    </StandingField>
  );
}
