import { PageBody, PageHeader } from '@console/ui';
import { useTranslation } from 'react-i18next';

export default function Overview() {
  const { t } = useTranslation();
  return (
    <PageBody>
      <PageHeader title={t('overview.title')} />
    </PageBody>
  );
}
