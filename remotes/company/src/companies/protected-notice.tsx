import type { CompanyDetail } from '@console/contracts/company';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { isServing } from './company-status';

/** States that changes need approval, or that the company can't be changed now. */
export function ProtectedNotice({ company }: { company: CompanyDetail | null }) {
  const { t } = useTranslation();
  if (!company) return null;
  const edit = company.allowedActions.find(({ action }) => action === 'EDIT');
  if (!edit?.enabled) return <Notice tone="warn">{t(`company.form.fixed.${edit?.reason ?? 'CLOSED'}`)}</Notice>;
  return isServing(company.status) && <Notice>{t('company.form.protected')}</Notice>;
}
