import { listBinChoices } from '@console/contracts/cards';
import { useLocalText, useRecord } from '@console/screens';
import { useCan } from '@console/session';

/**
 * Returns the channels for a filter; null for users who may not see channels. They are loaded when `isNeeded` is true.
 */
export function useChannelChoices(isNeeded = true) {
  const textOf = useLocalText();
  const seesChannels = useCan(listBinChoices.permission);
  const { result } = useRecord(listBinChoices, isNeeded && seesChannels ? {} : null);
  if (!seesChannels) return null;
  const channels = result.data?.channels ?? [];
  return {
    options: channels.map(({ id, name, code }) => ({ value: id, label: textOf(name), description: code })),
    isLoading: isNeeded && result.at === 'loading',
  };
}
