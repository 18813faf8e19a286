import type { CardDetail, TransactionDetail } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { usePoll } from '@console/screens';
import { Button, Notice, Skeleton } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardHref } from '../purchases/transaction-pages';
import { MessageForm } from './message-form';
import { draftOf } from './scenarios.rules';
import classes from './simulator.module.css';
import type { Studio } from './use-studio';

/** Form for the next message, or the reason why there is no next message. */
export function NextMessage({ studio, card }: { studio: Studio; card: CardDetail }) {
  const { t } = useTranslation();
  const { address, scenario, step, purchase, go } = studio;
  const [hadNoEffect, setHadNoEffect] = useState(false);
  const record = purchase.result.data;
  // The last response decides if there is a next message.
  if (scenario && address.txn !== null && purchase.result.at === 'loading' && !record) return <Skeleton rows={2} />;
  const isStopped = scenario !== null && record?.phase === 'DECLINED';
  if (scenario && (!step || isStopped))
    return (
      <>
        {hadNoEffect && <Notice>{t('simulator.noEffect')}</Notice>}
        <Notice tone={isStopped && step ? 'warn' : 'ok'}>
          {t(isStopped && step ? 'simulator.stopped' : 'simulator.finished')}
        </Notice>
      </>
    );
  if (step?.kind === 'CANCEL_CARD') return <CancelFirst studio={studio} card={card} />;

  const done = (after: TransactionDetail) => {
    setHadNoEffect(record?.id === after.id && record.events.length === after.events.length);
    go({ txn: after.id, step: scenario ? address.step + 1 : 0 });
    purchase.reload({ background: true });
    studio.card.reload({ background: true });
  };
  // A repeated message has the event id of the message before.
  const at = step?.isRepeat ? address.step - 1 : address.step;
  return (
    <>
      {hadNoEffect && <Notice>{t('simulator.noEffect')}</Notice>}
      <MessageForm
        key={[card.id, address.scenario, address.step, address.run].join(' ')}
        start={draftOf({ scenario, step, run: address.run }, card.currency)}
        cardCurrency={card.currency}
        about={{
          cardId: card.id,
          transactionId: address.txn ?? '',
          eventId: scenario && address.run ? `sim-${card.id.slice(-10)}-${address.run}-${at}` : undefined,
        }}
        isFixed={scenario !== null}
        onDone={done}
      />
    </>
  );
}

const soonMs = 3_000;

/** Step that needs a cancelled card. The cancellation goes through its review; the simulator cannot skip it. */
function CancelFirst({ studio: { address, go, card: query }, card }: { studio: Studio; card: CardDetail }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const isCancelled = card.state === 'CANCELLED';
  usePoll(!isCancelled, () => query.reload({ background: true }), soonMs);
  return (
    <div className={classes.form}>
      <Notice tone={isCancelled ? 'ok' : 'info'}>
        {t(isCancelled ? 'simulator.isCancelled' : 'simulator.cancelFirst')}
      </Notice>
      {isCancelled ? (
        <Button variant="primary" onClick={() => go({ step: address.step + 1 })}>
          {t('simulator.goOn')}
        </Button>
      ) : (
        <Button icon="card" onClick={() => navigate(cardHref(card.id))}>
          {t('transaction.openCard')}
        </Button>
      )}
    </div>
  );
}
