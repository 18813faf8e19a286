import { listPhoneAreas } from '@console/contracts';
import { binFeatures } from '@console/contracts/cards';
import { useDicts, useLocalText, useRecord } from '@console/screens';
import { Checkbox, Field, FormSection, MultiSelect, TextArea, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { areaOptions } from '../common/area-options.rules';
import { useCountries } from '../common/use-countries';
import { binDicts } from './bin-dicts';
import type { BinFieldsProps } from './bin-fields';
import classes from './bin.module.css';

/** Who may hold a card of it, what it can do, and where it is not taken. */
export function BinRuleFields({ form: { values, set, touch, errorOf } }: BinFieldsProps) {
  const { t } = useTranslation();
  const { label } = useDicts(binDicts);
  const textOf = useLocalText();
  const countries = useCountries();
  const areas = useRecord(listPhoneAreas, {}).result.data?.list ?? [];
  return (
    <>
      <FormSection title={t('bin.form.holders')} description={t('bin.form.holdersAbout')}>
        <Field label={t('bin.form.demands')} group width="full">
          <div className={classes.choices}>
            <Checkbox checked={values.cardholderRequired ?? false} onChange={(is) => set('cardholderRequired', is)}>
              {t('bin.cardholderRequired')}
            </Checkbox>
            <Checkbox checked={values.needsKyc ?? false} onChange={(is) => set('needsKyc', is)}>
              {t('bin.needsKyc')}
            </Checkbox>
            <Checkbox checked={values.needsEmbossing ?? false} onChange={(is) => set('needsEmbossing', is)}>
              {t('bin.needsEmbossing')}
            </Checkbox>
          </div>
        </Field>
        <Field label={t('bin.holderCountries')} error={errorOf('holderCountries')}>
          <MultiSelect
            options={countries.options}
            value={values.holderCountries ?? []}
            onChange={(codes) => set('holderCountries', codes)}
          />
        </Field>
        <Field label={t('bin.areaCodes')} error={errorOf('areaCodes')}>
          <MultiSelect
            options={areaOptions(areas, textOf)}
            value={values.areaCodes ?? []}
            onChange={(codes) => set('areaCodes', codes)}
          />
        </Field>
      </FormSection>
      <FormSection title={t('bin.form.abilities')}>
        <Field label={t('bin.features')} error={errorOf('features')} width="full">
          <MultiSelect
            options={binFeatures.map((value) => ({ value, label: label('bin_feature', value) }))}
            value={values.features ?? []}
            onChange={(chosen) =>
              set(
                'features',
                binFeatures.filter((one) => chosen.includes(one)),
              )
            }
          />
        </Field>
        <Field label={t('bin.blockedMcc')} error={errorOf('blockedMcc')} hint={t('bin.form.blockedMcc')} width="full">
          <TextInput
            value={values.blockedMcc ?? ''}
            onChange={(codes) => set('blockedMcc', codes)}
            onBlur={() => touch('blockedMcc')}
          />
        </Field>
        <Field label={t('bin.riskNote')} error={errorOf('riskNote')} width="full">
          <TextArea
            lengthMax={500}
            value={values.riskNote ?? ''}
            onChange={(note) => set('riskNote', note)}
            onBlur={() => touch('riskNote')}
          />
        </Field>
      </FormSection>
    </>
  );
}
