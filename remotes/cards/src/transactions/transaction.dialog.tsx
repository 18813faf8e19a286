import { readCard, readTransaction, type Transaction, type TransactionDetail } from '@console/contracts/cards';
import { formatDateTime, formatZone } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallFailed, useDicts, useRecord, useShown } from '@console/screens';
import { useCan } from '@console/session';
import { Button, Skeleton } from '@console/ui';
import { Drawer } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { DecisionTrace } from '../purchases/decision-trace';
import { DeclineNotice } from '../purchases/decline-notice';
import { FeeLines } from '../purchases/fee-lines';
import { transactionNotes } from '../notes/note-kinds';
import { AddNote, NoteList } from '../notes/note-list';
import { PurchaseTimeline } from '../purchases/purchase-timeline';
import { transactionDicts } from '../purchases/transaction-dicts';
import { cardHref } from '../purchases/transaction-pages';
import common from '../purchases/transaction.module.css';
import { PhaseBadge } from '../purchases/transaction-state';
import type { NoteDrafts } from '../notes/use-note-drafts';
import { useNotes } from '../notes/use-notes';
import { DeclineActions } from './decline-actions';
import { DeclineHead } from './decline-head';
import { TransactionFacts } from './transaction-facts';
import classes from './transactions.module.css';

interface TransactionDialogProps {
  id: string;
  /** Purchases on the current page of the list, for previous and next. */
  rows: Transaction[];
  drafts: NoteDrafts;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Drawer of one purchase: decision, amounts and timeline. */
export default function TransactionDialog({ id, rows, drafts, onShow, onClose }: TransactionDialogProps) {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  const { zone } = useShown();
  const { result, reload } = useRecord(readTransaction, { id });
  const notes = useNotes(transactionNotes, id);
  const card = useCardOf(result.data);
  const place = rows.findIndex((row) => row.id === id);
  const record = result.data;
  const shown = record ?? rows[place];
  const to = (neighbour: Transaction | undefined) => neighbour && (() => onShow(neighbour.id));
  return (
    <Drawer
      open
      width={680}
      title={shown?.shop.name ?? t('transaction.one')}
      head={
        shown && (
          <>
            <PhaseBadge transaction={shown} label={label} />
            <span>{`${formatDateTime(shown.at, zone)} ${formatZone(shown.at, zone)}`}</span>
          </>
        )
      }
      actions={
        record && (
          <>
            <CardButton transaction={record} />
            {record.declineCode !== null && <DeclineActions transaction={record} card={card} />}
          </>
        )
      }
      onClose={onClose}
      onPrevious={place > 0 ? to(rows[place - 1]) : undefined}
      onNext={place >= 0 ? to(rows[place + 1]) : undefined}
    >
      {result.at === 'failed' && (
        <CallFailed title={t('transaction.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !record && <Skeleton rows={10} />}
      {record && (
        <div className={classes.parts}>
          {record.declineCode !== null && <DeclineHead transaction={record} card={card} />}
          <DeclineNotice transaction={record} />
          {record.declineCode !== null && <DecisionTrace trace={record.trace} currency={record.billed.currency} />}
          <TransactionFacts transaction={record} />
          <PurchaseTimeline
            key={`${record.id} ${record.version}`}
            transaction={record}
            notes={notes.result.data?.list}
          />
          <section className={common.part}>
            <h3 className={classes.notesHead}>
              {t('note.title')} <AddNote id={id} drafts={drafts} />
            </h3>
            <NoteList key={id} id={id} kind={transactionNotes} notes={notes} drafts={drafts} />
          </section>
          {record.declineCode === null && (
            <>
              <FeeLines transaction={record} />
              {record.trace.length > 0 && <DecisionTrace trace={record.trace} currency={record.billed.currency} />}
            </>
          )}
        </div>
      )}
    </Drawer>
  );
}

/** Current state of a declined purchase's card, for users who may see cards. */
function useCardOf(transaction: TransactionDetail | undefined) {
  const seesCards = useCan('cards.card.view');
  const id = transaction && transaction.declineCode !== null && seesCards ? transaction.card.id : null;
  const { result } = useRecord(readCard, id === null ? null : { id });
  return result.data;
}

function CardButton({ transaction: { card } }: { transaction: Transaction }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const seesCards = useCan('cards.card.view');
  if (!seesCards) return null;
  return (
    <Button icon="card" onClick={() => navigate(cardHref(card.id))}>
      {t('transaction.openCard')}
    </Button>
  );
}
