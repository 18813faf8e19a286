import { Facts, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import type { ModuleDetail } from './module-detail';

/** Details of a remote and the permissions of the user. */
export function ModuleFacts({ detail: { module, plan, number } }: { detail: ModuleDetail }) {
  const { t } = useTranslation();
  return (
    <Surface title={t('module.facts')}>
      <Facts
        items={[
          { label: t('module.description'), value: module.description || '–' },
          { label: t('module.contact'), value: module.contact || '–' },
          {
            label: t('module.secondPerson'),
            value: t(module.needsSecondPerson ? 'module.always' : 'module.byParameter'),
          },
          { label: t('module.minVersion'), value: plan?.minVersion ?? '–' },
          { label: t('module.release'), value: number },
          { label: t('module.grants'), value: module.grants.map((grant) => t(`grant.${grant}`)).join(', ') },
        ]}
      />
    </Surface>
  );
}
