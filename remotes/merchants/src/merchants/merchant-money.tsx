import type { Currency, Money } from '@console/contracts';
import type { MerchantOverview } from '@console/contracts/merchants';
import { Amount, Badge, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './merchant.module.css';

interface Line {
  available?: Money;
  isLow?: boolean;
  spent?: Money;
}

/** Available balance and spending of the last 30 days by currency; currencies are never added up. */
export function MerchantMoney({ balances, spent }: Pick<MerchantOverview, 'balances' | 'spent'>) {
  const { t } = useTranslation();
  const lines = new Map<Currency, Line>();
  for (const { available, isLow } of balances ?? []) lines.set(available.currency, { available, isLow });
  for (const sum of spent ?? []) lines.set(sum.currency, { ...lines.get(sum.currency), spent: sum });
  if (lines.size === 0) return null;
  return (
    <Surface title={t('merchant.money')}>
      <table className={classes.money}>
        <thead>
          <tr>
            <th scope="col">{t('merchant.currency')}</th>
            {balances && <th scope="col">{t('merchant.available')}</th>}
            {spent && <th scope="col">{t('merchant.spent')}</th>}
          </tr>
        </thead>
        <tbody>
          {[...lines].map(([currency, line]) => (
            <tr key={currency}>
              <th scope="row">
                {currency} {line.isLow && <Badge>{t('merchant.low')}</Badge>}
              </th>
              {balances && <td>{line.available ? <Amount value={line.available} /> : '–'}</td>}
              {spent && <td>{line.spent ? <Amount value={line.spent} /> : '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Surface>
  );
}
