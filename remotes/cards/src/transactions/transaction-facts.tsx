import type { TransactionDetail } from '@console/contracts/cards';
import { formatDateTime } from '@console/i18n';
import { useDicts, useLocalText, useShown } from '@console/screens';
import { Amount, CardNumber, CopyText, Facts, KeyFigures } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { categoryText } from '../purchases/category-text';
import { transactionDicts } from '../purchases/transaction-dicts';

/** Amounts and details of a purchase. */
export function TransactionFacts({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  const textOf = useLocalText();
  const { zone } = useShown();
  const { amount, billed, held, cleared, refunded, shop, card, expiresAt, alerts } = transaction;
  const figures = [
    { label: t('transaction.billed'), value: <Amount tone="figure" value={billed} /> },
    { label: t('transaction.held'), value: <Amount tone="figure" value={held} /> },
    { label: t('transaction.cleared'), value: <Amount tone="figure" value={cleared} /> },
    { label: t('transaction.refunded'), value: <Amount tone="figure" value={refunded} /> },
  ];
  const place = [shop.city, shop.country].filter(Boolean).join(', ');
  return (
    <>
      {transaction.declineCode === null && <KeyFigures items={figures} />}
      <Facts
        items={[
          { label: t('transaction.amount'), value: <Amount value={amount} /> },
          { label: t('transaction.rate'), value: rateText(transaction) ?? '–' },
          { label: t('transaction.type'), value: label('transaction_type', transaction.type) },
          { label: t('transaction.status'), value: label('transaction_status', transaction.status) },
          { label: t('transaction.place'), value: `${place} · ${label('transaction_region', transaction.region)}` },
          { label: t('transaction.mcc'), value: categoryText(shop.mcc, label('merchant_category', shop.mcc)) },
          { label: t('transaction.code'), value: transaction.authorizationCode ?? '–' },
          { label: t('transaction.card'), value: <CardNumber number={card.number} /> },
          { label: t('transaction.alias'), value: card.alias },
          { label: t('transaction.merchant'), value: textOf(transaction.merchant.name) },
          ...(expiresAt !== null
            ? [{ label: t('transaction.expiresAt'), value: formatDateTime(expiresAt, zone) }]
            : []),
          ...(alerts.length > 0
            ? [
                {
                  label: t('transaction.alerts'),
                  value: alerts.map((alert) => t(`transaction.alert.${alert}`)).join(' · '),
                },
              ]
            : []),
          { label: t('transaction.no'), value: <CopyText text={transaction.txnNo} /> },
          { label: t('transaction.id'), value: <CopyText text={transaction.id} /> },
        ]}
      />
    </>
  );
}

/** Exchange rate, such as `1 EUR = 1.0832 USD`; null without a conversion. */
export function rateText({
  exchangeRate,
  amount,
  billed,
}: Pick<TransactionDetail, 'exchangeRate' | 'amount' | 'billed'>) {
  if (exchangeRate === null) return null;
  return `1 ${amount.currency} = ${shortRate(exchangeRate)} ${billed.currency}`;
}

/** Rate with four to six decimals. */
export function shortRate(rate: string): string {
  const [whole = '', fraction = ''] = rate.split('.');
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(4, '0').slice(0, 6)}`;
}
