import { noAnswer } from '@console/contracts/cards';
import { useTranslation } from 'react-i18next';

/** Why an order to the channel did not work: its own words, or that there were none. */
export function useOrderError(): (error: string) => string {
  const { t } = useTranslation();
  return (error) => (error === noAnswer ? t('card.order.noAnswer') : error);
}
