import { useShell } from '@console/remote-kit';
import { CallFailed, useLocalText, ZoneNote } from '@console/screens';
import {
  Empty,
  Notice,
  PageBody,
  PageHeader,
  PickList,
  RowActionButtons,
  Skeleton,
  Surface,
  TextLink,
} from '@console/ui';
import { useTranslation } from 'react-i18next';
import { merchantReviewActions } from './merchant-review-actions';
import { MerchantReviewCase } from './merchant-review-case';
import { WorkbenchFacts } from './workbench-facts';
import { QueueRow } from './queue-row';
import { decideHref, ownHref } from './merchant-review-pages';
import classes from './merchant-review.module.css';
import { useQueue } from './use-queue';

/** The reviews that the user may decide, one after another. */
export default function MerchantReviewWorkbench() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const textOf = useLocalText();
  const { result, reload, rows, current, total, ownCount, show } = useQueue();
  const { rowActions, dialog } = merchantReviewActions.useActions({ reload: () => reload({ background: true }) });
  return (
    <PageBody
      note={<ZoneNote />}
      head={<PageHeader title={t('merchantReview.workbench.title')} {...(result.data && { count: total })} />}
    >
      {ownCount > 0 && (
        <Notice>
          {t('merchantReview.workbench.own', { count: ownCount })}{' '}
          <TextLink href={ownHref} onNavigate={navigate}>
            {t('merchantReview.workbench.ownLink')}
          </TextLink>
        </Notice>
      )}
      {result.at === 'failed' && !result.data && (
        <CallFailed title={t('merchantReview.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && (
        <Surface>
          <Skeleton rows={8} />
        </Surface>
      )}
      {result.data && !current && (
        <output>
          <Empty
            picture="agreed"
            title={t('merchantReview.workbench.none')}
            message={t('merchantReview.workbench.noneText')}
          />
        </output>
      )}
      {current && (
        <div className={classes.workbench}>
          <aside className={classes.queue} aria-label={t('merchantReview.workbench.queue')}>
            <PickList
              label={t('merchantReview.workbench.queue')}
              items={rows.map((review) => ({ key: review.id, content: <QueueRow review={review} /> }))}
              current={current.id}
              onPick={show}
            />
          </aside>
          <Surface
            title={<bdi>{current.merchant ? textOf(current.merchant.name) : current.objectLabel}</bdi>}
            actions={<RowActionButtons inSight={2} actions={rowActions(current)} />}
          >
            <div className={classes.case}>
              <WorkbenchFacts review={current} />
              <MerchantReviewCase review={current} onChanged={() => reload({ background: true })} />
              <p className={classes.more}>
                <TextLink href={decideHref(current.id)} onNavigate={navigate}>
                  {t('merchantReview.workbench.open')}
                </TextLink>
              </p>
            </div>
          </Surface>
        </div>
      )}
      {dialog}
    </PageBody>
  );
}
