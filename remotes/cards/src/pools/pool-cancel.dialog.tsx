import { codes } from '@console/contracts';
import { useShell } from '@console/remote-kit';
import { CallRefused, useStoredState, useVersionedOperation } from '@console/screens';
import { useCan } from '@console/session';
import { Button, Notice } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CardsInWay, cardsInWay } from './blocking-cards';
import { PoolCancelCards } from './pool-cancel-cards';
import type { PoolDialogProps } from './pool-kind';
import classes from './pool.module.css';

/** Cancels a pool. If cards block it, lists them and offers to request their cancellation. */
export default function PoolCancelDialog({ kind, pool, onChanged, onJob, onClose }: PoolDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const formId = useId();
  const { CANCEL, CANCEL_CARDS } = kind.operations;
  const mayCancelCards = useCan(CANCEL_CARDS.permission);
  const [about, setAbout] = useStoredState('about', CANCEL.input, () => ({ id: pool.id, version: pool.version }));
  const { progress, send } = useVersionedOperation(CANCEL, CANCEL.output, ({ version }) => {
    setAbout({ id: pool.id, version });
    onChanged();
  });
  const inWay = 'failure' in progress ? cardsInWay(progress.failure, codes.poolHasCards) : undefined;
  const { name } = pool;

  const save = async () => {
    const sent = await send(about);
    if (sent.at !== 'done') return;
    notify({ tone: 'ok', text: t('pool.done.CANCEL', { name }) });
    onChanged();
    onClose();
  };
  const isOver = inWay !== undefined;
  const leaveLabel = isOver ? 'card.closeView' : (`pool.keep.${kind.text}` as const);
  const actions = (
    <>
      <Button onClick={onClose}>{t(leaveLabel)}</Button>
      {!isOver && (
        <Button variant="danger" loading={progress.at === 'sending'} onClick={() => void save()}>
          {t(`pool.CANCEL.${kind.text}`)}
        </Button>
      )}
      {isOver && mayCancelCards && (
        <Button variant="danger" type="submit" form={formId}>
          {t('pool.cancelCards')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title={t('pool.title.CANCEL', { name })} onClose={onClose} actions={actions}>
      <div className={classes.dialogForm}>
        {inWay ? (
          <CardsInWay {...inWay} text={t(`pool.cardsToCancel.${kind.text}`, { count: inWay.count })} />
        ) : (
          <Notice tone="warn">{t(`pool.effect.CANCEL.${kind.text}`)}</Notice>
        )}
        {isOver && mayCancelCards && (
          <PoolCancelCards kind={kind} id={pool.id} formId={formId} onJob={onJob} onClose={onClose} />
        )}
        {'failure' in progress && !isOver && <CallRefused failure={progress.failure} />}
      </div>
    </Dialog>
  );
}
