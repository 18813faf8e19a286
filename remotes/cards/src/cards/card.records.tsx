import { listCards } from '@console/contracts/cards';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { useDicts, useLocalText, useRecordSearch } from '@console/screens';
import { useTranslation } from 'react-i18next';

/** Finds cards for the palette: by alias, cardholder and last digits. */
export default function CardRecords({ keyword, onEvent }: ContributionProps<'palette.records'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { label } = useDicts(['card_state']);
  useRecordSearch({
    operation: listCards,
    input: { keyword, pageSize: 10, rowsOnly: true },
    keyword,
    onEvent,
    itemOf: ({ id, alias, number, state, cardholder, merchant }) => ({
      id,
      label: alias,
      hint: [
        t('card.tab', { last: number.slice(-4) }),
        label('card_state', state),
        cardholder?.name,
        textOf(merchant.name),
      ]
        .filter(Boolean)
        .join(' · ')
        .slice(0, 120),
      page: 'cards-balance-view-card-detail',
      search: `id=${id}`,
    }),
  });
  return null;
}
