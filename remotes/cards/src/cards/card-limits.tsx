import { type CardLimit, readCardLimits } from '@console/contracts/cards';
import { formatCount, formatMoney } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallFailed, useDicts, useLocalText, useRecord } from '@console/screens';
import { ProgressBar, Skeleton, Surface, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { limitRuleHref } from '../common/limit-pages';
import classes from './card-view.module.css';

const limitDicts = ['limit_period', 'limit_mode'] as const;

/** What rules leave of the room of a card, in the windows that run now. */
export function CardLimits({ cardId }: { cardId: string }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readCardLimits, { cardId });
  const record = result.data;
  return (
    <Surface title={t('limit.ofCard.title')}>
      {result.at === 'failed' && !record && (
        <CallFailed title={t('limit.ofCard.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at !== 'failed' && !record && <Skeleton rows={2} />}
      {record?.list.length === 0 && <p className={classes.limitNote}>{t('limit.ofCard.none')}</p>}
      {record && record.list.length > 0 && (
        <ul className={classes.limitList}>
          {record.list.map((limit) => (
            <CardLimitLine key={limit.itemId} limit={limit} />
          ))}
        </ul>
      )}
    </Surface>
  );
}

function CardLimitLine({ limit }: { limit: CardLimit }) {
  const { t } = useTranslation();
  const { label } = useDicts(limitDicts);
  const { navigate } = useShell();
  const textOf = useLocalText();
  const { rule, period, countedBy, isNarrowed, isStreak, amount, count } = limit;
  const name = textOf(rule.name);
  const about = [
    label('limit_period', period),
    t(`limit.subject.${rule.scope}.${countedBy}`),
    ...(isNarrowed ? [t('limit.ofCard.some')] : []),
    ...(rule.mode === 'SHADOW' ? [label('limit_mode', rule.mode)] : []),
  ];
  return (
    <li>
      <span className={classes.limitLine}>
        <TextLink href={limitRuleHref(rule.scope, rule.id)} onNavigate={navigate}>
          {name}
        </TextLink>
        <small className={classes.limitNote}>{about.join(' · ')}</small>
      </span>
      <span className={classes.limitRest}>
        {amount && (
          <Rest
            name={name}
            left={formatMoney(amount.left)}
            limit={formatMoney(amount.limit)}
            share={shareOf(Number(amount.used.amount), Number(amount.limit.amount))}
          />
        )}
        {count && (
          <Rest
            name={name}
            left={formatCount(count.left)}
            limit={t(isStreak ? 'limit.declines' : 'limit.purchases', {
              count: count.limit,
              number: formatCount(count.limit),
            })}
            share={shareOf(count.used, count.limit)}
          />
        )}
      </span>
    </li>
  );
}

/** For the bar alone, which needs no digit of it. */
const shareOf = (used: number, most: number): number => Math.min(1, used / most);

function Rest({ name, left, limit, share }: { name: string; left: string; limit: string; share: number }) {
  const { t } = useTranslation();
  return (
    <span className={classes.limitLine}>
      <span>{t('limit.ofCard.left', { left, limit })}</span>
      <ProgressBar isWide value={share} label={name} {...(share >= 0.8 && { tone: 'near' })} />
    </span>
  );
}
