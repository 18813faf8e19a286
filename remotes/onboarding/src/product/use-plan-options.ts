import type { OnboardingProduct } from '@console/contracts/onboarding';
import { formatMoney } from '@console/i18n';
import { useLocalText } from '@console/screens';
import { useTranslation } from 'react-i18next';

/** Options for plans: name, price and contents. */
export function usePlanOptions(plans: OnboardingProduct['plans']) {
  const { t } = useTranslation();
  const say = useLocalText();
  return plans.map(({ code, name, includes, monthlyFee }) => ({
    value: code,
    label: t('product.plan.option', { name: say(name), fee: formatMoney(monthlyFee) }),
    description: say(includes),
  }));
}
