import { currencies, type Currency, listCountries } from '@console/contracts';
import { type MessageDraft, messageDraft, type TransactionDetail, withdrawCard } from '@console/contracts/cards';
import {
  CallRefused,
  type Form,
  useDicts,
  useLocalText,
  usePageForm,
  useRecord,
  useCurrencies,
} from '@console/screens';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import { AmountInput, DecimalInput, Field, Select, TextInput } from '@console/ui/form';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { transactionDicts } from '../purchases/transaction-dicts';
import { fieldsOf, kindsFor, messageIssues, needsRate } from './message.rules';
import classes from './simulator.module.css';
import { useMessages } from './use-messages';

interface MessageFormProps {
  start: Partial<MessageDraft>;
  cardCurrency: Currency;
  about: { cardId: string; transactionId: string; eventId: string | undefined };
  /** True if the scenario sets the kind of the message. */
  isFixed: boolean;
  onDone: (after: TransactionDetail) => void;
}

interface FieldsProps {
  form: Form<MessageDraft>;
  cardCurrency: Currency;
}

/** Form for a channel message, with the fields of its kind. */
export function MessageForm({ start, cardCurrency, about, isFixed, onDone }: MessageFormProps) {
  const { t } = useTranslation();
  const { send, progressOf } = useMessages();
  const canForce = useCan(withdrawCard.permission);
  const { bind, form } = usePageForm<MessageDraft>(
    { schema: messageDraft, start, rules: (values) => messageIssues(values, cardCurrency) },
    'message',
  );
  const kind = form.values.kind ?? 'AUTHORIZE';
  const progress = progressOf(kind);
  const kinds = kindsFor(about.transactionId !== '', canForce);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await form.submit((draft) => send(draft, about));
    if (sent?.at === 'done') onDone(sent.data);
  };
  return (
    <form ref={bind} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {!isFixed && (
        <Field required label={t('simulator.kind')} width="full">
          <Select
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`simulator.kind.${value}`) }))}
            onChange={(chosen) => form.set('kind', kinds.find((one) => one === chosen) ?? kind)}
          />
        </Field>
      )}
      {fieldsOf[kind].amount !== 'none' && <SumFields form={form} cardCurrency={cardCurrency} />}
      {fieldsOf[kind].shop && <ShopFields form={form} />}
      {'failure' in progress && <CallRefused failure={progress.failure} />}
      <Button variant="primary" type="submit" loading={progress.at === 'sending'}>
        {t('simulator.send', { kind: t(`simulator.kind.${kind}`) })}
      </Button>
    </form>
  );
}

function SumFields({ form, cardCurrency }: FieldsProps) {
  const { t } = useTranslation();
  const { values, set, touch, errorOf } = form;
  const isOptional = values.kind !== undefined && fieldsOf[values.kind].amount === 'optional';
  return (
    <>
      <Field
        required={!isOptional}
        label={t('transaction.amount')}
        error={errorOf('amount')}
        hint={isOptional ? t(`simulator.all.${values.kind}`) : undefined}
        width="full"
      >
        <AmountInput
          currency={values.currency ?? cardCurrency}
          value={values.amount ?? ''}
          onChange={(amount) => set('amount', amount || undefined)}
          onBlur={() => touch('amount')}
        />
      </Field>
      <Field required label={t('simulator.currency')} error={errorOf('currency')} width="full">
        <Select
          search
          value={values.currency}
          options={useCurrencies()}
          onChange={(chosen) =>
            set(
              'currency',
              currencies.find((one) => one === chosen),
            )
          }
        />
      </Field>
      {needsRate(values, cardCurrency) && (
        <Field
          required
          label={t('transaction.rate')}
          error={errorOf('exchangeRate')}
          hint={t('simulator.rateOf', { from: values.currency, to: cardCurrency })}
          width="full"
        >
          <DecimalInput
            fractionDigits={10}
            wholeDigits={10}
            value={values.exchangeRate ?? ''}
            onChange={(rate) => set('exchangeRate', rate || undefined)}
            onBlur={() => touch('exchangeRate')}
          />
        </Field>
      )}
    </>
  );
}

/** Entry modes; unknown, because not every channel sends one. */
const presences = ['unknown', 'ONLINE', 'IN_PERSON'] as const;

const presenceOf = (isOnline: boolean | undefined): (typeof presences)[number] =>
  isOnline === undefined ? 'unknown' : isOnline ? 'ONLINE' : 'IN_PERSON';

function ShopFields({ form: { values, set, touch, errorOf } }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const categories = useDicts(transactionDicts).options('merchant_category');
  const countries = useRecord(listCountries, {}).result.data?.list ?? [];
  return (
    <>
      <Field required label={t('transaction.shop')} error={errorOf('shopName')} width="full">
        <TextInput
          lengthMax={60}
          value={values.shopName ?? ''}
          onChange={(name) => set('shopName', name || undefined)}
          onBlur={() => touch('shopName')}
        />
      </Field>
      <Field required label={t('transaction.mcc')} error={errorOf('mcc')} width="full">
        <Select
          search
          value={values.mcc}
          options={categories.map(({ value, label }) => ({ value, label, description: value }))}
          onChange={(mcc) => set('mcc', mcc)}
        />
      </Field>
      <Field required label={t('transaction.country')} error={errorOf('shopCountry')} width="full">
        <Select
          search
          value={values.shopCountry}
          options={countries.map(({ code, names }) => ({ value: code, label: textOf(names), description: code }))}
          onChange={(country) => set('shopCountry', country)}
        />
      </Field>
      <Field label={t('simulator.shopRef')} error={errorOf('shopRef')} width="full">
        <TextInput
          lengthMax={40}
          value={values.shopRef ?? ''}
          onChange={(number) => set('shopRef', number || undefined)}
          onBlur={() => touch('shopRef')}
        />
      </Field>
      <Field label={t('simulator.presence')} error={errorOf('isOnline')} width="full">
        <Select
          value={presenceOf(values.isOnline)}
          options={presences.map((value) => ({ value, label: t(`simulator.presence.${value}`) }))}
          onChange={(chosen) => set('isOnline', chosen === 'unknown' ? undefined : chosen === 'ONLINE')}
        />
      </Field>
    </>
  );
}
