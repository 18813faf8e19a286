import { type CardDetail, retryCard } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, useOperation } from '@console/screens';
import { useCan } from '@console/session';
import { Button, Notice, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { batchHref } from '../common/batch-pages';
import classes from './card-view.module.css';

interface CardFailedNoticeProps {
  card: CardDetail;
  /** Called when the page shows an outdated card. */
  onChanged: () => void;
}

/** Notice of a failed card with the reason, and a retry for users who may create cards. */
export function CardFailedNotice({ card, onChanged }: CardFailedNoticeProps) {
  const { t } = useTranslation();
  const { navigate, showJobs } = useShell();
  const mayCreate = useCan(retryCard.permission);
  const { id, version, batchNo, failure } = card;
  const { progress, send } = useOperation(retryCard);
  const retry = async () => {
    const sent = await send({ id, version });
    if (sent.at === 'busy') return;
    if (sent.at === 'done' && sent.data.at === 'job') showJobs();
    onChanged();
  };
  return (
    <Notice tone="bad" title={t('card.creationFailed')}>
      {failure}
      {mayCreate && (
        <p className={classes.noticeActions}>
          <Button size="small" icon="refresh" loading={progress.at === 'sending'} onClick={() => void retry()}>
            {t('card.retryCreation')}
          </Button>
          <TextLink href={batchHref(batchNo)} onNavigate={navigate}>
            {t('card.openBatch')}
          </TextLink>
        </p>
      )}
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </Notice>
  );
}
