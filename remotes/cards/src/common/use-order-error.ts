import { noAnswer } from '@console/contracts/cards';
import { useTranslation } from 'react-i18next';

/** Returns the error text of an order: the channel's message, or a text for a missing response. */
export function useOrderError(): (error: string) => string {
  const { t } = useTranslation();
  return (error) => (error === noAnswer ? t('card.order.noAnswer') : error);
}
