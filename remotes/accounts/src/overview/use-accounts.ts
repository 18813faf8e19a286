import { listAccounts } from '@console/contracts/accounts';
import { useList } from '@console/screens';

export const useAccounts = () => useList(listAccounts, { sort: { key: 'available', dir: 'desc' } });

export type Accounts = ReturnType<typeof useAccounts>;
