import { type Money, moneyOf, type OutputOf } from '@console/contracts';
import { type CardBatchDraft, type IssuableBin, precheckCards } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { CallRefused, type Form, useDebounced, useRecord } from '@console/screens';
import { Amount, Notice, Surface } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { draftIssues, shortBy } from './card-draft.rules';
import classes from './card-form.module.css';

interface CardPriceProps {
  form: Form<CardBatchDraft>;
  bin: IssuableBin | undefined;
  today: string;
}

const priced: readonly string[] = ['deposit', 'count', 'file'];

/** Current price of the cards from the server, debounced while typing. */
export function CardPrice({ form: { values }, bin, today }: CardPriceProps) {
  const { t } = useTranslation();
  const { binId, accountId, count, deposit } = values;
  const file = values.holderMode === 'CSV' ? values.file : undefined;
  const draft = precheckCards.input.safeParse({ binId, accountId, count, deposit, file });
  const isRight = draft.success && !draftIssues(values, bin, today).some(({ field }) => priced.includes(field));
  const { result } = useRecord(precheckCards, useDebounced(isRight ? draft.data : null), { keeps: true });
  if (result.at === 'failed')
    return (
      <Sheet>
        <CallRefused failure={result.failure} />
      </Sheet>
    );
  if (!result.data || !isRight) return <Sheet>{t('card.price.later')}</Sheet>;
  return (
    <Sheet>
      <Price price={result.data} count={count ?? 1} />
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Surface title={t('card.price')}>
      <div aria-live="polite">{children}</div>
    </Surface>
  );
}

function Price({ price, count }: { price: OutputOf<typeof precheckCards>; count: number }) {
  const { t } = useTranslation();
  const short = shortBy(price.total, price.available);
  return (
    <>
      <dl className={classes.price}>
        <Line label={t('card.price.deposits', { count })} value={price.depositTotal} />
        <Line label={t('card.price.fees', { count })} value={price.feeTotal} />
        <Line label={t('card.price.total')} value={price.total} isSum />
        <Line label={t('card.price.available')} value={price.available} />
      </dl>
      {short !== null && (
        <Notice tone="warn">
          {t('card.price.short', { amount: formatMoney(moneyOf(short, price.total.currency)) })}
        </Notice>
      )}
    </>
  );
}

const Line = ({ label, value, isSum }: { label: string; value: Money; isSum?: boolean }) => (
  <div className={isSum ? classes.sum : undefined}>
    <dt>{label}</dt>
    <dd>
      <Amount value={value} />
    </dd>
  </div>
);
