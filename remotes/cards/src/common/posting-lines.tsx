import type { TransactionPosting } from '@console/contracts/cards';
import { Amount } from '@console/ui';
import { useTranslation } from 'react-i18next';
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
        <table key={no} className={classes.lines} aria-label={t('posting.entry', { no })}>
          <thead>
            <tr>
              <th scope="col">
                {t('posting.entry', { no })} <small>{t(`posting.event.${event}`)}</small>
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
      ))}
    </div>
  );
}
