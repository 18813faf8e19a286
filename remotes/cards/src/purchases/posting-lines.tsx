import type { TransactionPosting } from '@console/contracts/cards';
import { Amount } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { EntryLines } from './entry-lines';
import classes from './transaction.module.css';

/** What one event did to the books: money set aside or given back, and the entries with both sides. */
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
