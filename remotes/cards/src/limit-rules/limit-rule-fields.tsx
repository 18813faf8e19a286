import { limitRuleDraft, type LimitRuleDraft, limitSubjects, listBinOptions } from '@console/contracts/cards';
import { dayFieldsOf, fieldsOf, useLocalText, useRecord } from '@console/screens';
import { Field, FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useLimitScope } from './use-limit-scope';

const fields = { ...fieldsOf(limitRuleDraft, 'limit'), ...dayFieldsOf(limitRuleDraft, 'limit') };

/** Fields of a rule: names, BINs, scope of its counters, priority and period. */
export function LimitRuleFields({ values }: { values: Partial<LimitRuleDraft> }) {
  const { t } = useTranslation();
  const { scope } = useLimitScope();
  const textOf = useLocalText();
  const bins = useRecord(listBinOptions, {}).result.data?.list ?? [];
  return (
    <>
      <FormSection title={t('limit.form.name')} description={t('limit.form.nameAbout')}>
        <fields.Text name="nameEn" />
        <fields.Text name="nameZh" />
        <fields.Number name="priority" hint={t('limit.form.priorityAbout')} />
        <Field label={t('limit.own')} group>
          <fields.Check name="isOverridable" label={t('limit.ownAllowed')} />
        </Field>
      </FormSection>
      <FormSection title={t('limit.cards')} description={t('limit.form.cardsAbout')}>
        <fields.Code
          name="currency"
          label={t('card.currency')}
          placeholder={t('limit.everyCurrency')}
          hint={t('limit.form.currencyAbout')}
        />
        <fields.Select
          name="countedBy"
          hint={t('limit.form.countedByAbout')}
          options={limitSubjects.map((value) => ({ value, label: t(`limit.subject.${scope}.${value}`) }))}
        />
        <fields.Choices
          name="binIds"
          label={t('limit.bins')}
          width="full"
          hint={t('limit.form.binsAbout')}
          options={bins.map(({ id, bin, productName, currency }) => ({
            value: id,
            label: `${bin} · ${currency}`,
            description: textOf(productName),
          }))}
        />
      </FormSection>
      <FormSection title={t('limit.effective')} description={t('limit.form.effectiveAbout')}>
        <fields.Day name="from" />
        <fields.Day name="to" {...(values.from !== undefined && { min: values.from })} />
      </FormSection>
    </>
  );
}
