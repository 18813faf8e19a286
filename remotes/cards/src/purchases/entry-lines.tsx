import type { TransactionPosting } from '@console/contracts/cards';
import { Amount } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './transaction.module.css';

type Entry = TransactionPosting['entries'][number];

interface EntryLinesProps extends Pick<Entry, 'no' | 'lines'> {
  /** Purpose of the entry, if the context does not show it. */
  caption?: string;
}

/** Ledger entry with its postings. */
export function EntryLines({ no, lines, caption }: EntryLinesProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.scroll}>
      <table className={classes.lines} aria-label={t('posting.entry', { no })}>
        <thead>
          <tr>
            <th scope="col">
              {t('posting.entry', { no })} <small>{caption}</small>
            </th>
            <th scope="col">{t('posting.debit')}</th>
            <th scope="col">{t('posting.credit')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ code, side, amount }) => (
            <tr key={`${side} ${code}`}>
              <th scope="row">{t(`posting.account.${code.replace(':', '.')}`)}</th>
              <td>{side === 'D' && <Amount value={amount} />}</td>
              <td>{side === 'C' && <Amount value={amount} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
