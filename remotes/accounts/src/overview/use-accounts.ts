import { listAccounts } from '@console/contracts/accounts';
import { useList } from '@console/screens';

export const useAccounts = () =>
  useList(listAccounts, { filters: { isLow: 'flag' }, sort: { key: 'merchant', dir: 'asc' } });

export type Accounts = ReturnType<typeof useAccounts>;
