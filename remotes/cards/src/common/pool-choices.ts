import { listShareGroups } from '@console/contracts/cards';
import { listWallets } from '@console/contracts/wallets';
import { useChoices } from '@console/screens';
import { useCan } from '@console/session';

/**
 * Groups and wallets for a filter, requested on demand and limited by permission; null for users who may see neither.
 */
export function usePoolChoices(isNeeded: boolean) {
  const seesGroups = useCan(listShareGroups.permission);
  const seesWallets = useCan(listWallets.permission);
  const groups = useChoices(listShareGroups, isNeeded && seesGroups ? {} : null);
  const wallets = useChoices(listWallets, isNeeded && seesWallets ? {} : null);
  if (!seesGroups && !seesWallets) return null;
  const options = [...groups.rows, ...wallets.rows].map(({ id, name, poolNo }) => ({
    value: id,
    label: name,
    description: poolNo,
  }));
  const search = (typed: string) => {
    groups.search(typed);
    wallets.search(typed);
  };
  return { options, search, isLoading: groups.isLoading || wallets.isLoading };
}
