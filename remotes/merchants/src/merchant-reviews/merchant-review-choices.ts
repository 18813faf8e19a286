import type { Operation, OptionsQuery } from '@console/contracts';
import { listMerchantOptions } from '@console/contracts/cards';
import { listMerchantReviewMakers } from '@console/contracts/merchants';
import { useSearchParams } from '@console/remote-kit/router';
import { useLocalText, useOptions } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { makerNameOf } from './maker-name';

/** Options of a filter: the first page, search results and the selected options in the address. */
function useOffered<Row extends { id: string }>(
  operation: Operation<OptionsQuery, { list: Row[]; hasMore: boolean }>,
  filter: string,
) {
  const [address] = useSearchParams();
  const chosen = (address.get(filter) ?? '').split(',').filter(Boolean);
  const { rows, search, result } = useOptions(operation, {}, chosen);
  return { rows, search, isLoading: result.at === 'loading' };
}

export function useMerchantChoices() {
  const textOf = useLocalText();
  const { rows, ...offered } = useOffered(listMerchantOptions, 'merchantId');
  const options = rows.map(({ id, name, merchantNo }) => ({ value: id, label: textOf(name), description: merchantNo }));
  return { ...offered, options };
}

export function useMakerChoices() {
  const { t } = useTranslation();
  const { rows, ...offered } = useOffered(listMerchantReviewMakers, 'makerId');
  return { ...offered, options: rows.map((maker) => ({ value: maker.id, label: makerNameOf({ maker }, t) })) };
}
