import { listPhoneAreas } from '@console/contracts';
import { areaOptions, useCountries, useLocalText, useRecord } from '@console/screens';
import { Field, FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { fields } from './bin-form-fields';
import classes from './bin.module.css';

/** Rules of a BIN: required cardholder data, features, and restrictions. */
export function BinRuleFields() {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const countries = useCountries();
  const areas = useRecord(listPhoneAreas, {}).result.data?.list ?? [];
  return (
    <>
      <FormSection title={t('bin.form.holders')} description={t('bin.form.holdersAbout')}>
        <Field label={t('bin.form.demands')} group width="full">
          <div className={classes.choices}>
            <fields.Check name="cardholderRequired" />
            <fields.Check name="needsKyc" />
            <fields.Check name="needsEmbossing" />
          </div>
        </Field>
        <fields.Choices name="holderCountries" options={countries.options} />
        <fields.Choices name="areaCodes" options={areaOptions(areas, textOf)} />
      </FormSection>
      <FormSection title={t('bin.form.abilities')}>
        <fields.Codes name="features" dict="bin_feature" width="full" />
        <fields.Text name="blockedMcc" hint={t('bin.form.blockedMcc')} width="full" />
        <fields.Area name="riskNote" />
      </FormSection>
    </>
  );
}
