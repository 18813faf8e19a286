import type { MerchantDetail } from '@console/contracts/merchants';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Notice that changes need approval, or that the merchant can't be changed now. */
export function ProtectedNotice({ merchant }: { merchant: MerchantDetail | null }) {
  const { t } = useTranslation();
  if (!merchant) return null;
  const edit = merchant.allowedActions.find(({ action }) => action === 'EDIT');
  if (!edit?.enabled) return <Notice tone="warn">{t(`merchant.form.fixed.${edit?.reason ?? 'CLOSED'}`)}</Notice>;
  const isActive = merchant.status === 'ACTIVE' || merchant.status === 'SUSPENDED';
  return isActive && <Notice>{t('merchant.form.protected')}</Notice>;
}
