import type { Form } from '@console/screens';
import { Field, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import type { BulkDraft } from './card-bulk.rules';

/** Maximum length of an alias in the contract. */
const aliasMax = 40;

/** One alias for all cards, in which the server replaces `{last4}` with the last digits of each. */
export function AliasField({ form }: { form: Form<BulkDraft> }) {
  const { t } = useTranslation();
  return (
    <Field required width="full" label={t('card.alias')} hint={t('bulk.aliasAbout')} error={form.errorOf('alias')}>
      <TextInput
        value={form.values.alias ?? ''}
        lengthMax={aliasMax}
        onChange={(alias) => form.set('alias', alias)}
        onBlur={() => form.touch('alias')}
      />
    </Field>
  );
}
