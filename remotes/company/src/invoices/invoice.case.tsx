import { readInvoice } from '@console/contracts/company';
import { formatDecimal } from '@console/i18n';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { CallFailed, useLocalText, useRecord } from '@console/screens';
import { Amount, Facts, Notice, Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './invoice.module.css';

/** Lines and dates of an invoice, for the review workbench. Its dates are calendar days without a time zone. */
export default function InvoiceOfReview({ review, decision }: ContributionProps<'review.case'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { result, reload } = useRecord(readInvoice, { id: review.objectId });
  const record = result.data;
  if (result.at === 'failed' && !record)
    return <CallFailed title={t('invoice.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!record) return <Skeleton rows={6} />;
  const { client, issueDate, dueDate, period, lines } = record;
  return (
    <>
      <Facts
        items={[
          { label: t('invoice.client'), value: textOf(client.name) },
          { label: t('invoice.issueDate'), value: issueDate },
          { label: t('invoice.dueDate'), value: dueDate },
          ...(review.amount ? [{ label: t('invoice.total'), value: <Amount value={review.amount} /> }] : []),
          ...(period ? [{ label: t('invoice.period'), value: `${period.from} – ${period.to}` }] : []),
        ]}
      />
      <div className={classes.scroll}>
        <table className={classes.lines} aria-label={t('invoice.lines')}>
          <thead>
            <tr>
              <th scope="col">{t('invoice.content')}</th>
              <th scope="col">{t('invoice.quantity')}</th>
              <th scope="col">{t('invoice.rate')}</th>
              <th scope="col">{t('invoice.lineTotal')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ content, quantity, rate, total }, index) => (
              // Lines can be equal, but their order never changes.
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
      {decision && <Notice tone={decision === 'APPROVE' ? 'warn' : 'info'}>{t(`invoice.${decision}`)}</Notice>}
    </>
  );
}
