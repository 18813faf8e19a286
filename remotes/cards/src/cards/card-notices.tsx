import type { CardDetail, CardTransition } from '@console/contracts/cards';
import { useDicts } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { CardCancelNotice } from './card-cancel-notice';
import { cardDicts } from './card-dicts';
import { CardFailedNotice } from './card-failed-notice';
import { whyFrozen } from './card-state';

interface CardNoticesProps {
  card: CardDetail;
  /** State transitions, newest first. */
  history: readonly CardTransition[];
  /** Called when the page shows an outdated card. */
  onChanged: () => void;
}

/** Notices for a card that cannot be used normally. */
export function CardNotices({ card, history, onChanged }: CardNoticesProps) {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const why = whyFrozen(card, label);
  if (card.state === 'CREATING') return <Notice>{t('card.creating')}</Notice>;
  if (card.state === 'PENDING') return <Notice>{t('card.pending')}</Notice>;
  if (card.state === 'FAILED') return <CardFailedNotice card={card} onChanged={onChanged} />;
  if (card.state === 'CANCEL_REVIEW')
    return (
      <CardCancelNotice card={card} request={history.find(({ to }) => to === 'CANCEL_REVIEW')} onChanged={onChanged} />
    );
  if (why === undefined) return null;
  return <Notice title={t('card.frozenBecause', { reason: why })}>{card.blockNote ?? t('card.frozen.effect')}</Notice>;
}
