import { countCards, type CardState } from '@console/contracts/cards';
import { CallFailed, pageHref, useDicts, useRecord } from '@console/screens';
import { useShell } from '@console/remote-kit';
import { Empty, ShapeSign, Skeleton, Surface, TextLink, type Shape } from '@console/ui';
import { type Share, ShareStrip } from '@console/ui/chart';
import { useTranslation } from 'react-i18next';
import css from './overview.module.css';

const shapes: Record<CardState, Shape> = {
  ACTIVE: 'dot',
  FROZEN: 'diamond',
  CREATING: 'half',
  PENDING: 'ring',
  CANCEL_REVIEW: 'triangle',
  EXPIRED: 'dash',
  CANCELLED: 'cross',
  FAILED: 'cross',
};

const colours: Record<CardState, Share['colour']> = {
  ACTIVE: 1,
  FROZEN: 2,
  CREATING: 5,
  PENDING: 5,
  CANCEL_REVIEW: 3,
  EXPIRED: 6,
  CANCELLED: 6,
  FAILED: 4,
};

const nothing = {};

export function CardsByState() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const dicts = useDicts(['card_state']);
  const { result, reload } = useRecord(countCards, nothing);
  const { total = 0, states: all = [] } = result.data ?? {};
  const states = all.filter(({ count }) => count > 0);
  return (
    <Surface
      title={t('cards.byState')}
      extra={total > 0 && <span className={css.count}>{total.toLocaleString('en-US')}</span>}
      flush
    >
      {result.at === 'failed' && (
        <CallFailed title={t('cards.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={4} />}
      {result.at === 'ready' && total === 0 && <Empty title={t('cards.none')} />}
      {total > 0 && (
        <div className={css.strip}>
          <ShareStrip shares={states.map(({ state, count }) => ({ key: state, count, colour: colours[state] }))} />
        </div>
      )}
      <ul className={css.list}>
        {states.map(({ state, count }) => (
          <li key={state} className={css.row}>
            <span data-colour={colours[state]} className={css.sign}>
              <ShapeSign shape={shapes[state]} />
            </span>
            <TextLink href={pageHref('cards-balance', { state })} onNavigate={navigate} quiet>
              {dicts.label('card_state', state)}
            </TextLink>
            <b className={css.end}>{count.toLocaleString('en-US')}</b>
            <span className={css.percent}>{((count / total) * 100).toFixed(1)}%</span>
          </li>
        ))}
      </ul>
    </Surface>
  );
}
