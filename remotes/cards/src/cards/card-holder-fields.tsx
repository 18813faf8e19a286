import { fieldMessageOf } from '@console/contracts';
import { aliasesOf, holderModes } from '@console/contracts/cards';
import { useLanguage } from '@console/screens';
import { Field, FormSection, MultiSelect, Radio, Select, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { embossingIssue, modeOf } from './card-draft.rules';
import type { CardFieldsProps } from './card-fields';
import { CardFileField } from './card-file-field';
import type { CardChoices } from './use-card-choices';

/** Maximum length of an alias in the contract. */
const aliasMax = 40;

const countMax = 500;

export function CardHolderFields({ form, bin, choices }: CardFieldsProps & { choices: CardChoices }) {
  const { t } = useTranslation();
  const { values, set, touch, errorOf } = form;
  const { count = 1, alias = '' } = values;
  // Limited to the maximum of a batch, because the typed count can be any number.
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
          onBlur={() => touch('alias')}
        />
      </Field>
    </FormSection>
  );
}

type HolderChoiceProps = Pick<CardFieldsProps, 'form' | 'bin'> & { choices: CardChoices };

/** Assignment of cardholders: one for all cards, round robin for several cards, or by CSV file. */
function HolderChoice({ form, bin, choices }: HolderChoiceProps) {
  const { t } = useTranslation();
  const { values, set } = form;
  const isMany = (values.count ?? 1) > 1;
  const mode = modeOf(values);
  const modes = holderModes
    .filter((value) => isMany || value !== 'ROUND_ROBIN')
    .map((value) => ({ value, label: t(`card.holderMode.${value}`) }));
  return (
    <>
      <Field group width="full" label={t('card.holderMode')}>
        <Radio value={mode} options={modes} onChange={(chosen) => set('holderMode', chosen)} />
      </Field>
      {mode === 'CSV' ? (
        <CardFileField form={form} bin={bin} />
      ) : (
        <HolderField form={form} bin={bin} choices={choices} mode={mode} />
      )}
    </>
  );
}

/** Cardholder select. A cardholder that the product does not allow is refused on selection. */
function HolderField({
  form: { values, set, errorOf },
  bin,
  choices,
  mode,
}: HolderChoiceProps & { mode: 'ONE' | 'ROUND_ROBIN' }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const options = choices.cardholders.map(({ id, name, isDefault }) => ({
    value: id,
    label: name,
    ...(isDefault && { description: t('card.form.defaultHolder') }),
  }));
  const wrong = embossingIssue(values, bin, choices.cardholders);
  const said = wrong && fieldMessageOf(wrong, language);
  if (mode === 'ROUND_ROBIN')
    return (
      <Field required label={t('card.cardholders')} error={errorOf('cardholderIds') ?? said}>
        <MultiSelect
          value={values.cardholderIds ?? []}
          options={options}
          disabled={values.merchantId === undefined}
          onTyped={choices.findCardholders}
          onChange={(ids) => set('cardholderIds', ids)}
        />
      </Field>
    );
  return (
    <Field label={t('card.cardholder')} required={bin?.cardholderRequired} error={errorOf('cardholderId') ?? said}>
      <Select
        search
        clearable
        value={values.cardholderId}
        onTyped={choices.findCardholders}
        onChange={(id) => set('cardholderId', id)}
        disabled={values.merchantId === undefined}
        options={options}
      />
    </Field>
  );
}
