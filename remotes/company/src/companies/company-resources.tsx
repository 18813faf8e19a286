import { codes } from '@console/contracts';
import { type CompanyResources, readCompanyResources } from '@console/contracts/company';
import { CallFailed, useRecord } from '@console/screens';
import { Skeleton } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ResourcesProps {
  /** Id of the company. */
  id: string;
  children: (resources: CompanyResources) => ReactNode;
}

/** Loads modules, BINs, channels and fees of a company, with a retry after a failure. */
export function Resources({ id, children }: ResourcesProps) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readCompanyResources, { id });
  if (result.data) return children(result.data);
  // Only users of the platform company have access to this data.
  if (result.at === 'failed' && result.failure.code === codes.noPermission) return null;
  if (result.at === 'failed')
    return <CallFailed title={t('company.resourcesFailed')} failure={result.failure} onRetry={() => reload()} />;
  return <Skeleton rows={3} />;
}
