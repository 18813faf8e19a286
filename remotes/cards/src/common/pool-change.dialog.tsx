import { codes, type Operation } from '@console/contracts';
import { type PoolDeed, type PoolRefusal, shareGroup } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, type Form, useKeptState, useOperation, usePageForm } from '@console/screens';
import { Amount, Facts, Notice } from '@console/ui';
import { AmountInput, Checkbox, Field } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardsInWay, cardsInWay } from './cards-in-way';
import { type PoolDialogProps, versionNow } from './pool-kind';

type Deed = Exclude<PoolDeed, 'CANCEL'>;

/** Money into a pool or out of it; or freezing and unfreezing it, alone or with its cards as a job. */
export default function PoolChangeDialog({ deed, ...props }: PoolDialogProps & { deed: Deed }) {
  return deed === 'TOPUP' || deed === 'WITHDRAW' ? (
    <PoolMoney {...props} deed={deed} />
  ) : (
    <PoolSwitch {...props} deed={deed} />
  );
}

function PoolMoney({ deed, ...props }: PoolDialogProps & { deed: 'TOPUP' | 'WITHDRAW' }) {
  const { t } = useTranslation();
  const { kind, pool } = props;
  const { currency } = pool;
  return (
    <PoolForm {...props} deed={deed} operation={kind.operations[deed]} start={{ id: pool.id, version: pool.version }}>
      {(form) => (
        <>
          <Facts items={[{ label: t('pool.available'), value: <Amount value={pool.available} /> }]} />
          <Field
            required
            width="full"
            label={t('pool.amount')}
            hint={t(`pool.feeAbout.${deed}.${kind.words}`)}
            error={form.errorOf('amount')}
          >
            <AmountInput
              currency={currency}
              value={form.values.amount?.amount ?? ''}
              onChange={(amount) => form.set('amount', amount === '' ? undefined : { amount, currency })}
              onBlur={() => form.leave('amount')}
            />
          </Field>
        </>
      )}
    </PoolForm>
  );
}

function PoolSwitch({ deed, ...props }: PoolDialogProps & { deed: 'FREEZE' | 'UNFREEZE' }) {
  const { t } = useTranslation();
  const { kind, pool, onJob } = props;
  const { showJobs } = useShell();
  const known = deed === 'FREEZE' ? pool.cards.active : pool.cards.frozen;
  const begun = ({ job }: { job: { id: string } | null }) => {
    if (!job) return false;
    onJob(job.id);
    showJobs();
    return true;
  };
  return (
    <PoolForm
      {...props}
      deed={deed}
      operation={kind.operations[deed]}
      start={{ id: pool.id, version: pool.version, withCards: known > 0 }}
      goesOn={begun}
    >
      {(form, { count } = { count: known, cards: [] }) => (
        <>
          <Notice>{t(`pool.effect.${deed}.${kind.words}`)}</Notice>
          {count > 0 && (
            <Checkbox
              checked={form.values.withCards ?? false}
              onChange={(withCards) => form.set('withCards', withCards)}
            >
              {t(`pool.withCards.${deed}.${kind.words}`, { count })}
            </Checkbox>
          )}
        </>
      )}
    </PoolForm>
  );
}

interface PoolFormProps<Draft extends { version: number }, Out> extends PoolDialogProps {
  deed: Deed;
  operation: Operation<Draft, Out>;
  start: Partial<Draft>;
  /** Whether something goes on that tells of its end itself. */
  goesOn?: (answer: Out) => boolean;
  /** `inWay`: cards that kept it from being done. */
  children: (form: Form<Draft>, inWay: PoolRefusal | undefined) => ReactNode;
}

/** The dialog around the fields: sends them with the version that is known by now. */
function PoolForm<Draft extends { version: number }, Out>(props: PoolFormProps<Draft, Out>) {
  const { kind, deed, pool, operation, start, goesOn, onChanged, onClose, children } = props;
  const { t } = useTranslation();
  const { notify } = useShell();
  const { progress, send } = useOperation(operation);
  const { bind, form } = usePageForm({ schema: operation.input, start });
  const [version, setVersion] = useKeptState('version', shareGroup.shape.version, () => pool.version);
  const { name } = pool;

  const save = async () => {
    const sent = await form.submit((draft) => send({ ...draft, version }));
    if (sent?.at === 'done') {
      onChanged();
      onClose();
      if (!goesOn?.(sent.data)) notify({ tone: 'ok', text: t(`pool.done.${deed}`, { name }) });
    }
    const current = sent?.at === 'refused' ? versionNow(kind, sent.failure) : undefined;
    if (current !== undefined) {
      setVersion(current);
      onChanged();
    }
  };
  const failure = 'failure' in progress ? progress.failure : null;
  const inWay = failure ? cardsInWay(failure, codes.poolHasActiveCards) : undefined;
  return (
    <FormDialog
      title={t(`pool.title.${deed}`, { name })}
      bind={bind}
      close={t('card.close')}
      submit={{ label: t(`pool.${deed}`), isSending: progress.at === 'sending' }}
      onSubmit={save}
      onClose={onClose}
    >
      {inWay && <CardsInWay {...inWay} words={t('wallet.cardsToFreeze', { count: inWay.count })} />}
      {children(form, inWay)}
      {failure && !inWay && failure.fieldErrors.length === 0 && <CallRefused failure={failure} />}
    </FormDialog>
  );
}
