import type { CompanyDetail } from '@console/contracts/company';
import { formatDateTime } from '@console/i18n';
import { useShown } from '@console/screens';
import { CopyText, type Fact, Facts, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useAddressFacts, useContactFacts, useIdentityFacts } from './company-facts';

/** Identity, contact, address and record data of a company. */
export function CompanyDetails({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { id, remark, createdAt, createdBy, updatedAt, updatedBy } = company;
  // Users of other companies do not see the names of platform users.
  const named = (label: string, name: string): Fact[] => (name === '' ? [] : [{ label, value: name }]);
  return (
    <>
      <Surface title={t('company.step.identity')}>
        <Facts items={useIdentityFacts(company)} />
      </Surface>
      <Surface title={t('company.contact')}>
        <Facts items={useContactFacts(company)} />
      </Surface>
      <Surface title={t('company.address')}>
        <Facts items={useAddressFacts(company)} />
      </Surface>
      <Surface title={t('company.record')}>
        <Facts
          items={[
            ...named(t('company.remark'), remark),
            { label: t('company.createdAt'), value: formatDateTime(createdAt, zone) },
            ...named(t('company.createdBy'), createdBy),
            { label: t('company.updatedAt'), value: formatDateTime(updatedAt, zone) },
            ...named(t('company.updatedBy'), updatedBy),
            { label: t('company.id'), value: <CopyText text={id} /> },
          ]}
        />
      </Surface>
    </>
  );
}
