import { type InputOf, type Money, type OutputOf, toMinor } from '@console/contracts';
import { precheckTopUp, precheckWithdraw, topUpCard, withdrawCard } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { CallRefused, type Form, useDebounced, useRecord } from '@console/screens';
import { Amount } from '@console/ui';
import { AmountInput, Field } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { CardChangeDialog, type ChangeDialogProps } from './card-change.dialog';
import classes from './card-form.module.css';

const transfers = {
  TOPUP: { operation: topUpCard, price: precheckTopUp, from: 'card.move.account' },
  WITHDRAW: { operation: withdrawCard, price: precheckWithdraw, from: 'card.move.card' },
} as const;

type MoneyDraft = InputOf<typeof topUpCard>;

/** Moves money onto a card or back, with the fee and the remaining balance shown first. */
export default function CardMoneyDialog({ action, ...about }: ChangeDialogProps & { action: 'TOPUP' | 'WITHDRAW' }) {
  const { currency } = about.card;
  return (
    <CardChangeDialog
      {...about}
      action={action}
      operation={transfers[action].operation}
      startOf={() => ({ amount: { amount: '', currency } })}
    >
      {(form) => <MoneyFields action={action} card={about.card} form={form} />}
    </CardChangeDialog>
  );
}

interface MoneyFieldsProps {
  action: 'TOPUP' | 'WITHDRAW';
  card: ChangeDialogProps['card'];
  form: Form<MoneyDraft>;
}

function MoneyFields({ action, card: { id, currency }, form }: MoneyFieldsProps) {
  const { t } = useTranslation();
  const { price, from } = transfers[action];
  const { amount } = form.values;
  const typed = price.input.safeParse(useDebounced({ id, amount }, 400));
  const isPriced = typed.success && (toMinor(typed.data.amount.amount, currency) ?? 0n) > 0n;
  const { result } = useRecord(price, isPriced ? typed.data : null, { keeps: true });
  const summary = isPriced ? result.data : undefined;
  const tooMuch = summary?.left.amount.startsWith('-')
    ? t('card.move.tooMuch', { available: formatMoney(summary.available) })
    : undefined;
  return (
    <>
      <Field required width="full" label={t('card.amount')} error={tooMuch ?? form.errorOf('amount')}>
        <AmountInput
          value={amount?.amount ?? ''}
          currency={currency}
          onChange={(value) => form.set('amount', { amount: value, currency })}
          onBlur={() => form.touch('amount')}
        />
      </Field>
      <div aria-live="polite">
        <Price price={summary} from={t(from)} />
        {result.at === 'failed' && <CallRefused failure={result.failure} />}
      </div>
    </>
  );
}

/** Rendered with empty values before an amount is typed, so that the dialog does not change its height. */
function Price({ price, from }: { price: OutputOf<typeof precheckTopUp> | undefined; from: string }) {
  const { t } = useTranslation();
  return (
    <dl className={classes.price}>
      <Line label={t('card.move.fee')} value={price?.fee} />
      <Line label={t('card.move.available', { from })} value={price?.available} />
      <Line label={t('card.move.left', { from })} value={price?.left} />
    </dl>
  );
}

const Line = ({ label, value }: { label: string; value: Money | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value ? <Amount value={value} /> : '–'}</dd>
  </div>
);
