import { readDevopsModule } from '@console/contracts/releases';
import { usePageTitle } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { CallFailed, usePoll, useRecord } from '@console/screens';
import { Empty, PageBody, Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { ModuleFacts } from './module-facts';
import { ModuleHead } from './module-head';
import { ModuleHistory } from './module-history';
import { ModuleVersions } from './module-versions';
import { useModuleActions } from './use-module-actions';
import { VersionComparison } from './version-comparison';
import { WaitingRequests } from './waiting-requests';

/** Polling interval: other users can change the live versions at any time. */
const pollMs = 15_000;

export default function ModuleView() {
  const { t } = useTranslation();
  const code = useSearchParams()[0].get('id');
  if (!code) return <Empty picture="choice" title={t('module.noId')} />;
  return <ModulePage key={code} code={code} />;
}

function ModulePage({ code }: { code: string }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readDevopsModule, { code });
  usePageTitle({ code });
  usePoll(result.at === 'ready', () => reload({ background: true }), pollMs);
  const actions = useModuleActions(code, () => reload({ background: true }));
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('module.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data)
    return (
      <PageBody>
        <Skeleton rows={10} />
      </PageBody>
    );
  const detail = result.data;
  return (
    <PageBody head={<ModuleHead detail={detail} onAction={actions.ask} />} side={<ModuleFacts detail={detail} />}>
      <WaitingRequests detail={detail} onDecide={actions.ask} />
      <ModuleVersions detail={detail} onAction={actions.ask} />
      <VersionComparison detail={detail} />
      <ModuleHistory detail={detail} />
      {actions.dialog}
    </PageBody>
  );
}
