import { listTransactions } from '@console/contracts/cards';
import { formatDateTime, formatMoney } from '@console/i18n';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { useDicts, useRecordSearch, useShown } from '@console/screens';

/** Finds purchases for the palette: by card acceptor, number, authorization code and last digits of the card. */
export default function TransactionRecords({ keyword, onEvent }: ContributionProps<'palette.records'>) {
  const { label } = useDicts(['transaction_status']);
  const { zone } = useShown();
  useRecordSearch({
    operation: listTransactions,
    input: { keyword, pageSize: 10, rowsOnly: true },
    keyword,
    onEvent,
    itemOf: ({ id, shop, billed, status, card, at }) => ({
      id,
      label: shop.name.slice(0, 120),
      hint: [
        formatMoney(billed),
        label('transaction_status', status),
        `••${card.number.slice(-4)}`,
        formatDateTime(at, zone),
      ].join(' · '),
      page: 'cards-transactions',
      search: `txn=${id}`,
    }),
  });
  return null;
}
