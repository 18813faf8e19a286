import type { TransactionDetail } from '@console/contracts/cards';
import { formatPercent } from '@console/i18n';
import { useDicts } from '@console/screens';
import { Amount, StatusBadge } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { transactionDicts } from './transaction-dicts';
import classes from './transaction.module.css';

const statuses = {
  ESTIMATED: { state: 'info', shape: 'half' },
  FINAL: { state: 'ok', shape: 'dot' },
  RELEASED: { state: 'mute', shape: 'dash' },
} as const;

/** Fees with estimated and final amounts. */
export function FeeLines({ transaction: { feeLines, fees } }: { transaction: TransactionDetail }) {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  return (
    <section className={classes.part}>
      <h3>{t('fees.title')}</h3>
      {feeLines.length === 0 ? (
        <p className={classes.quiet}>{t('fees.none')}</p>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.lines} aria-label={t('fees.title')}>
            <thead>
              <tr>
                <th scope="col">{t('fees.kind')}</th>
                <th scope="col">{t('fees.state')}</th>
                <th scope="col">{t('fees.estimated')}</th>
                <th scope="col">{t('fees.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {feeLines.map(({ kind, rate, basis, estimated, amount, state }) => (
                <tr key={kind}>
                  <th scope="row">
                    {label('fee_kind', kind)}
                    {Number(rate) > 0 && (
                      <small title={t('fees.basis', { amount: basis.amount, currency: basis.currency })}>
                        {' '}
                        {formatPercent(rate)}
                      </small>
                    )}
                  </th>
                  <td>
                    <StatusBadge {...statuses[state]} label={t(`fees.state.${state}`)} />
                  </td>
                  <td>{estimated ? <Amount value={estimated} /> : '–'}</td>
                  <td>{state === 'RELEASED' ? '–' : <Amount value={amount} />}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  {t('fees.total')}
                </th>
                <td>
                  <Amount value={fees} />
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </section>
  );
}
