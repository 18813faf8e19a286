import type { Form } from '@console/screens';
import { Field, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import type { BulkDraft } from './card-bulk.rules';

/** The longest alias that the contract takes. */
const aliasMax = 40;

/** The same alias for each card, told apart by its last digits. */
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
