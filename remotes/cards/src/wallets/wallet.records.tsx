import { listWallets } from '@console/contracts/wallets';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { useDicts, useLocalText, useRecordSearch } from '@console/screens';

/** Finds wallets for the palette, by name and number. */
export default function WalletRecords({ keyword, onEvent }: ContributionProps<'palette.records'>) {
  const textOf = useLocalText();
  const { label } = useDicts(['wallet_status']);
  useRecordSearch({
    operation: listWallets,
    input: { keyword, pageSize: 10, rowsOnly: true },
    keyword,
    onEvent,
    itemOf: ({ id, name, poolNo, status, merchant }) => ({
      id,
      label: name,
      hint: [poolNo, label('wallet_status', status), textOf(merchant.name)].join(' · ').slice(0, 120),
      page: 'card-wallet-view',
      search: `id=${id}`,
    }),
  });
  return null;
}
