import { listApiKeys, type MerchantDetail } from '@console/contracts/merchants';
import { useLocalText } from '@console/screens';
import { useCan } from '@console/session';
import { ApiKeyList } from './api-key.list';

/** Keys of one merchant with their actions; renders nothing for users who may not see keys. */
export function MerchantKeys({ merchant: { id, name } }: { merchant: MerchantDetail }) {
  const textOf = useLocalText();
  return useCan(listApiKeys.permission) && <ApiKeyList merchant={{ id, name: textOf(name) }} />;
}
