import { aliasesOf, holderModes } from '@console/contracts/cards';
import { Field, FormSection, MultiSelect, Radio, Select, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import type { CardFieldsProps } from './card-fields';
import type { CardChoices } from './use-card-choices';

/** The longest alias that the contract takes. */
const aliasMax = 40;

const countMax = 500;

export function CardHolderFields({ form, bin, choices }: CardFieldsProps & { choices: CardChoices }) {
  const { t } = useTranslation();
  const { values, set, leave, errorOf } = form;
  const { count = 1, alias = '' } = values;
  // As many as can be asked for at all: whatever is typed, the page only shows the first and the last.
  const aliases = aliasesOf(alias, Math.min(Math.max(count, 1), countMax));
  const [first, last] = [aliases[0], aliases.at(-1)];
  return (
    <FormSection title={t('card.form.holder')} description={t('card.form.holderAbout')}>
      <HolderChoice form={form} bin={bin} choices={choices} />
      <Field
        required
        label={t('card.alias')}
        error={errorOf('alias')}
        hint={count > 1 ? t('card.form.pattern', { first, last }) : undefined}
      >
        <TextInput
          value={alias}
          lengthMax={aliasMax}
          onChange={(typed) => set('alias', typed)}
          onBlur={() => leave('alias')}
        />
      </Field>
    </FormSection>
  );
}

type HolderChoiceProps = Pick<CardFieldsProps, 'form' | 'bin'> & { choices: CardChoices };

/** One holder, or for many cards several who take turns. */
function HolderChoice({ form: { values, set, errorOf }, bin, choices }: HolderChoiceProps) {
  const { t } = useTranslation();
  const isMany = (values.count ?? 1) > 1;
  const options = choices.cardholders.map(({ id, name, isDefault }) => ({
    value: id,
    label: name,
    ...(isDefault && { description: t('card.form.defaultHolder') }),
  }));
  const modes = holderModes.map((value) => ({ value, label: t(`card.holderMode.${value}`) }));
  return (
    <>
      {isMany && (
        <Field group width="full" label={t('card.holderMode')}>
          <Radio value={values.holderMode} options={modes} onChange={(mode) => set('holderMode', mode)} />
        </Field>
      )}
      {isMany && values.holderMode === 'ROUND_ROBIN' ? (
        <Field required label={t('card.cardholders')} error={errorOf('cardholderIds')}>
          <MultiSelect
            value={values.cardholderIds ?? []}
            options={options}
            disabled={values.merchantId === undefined}
            onChange={(ids) => set('cardholderIds', ids)}
          />
        </Field>
      ) : (
        <Field label={t('card.cardholder')} required={bin?.cardholderRequired} error={errorOf('cardholderId')}>
          <Select
            search
            clearable
            value={values.cardholderId}
            onChange={(id) => set('cardholderId', id)}
            disabled={values.merchantId === undefined}
            options={options}
          />
        </Field>
      )}
    </>
  );
}
