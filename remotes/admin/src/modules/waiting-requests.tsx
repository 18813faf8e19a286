import type { ModuleAction } from '@console/contracts/releases';
import { formatDateTime } from '@console/i18n';
import { useShown } from '@console/screens';
import { Button, Surface } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleDetail } from './module-detail';
import { useAudienceLabels } from '../common/release-labels';
import classes from './module.module.css';

interface Props {
  detail: ModuleDetail;
  onDecide: (action: ModuleAction) => void;
}

/** Requests that need a second approver: activations, and turning off two-person approval. */
export function WaitingRequests({ detail: { waiting, waiver, module }, onDecide }: Props) {
  const { t } = useTranslation();
  const audienceOf = useAudienceLabels();
  if (waiting.length === 0 && !waiver) return null;
  const mayDecide = module.grants.includes('APPROVE');
  return (
    <Surface title={t('waiting.title')}>
      <ul className={classes.requests} aria-label={t('waiting.title')}>
        {waiver && (
          <Request
            requested={waiver}
            title={t('waiver.title')}
            approve={t('waiver.approve')}
            mayDecide={mayDecide}
            onDecide={(decision) => onDecide({ deed: 'WAIVE', waiver, decision })}
          />
        )}
        {waiting.map((request) => (
          <Request
            key={request.id}
            requested={request}
            title={t('release.lane', { version: request.version, audience: audienceOf(request.audience) })}
            approve={t('waiting.approve')}
            mayDecide={mayDecide}
            mustNotApprove={request.isOwnVersion && <p className={classes.muted}>{t('waiting.ownVersion')}</p>}
            onDecide={(decision) => onDecide({ deed: 'DECIDE', request, decision })}
          />
        ))}
      </ul>
    </Surface>
  );
}

interface RequestProps {
  requested: { why: string; madeAt: string; madeByName: string; isOwn: boolean };
  title: string;
  approve: string;
  mayDecide: boolean;
  /** Reason why the user may only reject the request. */
  mustNotApprove?: ReactNode;
  onDecide: (decision: 'APPROVED' | 'REJECTED') => void;
}

function Request({ requested, title, approve, mayDecide, mustNotApprove, onDecide }: RequestProps) {
  const { t } = useTranslation();
  const { zone } = useShown();
  return (
    <li className={classes.request}>
      <div>
        <strong>{title}</strong>
        <p className={classes.muted}>
          {t('waiting.line', { who: requested.madeByName, when: formatDateTime(requested.madeAt, zone) })}
        </p>
        <p>“{requested.why}”</p>
      </div>
      {requested.isOwn && <p className={classes.muted}>{t('waiting.own')}</p>}
      {!requested.isOwn && mayDecide && (
        <div className={classes.actions}>
          {mustNotApprove}
          <Button size="small" onClick={() => onDecide('REJECTED')}>
            {t('waiting.reject')}
          </Button>
          {!mustNotApprove && (
            <Button size="small" variant="primary" onClick={() => onDecide('APPROVED')}>
              {approve}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
