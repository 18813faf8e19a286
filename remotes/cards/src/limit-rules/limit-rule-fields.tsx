import { currencies } from '@console/contracts';
import { type LimitRuleDraft, limitSubjects, listBinOptions } from '@console/contracts/cards';
import { type Form, useLocalText, useRecord } from '@console/screens';
import { DateInput } from '@console/ui/date';
import { Checkbox, Field, FormSection, MultiSelect, NumberInput, Select, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useLimitScope } from './use-limit-scope';

interface Props {
  form: Form<LimitRuleDraft>;
}

/** What a rule is called, which cards it is for, whose purchases it adds up, and when. */
export function LimitRuleFields({ form }: Props) {
  return (
    <>
      <NameFields form={form} />
      <CardFields form={form} />
      <TimeFields form={form} />
    </>
  );
}

function NameFields({ form: { values, set, touch, errorOf } }: Props) {
  const { t } = useTranslation();
  const name = (field: 'nameEn' | 'nameZh') => (
    <Field label={t(`limit.${field}`)} required error={errorOf(field)}>
      <TextInput
        lengthMax={60}
        value={values[field] ?? ''}
        onChange={(text) => set(field, text)}
        onBlur={() => touch(field)}
      />
    </Field>
  );
  return (
    <FormSection title={t('limit.form.name')} description={t('limit.form.nameAbout')}>
      {name('nameEn')}
      {name('nameZh')}
      <Field label={t('limit.priority')} required error={errorOf('priority')} hint={t('limit.form.priorityAbout')}>
        <NumberInput
          value={values.priority}
          onChange={(priority) => set('priority', priority)}
          onBlur={() => touch('priority')}
        />
      </Field>
      <Field label={t('limit.own')} group error={errorOf('isOverridable')}>
        <Checkbox checked={values.isOverridable ?? false} onChange={(is) => set('isOverridable', is)}>
          {t('limit.ownAllowed')}
        </Checkbox>
      </Field>
    </FormSection>
  );
}

function CardFields({ form: { values, set, errorOf } }: Props) {
  const { t } = useTranslation();
  const { scope } = useLimitScope();
  const textOf = useLocalText();
  const bins = useRecord(listBinOptions, {}).result.data?.list ?? [];
  return (
    <FormSection title={t('limit.cards')} description={t('limit.form.cardsAbout')}>
      <Field label={t('card.currency')} error={errorOf('currency')} hint={t('limit.form.currencyAbout')}>
        <Select
          clearable
          placeholder={t('limit.everyCurrency')}
          options={currencies.map((value) => ({ value, label: value }))}
          value={values.currency}
          onChange={(chosen) =>
            set(
              'currency',
              currencies.find((one) => one === chosen),
            )
          }
        />
      </Field>
      <Field label={t('limit.countedBy')} required error={errorOf('countedBy')} hint={t('limit.form.countedByAbout')}>
        <Select
          options={limitSubjects.map((value) => ({ value, label: t(`limit.subject.${scope}.${value}`) }))}
          value={values.countedBy}
          onChange={(chosen) =>
            set(
              'countedBy',
              limitSubjects.find((one) => one === chosen),
            )
          }
        />
      </Field>
      <Field label={t('limit.bins')} error={errorOf('binIds')} hint={t('limit.form.binsAbout')} width="full">
        <MultiSelect
          options={bins.map(({ id, bin, productName, currency }) => ({
            value: id,
            label: `${bin} · ${currency}`,
            description: textOf(productName),
          }))}
          value={values.binIds ?? []}
          onChange={(ids) => set('binIds', ids)}
        />
      </Field>
    </FormSection>
  );
}

function TimeFields({ form: { values, set, touch, errorOf } }: Props) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('limit.effective')} description={t('limit.form.effectiveAbout')}>
      <Field label={t('limit.from')} error={errorOf('from')}>
        <DateInput value={values.from} onChange={(day) => set('from', day)} onBlur={() => touch('from')} />
      </Field>
      <Field label={t('limit.to')} error={errorOf('to')}>
        <DateInput value={values.to} min={values.from} onChange={(day) => set('to', day)} onBlur={() => touch('to')} />
      </Field>
    </FormSection>
  );
}
