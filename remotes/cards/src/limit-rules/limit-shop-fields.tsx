import { type LimitItemDraft, limitPresences, limitRegions, limitTxnKinds, matchModes } from '@console/contracts/cards';
import { type Form, useCountries, useDicts } from '@console/screens';
import { Checkbox, Field, MultiSelect, TextArea, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { LimitChoice } from './limit-choice';
import { limitDicts } from './limit-dicts';
import classes from './limit.module.css';

interface Props {
  form: Form<LimitItemDraft>;
}

/** Conditions of a limit: transaction types and card acceptors. */
export function LimitShopFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <UseFields form={form} />
      <CategoryFields form={form} />
      <CountryFields form={form} />
      <NameFields form={form} />
      <LimitChoice form={form} field="region" label={t('limit.region')} dict="limit_region" options={limitRegions} />
      <LimitChoice
        form={form}
        field="presence"
        label={t('limit.presence')}
        dict="limit_presence"
        options={limitPresences}
      />
    </>
  );
}

function UseFields({ form: { values, set, errorOf } }: Props) {
  const { t } = useTranslation();
  const { label } = useDicts(limitDicts);
  const chosen = values.txnKinds ?? [];
  return (
    <Field label={t('limit.txnKinds')} group required width="full" error={errorOf('txnKinds')}>
      <span className={classes.choices}>
        {limitTxnKinds.map((kind) => (
          <Checkbox
            key={kind}
            checked={chosen.includes(kind)}
            onChange={(isChosen) =>
              set(
                'txnKinds',
                limitTxnKinds.filter((one) => (one === kind ? isChosen : chosen.includes(one))),
              )
            }
          >
            {label('limit_txn_kind', kind)}
          </Checkbox>
        ))}
      </span>
    </Field>
  );
}

function CategoryFields({ form }: Props) {
  const { t } = useTranslation();
  const { values, set, touch, errorOf } = form;
  return (
    <>
      <LimitChoice form={form} field="mccMode" label={t('limit.mccMode')} dict="match_mode" options={matchModes} />
      {values.mccMode !== 'ANY' && (
        <Field label={t('limit.mccs')} required width="full" error={errorOf('mccs')} hint={t('bin.form.blockedMcc')}>
          <TextInput value={values.mccs ?? ''} onChange={(codes) => set('mccs', codes)} onBlur={() => touch('mccs')} />
        </Field>
      )}
    </>
  );
}

function CountryFields({ form }: Props) {
  const { t } = useTranslation();
  const countries = useCountries();
  const { values, set, errorOf } = form;
  return (
    <>
      <LimitChoice
        form={form}
        field="countryMode"
        label={t('limit.countryMode')}
        dict="match_mode"
        options={matchModes}
      />
      {values.countryMode !== 'ANY' && (
        <Field label={t('limit.countries')} required width="full" error={errorOf('countries')}>
          <MultiSelect
            options={countries.options}
            value={values.countries ?? []}
            onChange={(codes) => set('countries', codes)}
          />
        </Field>
      )}
    </>
  );
}

function NameFields({ form }: Props) {
  const { t } = useTranslation();
  const { values, set, touch, errorOf } = form;
  return (
    <>
      <LimitChoice form={form} field="shopMode" label={t('limit.shopMode')} dict="match_mode" options={matchModes} />
      {values.shopMode !== 'ANY' && (
        <Field
          label={t('limit.shops')}
          required
          width="full"
          error={errorOf('shops')}
          hint={t('limit.form.shopsAbout')}
        >
          <TextArea
            value={values.shops ?? ''}
            onChange={(names) => set('shops', names)}
            onBlur={() => touch('shops')}
          />
        </Field>
      )}
    </>
  );
}
