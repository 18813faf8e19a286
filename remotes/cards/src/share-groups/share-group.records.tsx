import { listShareGroups } from '@console/contracts/cards';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { useDicts, useLocalText, useRecordSearch } from '@console/screens';

/** Finds card groups for the palette, by name and number. */
export default function ShareGroupRecords({ keyword, onEvent }: ContributionProps<'palette.records'>) {
  const textOf = useLocalText();
  const { label } = useDicts(['share_group_status']);
  useRecordSearch({
    operation: listShareGroups,
    input: { keyword, pageSize: 10, rowsOnly: true },
    keyword,
    onEvent,
    itemOf: ({ id, name, poolNo, status, merchant }) => ({
      id,
      label: name,
      hint: [poolNo, label('share_group_status', status), textOf(merchant.name)].join(' · ').slice(0, 120),
      page: 'cards-share-group',
      search: new URLSearchParams({ q: poolNo }).toString(),
    }),
  });
  return null;
}
