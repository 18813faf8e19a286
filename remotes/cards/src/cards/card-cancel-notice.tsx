import { type CardDetail, type CardTransition, cancelReasons } from '@console/contracts/cards';
import { listReviews, review, type Review } from '@console/contracts/reviews';
import { formatDateTime } from '@console/i18n';
import { lazyComponent, useShell } from '@console/remote-kit';
import { pageHref, useDialog, useDicts, useRecord, useShown } from '@console/screens';
import { useCan } from '@console/session';
import { Button, Notice, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { cardDicts } from './card-dicts';
import classes from './card-view.module.css';

/** Loaded with the first click, because most visits only view. */
const CardWithdrawDialog = lazyComponent(() => import('./card-withdraw.dialog'));

interface CardCancelNoticeProps {
  card: CardDetail;
  request: CardTransition | undefined;
  /** Called when the page shows an outdated card. */
  onChanged: () => void;
}

/** Notice of a cancellation request: requester, reason and approvers, with link to the review and withdrawal. */
export function CardCancelNotice({ card, request, onChanged }: CardCancelNoticeProps) {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const { navigate } = useShell();
  const { zone } = useShown();
  const seesReviews = useCan('reviews.review.view');
  const { found, reload } = useOpenReview(card, seesReviews);
  const dialog = useDialog('withdrawal', { review });
  const code = cancelReasons.find((one) => one === request?.reason);
  const reason = [code && label('cancel_reason', code), request?.note].filter(Boolean).join(' · ');
  const isOwn = found?.allowedActions.some(({ action, enabled }) => action === 'WITHDRAW' && enabled) ?? false;
  return (
    <Notice
      tone="warn"
      title={
        request
          ? t('card.cancelReview.by', { actor: request.actor, at: formatDateTime(request.at, zone) })
          : t('card.cancelReview.title')
      }
    >
      {reason && <p>{t('card.cancelReview.reason', { reason })}</p>}
      <p>{t('card.cancelReview.effect')}</p>
      {found && <p>{t('card.cancelReview.due', { at: formatDateTime(found.dueAt, zone) })}</p>}
      {seesReviews && (
        <p className={classes.noticeActions}>
          <TextLink href={reviewHref(card, found)} onNavigate={navigate}>
            {t('card.cancelReview.open')}
          </TextLink>
          {found && isOwn && (
            <Button size="small" onClick={() => dialog.open({ review: found })}>
              {t('card.cancelReview.withdraw')}
            </Button>
          )}
        </p>
      )}
      {dialog.show((about) => (
        <CardWithdrawDialog
          {...about}
          number={card.number}
          onChanged={() => {
            reload();
            onChanged();
          }}
          onClose={dialog.close}
        />
      ))}
    </Notice>
  );
}

/** Query parameter of the reviews page that opens its workbench. */
const atWorkbench = { name: 'desk', value: 'on' };

/** Workbench with the review; without an open review, the list of reviews filtered by the card. */
const reviewHref = ({ number }: CardDetail, found: Review | undefined): string =>
  pageHref(
    'cards-cancel-review',
    found ? { [atWorkbench.name]: atWorkbench.value, review: found.id } : { q: number.slice(-4) },
  );

/** Open review of a card. The search matches labels, so the result is filtered by the id of the card. */
function useOpenReview({ id, alias, number }: CardDetail, seesReviews: boolean) {
  const keyword = `${alias} ${number.slice(-4)}`.trim();
  const filter = { kind: ['CARD_CANCEL'], state: ['PENDING' as const, 'STUCK' as const] };
  const { result, reload } = useRecord(listReviews, seesReviews ? { keyword, filter, pageSize: 50 } : null);
  return { found: result.data?.list.find(({ objectId }) => objectId === id), reload };
}
