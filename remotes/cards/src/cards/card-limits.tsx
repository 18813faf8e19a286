import { type CardDetail, type CardLimit, readCardLimits } from '@console/contracts/cards';
import { formatCount, formatMoney } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallFailed, useDicts, useLocalText, useRecord } from '@console/screens';
import { useCan } from '@console/session';
import { ProgressBar, Skeleton, Surface, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { limitRuleHref } from '../common/limit-pages';
import { leftOf, shareOf } from './card-limit.rules';
import classes from './card-view.module.css';

const limitDicts = ['limit_period', 'limit_mode'] as const;

/** Limits of a card in their current windows: its own limit first, then the rules, for users who may see rules. */
export function CardLimits({ card }: { card: CardDetail }) {
  const { t } = useTranslation();
  const seesRules = useCan('cards.limit-rule.view');
  const { result, reload } = useRecord(readCardLimits, seesRules ? { cardId: card.id } : null);
  const rules = seesRules ? result.data?.list : [];
  if (!seesRules && !card.limit) return null;
  return (
    <Surface title={t('limit.ofCard.title')}>
      {(card.limit || (rules && rules.length > 0)) && (
        <ul className={classes.limitList}>
          {card.limit && <OwnLimitLine limit={card.limit} figures={card.figures} />}
          {rules?.map((limit) => (
            <CardLimitLine key={limit.itemId} limit={limit} />
          ))}
        </ul>
      )}
      {result.at === 'failed' && !rules && (
        <CallFailed title={t('limit.ofCard.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at !== 'failed' && !rules && <Skeleton rows={2} />}
      {rules?.length === 0 && !card.limit && <p className={classes.limitNote}>{t('limit.ofCard.none')}</p>}
    </Surface>
  );
}

function OwnLimitLine({ limit, figures }: Pick<CardDetail, 'figures'> & { limit: NonNullable<CardDetail['limit']> }) {
  const { t } = useTranslation();
  const { label } = useDicts(limitDicts);
  const { amount, period } = limit;
  const isEach = period === 'PER_TXN';
  const name = t('limit.ofCard.own');
  return (
    <li>
      <span className={classes.limitLine}>
        <span>{name}</span>
        <small className={classes.limitNote}>{label('limit_period', period)}</small>
      </span>
      <span className={classes.limitRest}>
        {isEach ? (
          <span>{formatMoney(amount)}</span>
        ) : (
          <Rest
            name={name}
            left={formatMoney(leftOf(figures.spent, amount))}
            limit={formatMoney(amount)}
            share={shareOf(Number(figures.spent.amount), Number(amount.amount))}
          />
        )}
      </span>
    </li>
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

function Rest({ name, left, limit, share }: { name: string; left: string; limit: string; share: number }) {
  const { t } = useTranslation();
  return (
    <span className={classes.limitLine}>
      <span>{t('limit.ofCard.left', { left, limit })}</span>
      <ProgressBar isWide value={share} label={name} {...(share >= 0.8 && { tone: 'near' })} />
    </span>
  );
}
