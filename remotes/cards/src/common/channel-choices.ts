import { listBinChoices } from '@console/contracts/cards';
import { useLocalText, useRecord } from '@console/screens';
import { useCan } from '@console/session';

/** Channels to filter a list by; null for whoever may not see which there are. */
export function useChannelChoices() {
  const textOf = useLocalText();
  const seesChannels = useCan(listBinChoices.permission);
  const channels = useRecord(listBinChoices, seesChannels ? {} : null).result.data?.channels ?? [];
  if (!seesChannels) return null;
  return { options: channels.map(({ id, name, code }) => ({ value: id, label: textOf(name), description: code })) };
}
