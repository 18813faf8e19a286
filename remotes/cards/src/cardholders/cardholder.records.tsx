import { listCardholders } from '@console/contracts/cards';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { useDicts, useLocalText, useRecordSearch } from '@console/screens';

/** Finds cardholders for the palette, by name. */
export default function CardholderRecords({ keyword, onEvent }: ContributionProps<'palette.records'>) {
  const textOf = useLocalText();
  const { label } = useDicts(['holder_status']);
  useRecordSearch({
    operation: listCardholders,
    input: { keyword, pageSize: 10, rowsOnly: true },
    keyword,
    onEvent,
    itemOf: ({ id, name, status, merchant }) => ({
      id,
      label: name,
      hint: [label('holder_status', status), textOf(merchant.name)].join(' · ').slice(0, 120),
      page: 'coremanagement-cardholder-management-view',
      search: `id=${id}`,
    }),
  });
  return null;
}
