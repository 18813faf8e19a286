import type { CardDetail, CardEvent } from '@console/contracts/cards';
import { useDicts } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { CardCancelNotice } from './card-cancel-notice';
import { cardDicts } from './card-dicts';
import { CardFailedNotice } from './card-failed-notice';
import { whyFrozen } from './card-state';

interface CardNoticesProps {
  card: CardDetail;
  /** What became of it, the newest first. */
  history: readonly CardEvent[];
  /** The card is not what the page shows. */
  onChanged: () => void;
}

/** What is the matter with a card that cannot pay as usual. */
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
