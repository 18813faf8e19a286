import { readInvoice } from '@console/contracts/company';
import { formatDecimal } from '@console/i18n';
import { CallFailed, useLocalText, useRecord } from '@console/screens';
import { Amount, Facts, Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from '../purchases/transaction.module.css';

/** What the invoice says, line by line. Its days are those that are printed on it, in no zone. */
export function InvoiceCase({ id }: { id: string }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { result, reload } = useRecord(readInvoice, { id });
  const record = result.data;
  if (result.at === 'failed' && !record)
    return <CallFailed title={t('review.invoice.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!record) return <Skeleton rows={6} />;
  const { client, issueDate, dueDate, period, lines } = record;
  return (
    <>
      <Facts
        items={[
          { label: t('review.invoice.client'), value: textOf(client.name) },
          { label: t('review.invoice.issueDate'), value: issueDate },
          { label: t('review.invoice.dueDate'), value: dueDate },
          ...(period ? [{ label: t('review.invoice.period'), value: `${period.from} – ${period.to}` }] : []),
        ]}
      />
      <div className={classes.scroll}>
        <table className={classes.lines} aria-label={t('review.invoice.lines')}>
          <thead>
            <tr>
              <th scope="col">{t('review.invoice.content')}</th>
              <th scope="col">{t('review.invoice.quantity')}</th>
              <th scope="col">{t('review.invoice.rate')}</th>
              <th scope="col">{t('review.invoice.lineTotal')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ content, quantity, rate, total }, index) => (
              // Two lines may say the same; their order never changes.
              <tr key={index}>
                <td>{content}</td>
                <td>{formatDecimal(quantity)}</td>
                <td>{formatDecimal(rate)}</td>
                <td>
                  <Amount value={total} signed={total.amount.startsWith('-')} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
