import { codes, type Money } from '@console/contracts';
import type { PoolAction } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { ActionDialog, type Form } from '@console/screens';
import { Amount, Facts } from '@console/ui';
import { AmountInput, Checkbox, Field } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { CardsInWay, cardsInWay } from './blocking-cards';
import type { PoolDialogProps } from './pool-kind';

type Props = PoolDialogProps & { action: Exclude<PoolAction, 'CANCEL'> };

/** Tops up a pool or withdraws from it, or freezes or unfreezes it, alone or with its cards as a job. */
export default function PoolChangeDialog(props: Props) {
  const { action, kind, pool, onJob, onChanged, onClose } = props;
  const { t } = useTranslation();
  const { showJobs } = useShell();
  const { id, version, name } = pool;
  const about = {
    title: t(`pool.title.${action}`, { name }),
    submit: { label: t(`pool.${action}`) },
    close: t('card.close'),
    conflict: {
      text: ({ available }: { available: Money }) => t('pool.changed', { available: formatMoney(available) }),
      record: kind.operations.CANCEL.output,
    },
    onChanged,
    onClose,
  };
  const done = t(`pool.done.${action}`, { name });
  if (action === 'TOPUP' || action === 'WITHDRAW')
    return (
      <ActionDialog
        {...about}
        operation={kind.operations[action]}
        start={{ id, version }}
        done={done}
        onDone={onChanged}
      >
        {(form) => <AmountField {...props} form={form} />}
      </ActionDialog>
    );
  const count = action === 'FREEZE' ? pool.cards.active : pool.cards.frozen;
  const text = `${action}.${kind.text}` as const;
  const start = ({ job }: { job: { id: string } | null }) => {
    onChanged();
    if (!job) return;
    onJob(job.id);
    showJobs();
  };
  return (
    <ActionDialog
      {...about}
      operation={kind.operations[action]}
      start={{ id, version, withCards: count > 0 }}
      effect={t(`pool.effect.${text}`)}
      refused={(failure, form) => {
        const inWay = cardsInWay(failure, codes.poolHasActiveCards);
        return (
          inWay && (
            <>
              <CardsInWay {...inWay} text={t('wallet.cardsToFreeze', { count: inWay.count })} />
              {count === 0 && <WithCards form={form} label={t(`pool.withCards.${text}`, { count: inWay.count })} />}
            </>
          )
        );
      }}
      done={({ job }) => (job ? undefined : done)}
      onDone={start}
    >
      {(form) => count > 0 && <WithCards form={form} label={t(`pool.withCards.${text}`, { count })} />}
    </ActionDialog>
  );
}

interface AmountFieldProps extends Props {
  form: Pick<Form<{ amount: Money }>, 'values' | 'set' | 'touch' | 'errorOf'>;
}

function AmountField({ action, kind, pool, form }: AmountFieldProps) {
  const { t } = useTranslation();
  const { currency } = pool;
  return (
    <>
      <Facts items={[{ label: t('pool.available'), value: <Amount value={pool.available} /> }]} />
      <Field
        required
        width="full"
        label={t('pool.amount')}
        hint={t(`pool.feeAbout.${action}.${kind.text}`)}
        error={form.errorOf('amount')}
      >
        <AmountInput
          currency={currency}
          value={form.values.amount?.amount ?? ''}
          onChange={(amount) => form.set('amount', amount === '' ? undefined : { amount, currency })}
          onBlur={() => form.touch('amount')}
        />
      </Field>
    </>
  );
}

interface WithCardsProps {
  form: Pick<Form<{ withCards: boolean }>, 'values' | 'set'>;
  label: string;
}

const WithCards = ({ form, label }: WithCardsProps) => (
  <Checkbox checked={form.values.withCards ?? false} onChange={(withCards) => form.set('withCards', withCards)}>
    {label}
  </Checkbox>
);
