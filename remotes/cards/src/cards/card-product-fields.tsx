import type { IssuableBin } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { useDicts, useLocalText } from '@console/screens';
import { ChoiceCards, Field, FormSection, NumberInput, Select, TextInput } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardDicts } from './card-dicts';
import { matching, withBin } from './card-draft.rules';
import type { CardFieldsProps } from './card-fields';
import classes from './card-form.module.css';
import type { CardChoices } from './use-card-choices';

interface CardProductFieldsProps extends CardFieldsProps {
  bins: readonly IssuableBin[];
  choices: CardChoices;
}

export function CardProductFields({ form, bins, bin, today, choices }: CardProductFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { values, set, touch, errorOf } = form;
  const isFromFile = values.holderMode === 'CSV';
  const accounts = choices.accounts.filter(({ currency }) => currency === bin?.currency);
  const choose = (chosen: IssuableBin) => form.setAll(withBin(values, chosen, choices.accounts, today));
  const chooseMerchant = (merchantId: string | undefined) =>
    form.setAll({ ...values, merchantId, accountId: undefined, cardholderId: undefined, cardholderIds: undefined });
  return (
    <FormSection title={t('card.product')} description={t('card.form.productAbout')}>
      <Field group required width="full" label={t('card.product')} error={errorOf('binId')}>
        <ProductChoice bins={bins} bin={bin} onChange={choose} />
      </Field>
      <Field required label={t('card.merchant')} error={errorOf('merchantId')}>
        <Select
          search
          value={values.merchantId}
          onChange={chooseMerchant}
          onTyped={choices.findMerchants}
          options={choices.merchants.map(({ id, name, merchantNo }) => ({
            value: id,
            label: textOf(name),
            description: merchantNo,
          }))}
        />
      </Field>
      <Field
        required
        label={t('card.account')}
        error={errorOf('accountId')}
        hint={bin ? undefined : t('card.form.productFirst')}
      >
        <Select
          value={values.accountId}
          onChange={(id) => set('accountId', id)}
          disabled={!bin || values.merchantId === undefined}
          options={accounts.map(({ id, currency, available }) => ({
            value: id,
            label: t('card.form.available', { currency, amount: formatMoney(available) }),
          }))}
        />
      </Field>
      <Field
        required
        label={t('card.count')}
        error={errorOf('count')}
        hint={isFromFile ? t('card.file.countHint') : bin && t('card.form.countMax', { max: bin.maxCardsPerRequest })}
      >
        <NumberInput
          disabled={isFromFile}
          value={values.count}
          onChange={(count) => set('count', count)}
          onBlur={() => touch('count')}
        />
      </Field>
    </FormSection>
  );
}

/** Maximum of products without a search field. */
const glanceMax = 6;

interface ProductChoiceProps {
  bins: readonly IssuableBin[];
  bin: IssuableBin | undefined;
  onChange: (bin: IssuableBin) => void;
}

function ProductChoice({ bins, bin, onChange }: ProductChoiceProps) {
  const { t } = useTranslation();
  const optionOf = useProductOption();
  const [text, setText] = useState('');
  const options = matching(bins, text);
  const choose = (id: string) => {
    const chosen = bins.find((one) => one.id === id);
    if (chosen) onChange(chosen);
  };
  return (
    <div className={classes.products}>
      {bins.length > glanceMax && (
        <TextInput
          type="search"
          icon="search"
          size="small"
          label={t('card.form.search')}
          placeholder={t('card.form.search')}
          value={text}
          onChange={setText}
        />
      )}
      <ChoiceCards value={bin?.id} options={options.map(optionOf)} onChange={choose} />
      {options.length === 0 && <p className={classes.none}>{t('card.form.noProduct')}</p>}
    </div>
  );
}

function useProductOption() {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const textOf = useLocalText();
  return ({ id, bin, scheme, currency, productName, usageType, scenarios }: IssuableBin) => ({
    value: id,
    label: textOf(productName),
    description: [
      currency,
      label('usage_type', usageType),
      ...scenarios.map((one) => label('business_scenario', one)),
    ].join(' · '),
    note: t('card.form.binNumber', { bin, scheme: label('card_scheme', scheme) }),
  });
}
