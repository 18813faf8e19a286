import { codes } from '@console/contracts';
import { saveShareRule, type ShareRule, type ShareRuleDraft, shareRuleTypes } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, type Form, useDicts, useOperation, usePageForm } from '@console/screens';
import { Button, Notice } from '@console/ui';
import { Checkbox, Field, NumberInput, Select, TextInput } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveMerchants } from './account-choices';
import { poolDicts } from './pool-dicts';
import classes from './pool.module.css';
import { hasRatio } from './share-rule-terms';

interface ShareRuleDialogProps {
  /** Null for a new rule. */
  rule: ShareRule | null;
  /** Creates a copy of the rule. */
  isCopy?: boolean;
  /** Merchant of the rule; undefined if the dialog offers a choice. */
  merchantId: string | undefined;
  /** Type of a new rule, if only one type fits. */
  type?: ShareRule['type'] | undefined;
  onSaved: (rule: ShareRule) => void;
  onClose: () => void;
}

const fresh: Partial<ShareRuleDraft> = { floatingPercent: 0, warningPercent: 20, maxCards: 100 };

type Translate = ReturnType<typeof useTranslation>['t'];

function startOf({ rule, isCopy, merchantId, type }: ShareRuleDialogProps, t: Translate): Partial<ShareRuleDraft> {
  if (!rule) return { ...fresh, ...(merchantId !== undefined && { merchantId }), ...(type && { type }) };
  const { id, version, name, floatingPercent, warningPercent, maxCards } = rule;
  const { topUpBelowPercent, topUpByPercent, topUpMaxPerDay } = rule;
  const topUp = { topUpBelowPercent, topUpByPercent, topUpMaxPerDay };
  const terms = { type: rule.type, floatingPercent, warningPercent, maxCards, ...topUp };
  const about = { merchantId: rule.merchant.id, ...terms };
  return isCopy ? { ...about, name: t('rule.copyName', { name }) } : { ...about, id, version, name };
}

/** Creates or edits a sharing rule. A rule in use cannot be edited; the dialog then offers a copy with a new name. */
export default function ShareRuleDialog(props: ShareRuleDialogProps) {
  const { rule, type, onSaved, onClose } = props;
  const { t } = useTranslation();
  const { notify } = useShell();
  const formId = useId();
  const { progress, send, reset } = useOperation(saveShareRule);
  const { bind, form } = usePageForm({ schema: saveShareRule.input, start: startOf(props, t) });
  const isUsed = 'failure' in progress && progress.failure.code === codes.ruleUsed;
  const isCopy = rule !== null && form.values.id === undefined;

  const copy = () => {
    reset();
    const { id: _id, version: _version, ...terms } = form.values;
    form.setAll({ ...terms, name: t('rule.copyName', { name: rule?.name ?? '' }) });
  };
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    notify({ tone: 'ok', text: t('rule.saved', { name: sent.data.name }) });
    onSaved(sent.data);
    onClose();
  };
  const title = isCopy ? t('rule.copy') : rule ? t('rule.edit') : t('rule.create');
  const actions = (
    <>
      <Button onClick={onClose}>{t('card.close')}</Button>
      {isUsed ? (
        // A separate key, so that React replaces the button: otherwise the click that copies would also submit.
        <Button key="copy" variant="primary" icon="copy" onClick={copy}>
          {t('rule.copy')}
        </Button>
      ) : (
        <Button key="save" variant="primary" type="submit" form={formId} loading={progress.at === 'sending'}>
          {t('rule.save')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} actions={actions}>
      <form
        ref={bind}
        id={formId}
        noValidate
        className={classes.dialogForm}
        onSubmit={(event) => [event.preventDefault(), void save()]}
      >
        {isUsed && <Notice tone="warn">{t('rule.used')}</Notice>}
        {props.merchantId === undefined && <MerchantField form={form} />}
        <RuleFields form={form} types={type ? [type] : shareRuleTypes} />
        {'failure' in progress && !isUsed && <CallRefused failure={progress.failure} />}
      </form>
    </Dialog>
  );
}

const numbersOfRule = ['floatingPercent', 'warningPercent', 'maxCards'] as const;

function MerchantField({ form: { values, set, errorOf } }: { form: Form<ShareRuleDraft> }) {
  const { t } = useTranslation();
  const merchants = useActiveMerchants(values.merchantId);
  return (
    <Field required width="full" label={t('card.merchant')} error={errorOf('merchantId')}>
      <Select search {...merchants} value={values.merchantId} onChange={(id) => set('merchantId', id)} />
    </Field>
  );
}

function RuleFields({ form, types }: { form: Form<ShareRuleDraft>; types: readonly ShareRule['type'][] }) {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const { values, set, setAll, touch, errorOf } = form;
  const isAllocating = values.type === 'SMART_ALLOCATION';
  const numbers = hasRatio(values.type) ? numbersOfRule : numbersOfRule.filter((name) => name !== 'floatingPercent');
  return (
    <>
      <Field required width="full" label={t('rule.name')} error={errorOf('name')}>
        <TextInput value={values.name ?? ''} onChange={(name) => set('name', name)} onBlur={() => touch('name')} />
      </Field>
      <Field required width="full" label={t('pool.type')} error={errorOf('type')}>
        <Select
          value={values.type}
          options={types.map((value) => ({ value, label: label('share_rule_type', value) }))}
          onChange={(chosen) => {
            const type = shareRuleTypes.find((one) => one === chosen);
            setAll({ ...values, type, ...(!hasRatio(type) && { floatingPercent: 0 }) });
          }}
        />
      </Field>
      {numbers.map((name) => (
        <Field
          key={name}
          required
          width="full"
          label={t(`rule.${name}`)}
          hint={t(isAllocating && name === 'floatingPercent' ? 'rule.bandAbout' : `rule.${name}About`)}
          error={errorOf(name)}
        >
          <NumberInput
            value={values[name]}
            {...(name !== 'maxCards' && { unit: '%' })}
            onChange={(value) => set(name, value)}
            onBlur={() => touch(name)}
          />
        </Field>
      ))}
      <TopUpFields form={form} />
    </>
  );
}

/** Auto top-up: threshold, amount and maximum per day, shown only when enabled. */
function TopUpFields({ form }: { form: Form<ShareRuleDraft> }) {
  const { t } = useTranslation();
  const { values, set, setAll, touch, errorOf } = form;
  const fields = ['topUpBelowPercent', 'topUpByPercent', 'topUpMaxPerDay'] as const;
  const isOn = fields.some((name) => (values[name] ?? null) !== null);
  const none = { topUpBelowPercent: null, topUpByPercent: null, topUpMaxPerDay: null };
  const usual = { topUpBelowPercent: 20, topUpByPercent: 50, topUpMaxPerDay: 1 };
  return (
    <>
      <Checkbox checked={isOn} onChange={(on) => setAll({ ...values, ...(on ? usual : none) })}>
        {t('rule.topUp')}
      </Checkbox>
      {isOn &&
        fields.map((name) => (
          <Field key={name} required width="full" label={t(`rule.${name}`)} error={errorOf(name)}>
            <NumberInput
              value={values[name] ?? undefined}
              {...(name !== 'topUpMaxPerDay' && { unit: '%' })}
              onChange={(value) => set(name, value)}
              onBlur={() => touch(name)}
            />
          </Field>
        ))}
    </>
  );
}
