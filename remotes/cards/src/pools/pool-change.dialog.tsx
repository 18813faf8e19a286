import { codes, type Operation } from '@console/contracts';
import { type PoolAction, type PoolRefusal, shareGroup } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, type Form, useStoredState, usePageForm, useVersionedOperation } from '@console/screens';
import { Amount, Facts, Notice } from '@console/ui';
import { AmountInput, Checkbox, Field } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardsInWay, cardsInWay } from './blocking-cards';
import type { PoolDialogProps } from './pool-kind';

type ActionName = Exclude<PoolAction, 'CANCEL'>;

/** Money into a pool or out of it; or freezing and unfreezing it, alone or with its cards as a job. */
export default function PoolChangeDialog({ action, ...props }: PoolDialogProps & { action: ActionName }) {
  return action === 'TOPUP' || action === 'WITHDRAW' ? (
    <PoolMoney {...props} action={action} />
  ) : (
    <PoolSwitch {...props} action={action} />
  );
}

function PoolMoney({ action, ...props }: PoolDialogProps & { action: 'TOPUP' | 'WITHDRAW' }) {
  const { t } = useTranslation();
  const { kind, pool } = props;
  const { currency } = pool;
  return (
    <PoolForm
      {...props}
      action={action}
      operation={kind.operations[action]}
      start={{ id: pool.id, version: pool.version }}
    >
      {(form) => (
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
      )}
    </PoolForm>
  );
}

function PoolSwitch({ action, ...props }: PoolDialogProps & { action: 'FREEZE' | 'UNFREEZE' }) {
  const { t } = useTranslation();
  const { kind, pool, onJob } = props;
  const { showJobs } = useShell();
  const counted = action === 'FREEZE' ? pool.cards.active : pool.cards.frozen;
  const begun = ({ job }: { job: { id: string } | null }) => {
    if (!job) return false;
    onJob(job.id);
    showJobs();
    return true;
  };
  return (
    <PoolForm
      {...props}
      action={action}
      operation={kind.operations[action]}
      start={{ id: pool.id, version: pool.version, withCards: counted > 0 }}
      goesOn={begun}
    >
      {(form, { count } = { count: counted, cards: [] }) => (
        <>
          <Notice>{t(`pool.effect.${action}.${kind.text}`)}</Notice>
          {count > 0 && (
            <Checkbox
              checked={form.values.withCards ?? false}
              onChange={(withCards) => form.set('withCards', withCards)}
            >
              {t(`pool.withCards.${action}.${kind.text}`, { count })}
            </Checkbox>
          )}
        </>
      )}
    </PoolForm>
  );
}

interface PoolFormProps<Draft extends { version: number }, Out> extends PoolDialogProps {
  action: ActionName;
  operation: Operation<Draft, Out>;
  start: Partial<Draft>;
  /** Whether something goes on that tells of its end itself. */
  goesOn?: (response: Out) => boolean;
  /** `inWay`: cards that kept it from being done. */
  children: (form: Form<Draft>, inWay: PoolRefusal | undefined) => ReactNode;
}

/** The dialog around the fields: sends them with the version that is known by now. */
function PoolForm<Draft extends { version: number }, Out>(props: PoolFormProps<Draft, Out>) {
  const { kind, action, pool, operation, start, goesOn, onChanged, onClose, children } = props;
  const { t } = useTranslation();
  const { notify } = useShell();
  const { bind, form } = usePageForm({ schema: operation.input, start });
  const [version, setVersion] = useStoredState('version', shareGroup.shape.version, () => pool.version);
  const { progress, send, refusal } = useVersionedOperation(operation, kind.operations.CANCEL.output, (newer) => {
    setVersion(newer.version);
    onChanged();
  });
  const { name } = pool;

  const save = async () => {
    const sent = await form.submit((draft) => send({ ...draft, version }));
    if (sent?.at !== 'done') return;
    onChanged();
    onClose();
    if (!goesOn?.(sent.data)) notify({ tone: 'ok', text: t(`pool.done.${action}`, { name }) });
  };
  const { failure } = refusal;
  const inWay = failure ? cardsInWay(failure, codes.poolHasActiveCards) : undefined;
  return (
    <FormDialog
      title={t(`pool.title.${action}`, { name })}
      bind={bind}
      close={t('card.close')}
      submit={{ label: t(`pool.${action}`), isSending: progress.at === 'sending' }}
      onSubmit={save}
      onClose={onClose}
    >
      {inWay && <CardsInWay {...inWay} text={t('wallet.cardsToFreeze', { count: inWay.count })} />}
      {children(form, inWay)}
      {failure && !inWay && <CallRefused failure={failure} />}
    </FormDialog>
  );
}
