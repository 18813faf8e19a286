import { moneyOf, type OutputOf } from '@console/contracts';
import { type CardDraft, type IssuableBin, precheckCards } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { CallRefused, type Form, useDebounced, useRecord } from '@console/screens';
import { Amount, Facts, Notice, Surface } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { draftIssues, shortBy } from './card-draft.rules';

interface CardPriceProps {
  form: Form<CardDraft>;
  bin: IssuableBin | undefined;
  today: string;
}

const priced: readonly string[] = ['deposit', 'count'];

/** What the cards cost right now, as the server counts it, shortly after the last key. */
export function CardPrice({ form: { values }, bin, today }: CardPriceProps) {
  const { t } = useTranslation();
  const { binId, accountId, count, deposit } = values;
  const draft = precheckCards.input.safeParse({ binId, accountId, count, deposit });
  const isRight = draft.success && !draftIssues(values, bin, today).some(({ field }) => priced.includes(field));
  const { answer } = useRecord(precheckCards, useDebounced(isRight ? draft.data : null), { keeps: true });
  if (answer.at === 'failed')
    return (
      <Sheet>
        <CallRefused failure={answer.failure} />
      </Sheet>
    );
  if (!answer.data || !isRight) return <Sheet>{t('card.price.later')}</Sheet>;
  return (
    <Sheet>
      <Price price={answer.data} count={count ?? 1} />
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
      <Facts
        items={[
          { label: t('card.price.deposits', { count }), value: <Amount value={price.depositTotal} /> },
          { label: t('card.price.fees', { count }), value: <Amount value={price.feeTotal} /> },
          {
            label: t('card.price.total'),
            value: (
              <strong>
                <Amount value={price.total} />
              </strong>
            ),
          },
          { label: t('card.price.available'), value: <Amount value={price.available} /> },
        ]}
      />
      {short !== null && (
        <Notice tone="warn">
          {t('card.price.short', { amount: formatMoney(moneyOf(short, price.total.currency)) })}
        </Notice>
      )}
    </>
  );
}
