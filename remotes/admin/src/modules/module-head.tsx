import { endOfCanary, type ModuleAction } from '@console/contracts/releases';
import { useShell } from '@console/remote-kit';
import { useLocalText } from '@console/screens';
import { useCan } from '@console/session';
import { Button, PageHeader } from '@console/ui';
import { useTranslation } from 'react-i18next';
import type { ModuleDetail } from './module-detail';
import { describeHref } from '../common/module-pages';
import { usePlanLabels } from '../common/release-labels';

/** Head of a remote's page: name, live versions, rollback and end of a canary. */
export function ModuleHead({ detail, onAction }: { detail: ModuleDetail; onAction: (action: ModuleAction) => void }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const textOf = useLocalText();
  const planOf = usePlanLabels();
  const canSave = useCan('devops.module.save');
  const { module, plan, versions } = detail;
  const mayStepBack = module.grants.includes('ROLLBACK') && plan !== null;
  return (
    <PageHeader
      title={module.code}
      count={versions.length}
      extra={textOf(module.name) === module.code ? undefined : <span>{textOf(module.name)}</span>}
      description={planOf(plan)}
    >
      {canSave && <Button onClick={() => navigate(describeHref(module.code))}>{t('module.describe')}</Button>}
      {mayStepBack && module.canaries.length > 0 && (
        <Button onClick={() => onAction(endOfCanary)}>{t('action.DRAIN')}</Button>
      )}
      {mayStepBack && (
        <Button icon="refresh" onClick={() => onAction({ deed: 'ROLLBACK' })}>
          {t('action.ROLLBACK')}
        </Button>
      )}
    </PageHeader>
  );
}
