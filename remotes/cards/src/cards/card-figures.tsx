import type { CardDetail } from '@console/contracts/cards';
import { formatDate, formatMoney, formatRecent, formatTime } from '@console/i18n';
import { useNow, useShown } from '@console/screens';
import { useCan } from '@console/session';
import { Amount, type KeyFigure, KeyFigures, ProgressBar } from '@console/ui';
import { ExactMoment } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { shareOf } from './card-limit.rules';
import classes from './card-view.module.css';

/** Key figures of a card: spent, on hold and available. */
export function CardFigures({ card }: { card: CardDetail }) {
  const { t } = useTranslation();
  const seesPurchases = useCan('cards.transaction.view');
  const { drawsOn, balance } = card;
  const { spent, period, onHold, holds, available } = card.figures;
  const figures: KeyFigure[] = [
    {
      label: t(`card.spent.${period}`),
      value: <Amount tone="figure" value={spent} />,
      note: <SpendingLimit card={card} />,
    },
    {
      label: t('card.onHold'),
      value: <Amount tone="figure" value={onHold} />,
      ...(holds > 0 && { note: t('card.holds', { count: holds }) }),
    },
    {
      label: t('card.available'),
      value: <Amount tone="figure" value={available} />,
      // The source of funds: the balance can be higher than the remaining limit.
      note: drawsOn
        ? t('card.sharedBy', { pool: drawsOn.pool.name })
        : t('card.balanceAfter', { amount: formatMoney(balance) }),
    },
    ...(seesPurchases ? [{ label: t('card.lastUsed'), value: <LastUsed at={card.figures.lastUsedAt} /> }] : []),
  ];
  return <KeyFigures items={figures} />;
}

function SpendingLimit({ card: { limit, figures } }: { card: CardDetail }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  if (!limit) return t('card.noLimit');
  const amount = formatMoney(limit.amount);
  if (limit.period === 'PER_TXN') return t('card.limit.each', { amount });
  const { resetsAt } = figures;
  const resets =
    resetsAt && t('card.limit.resets', { at: `${formatDate(resetsAt, zone)} ${formatTime(resetsAt, zone)}` });
  const share = shareOf(Number(figures.spent.amount), Number(limit.amount.amount));
  return (
    <span className={classes.spending}>
      <ProgressBar isWide value={share} label={t('card.limit.used')} {...(share >= 0.8 && { tone: 'near' })} />
      <span>{[t('card.limit.of', { amount }), resets].filter(Boolean).join(' · ')}</span>
    </span>
  );
}

function LastUsed({ at }: { at: string | null }) {
  const { t } = useTranslation();
  const shown = useShown();
  const now = useNow();
  if (at === null) return <span className={classes.never}>{t('card.neverUsed')}</span>;
  return (
    <ExactMoment at={at} zone={shown.zone}>
      {formatRecent(at, now, shown)}
    </ExactMoment>
  );
}
