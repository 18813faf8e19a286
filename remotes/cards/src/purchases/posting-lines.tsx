import type { TransactionPosting } from '@console/contracts/cards';
import { Amount } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { EntryLines } from './entry-lines';
import classes from './transaction.module.css';

/** Ledger effects of one event: holds placed or released, and entries with their postings. */
export function PostingLines({ posting: { holds, entries } }: { posting: TransactionPosting }) {
  const { t } = useTranslation();
  return (
    <div className={classes.posting}>
      {holds.map(({ kind, amount }) => (
        <p key={kind} className={classes.hold}>
          <span>{t(`posting.hold.${kind}`)}</span>
          <Amount value={amount} />
        </p>
      ))}
      {entries.map(({ no, event, lines }) => (
        <EntryLines key={no} no={no} lines={lines} caption={t(`posting.event.${event}`)} />
      ))}
    </div>
  );
}
