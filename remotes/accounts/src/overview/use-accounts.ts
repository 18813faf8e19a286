import { listAccounts } from '@console/contracts/accounts';
import { useList } from '@console/screens';

export const useAccounts = () => useList(listAccounts, { sort: { key: 'merchant', dir: 'asc' } });

export type Accounts = ReturnType<typeof useAccounts>;
