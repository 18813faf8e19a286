import { listBinChoices } from '@console/contracts/cards';
import { useLocalText, useRecord } from '@console/screens';
import { useCan } from '@console/session';

/**
 * Channels to filter a list by; null for whoever may not see which there are. `isNeeded`: whether they are requested
 * now.
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
