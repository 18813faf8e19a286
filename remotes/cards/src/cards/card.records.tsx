import { type Card, listCards } from '@console/contracts/cards';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { useLocalText, useRecord } from '@console/screens';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

const foundMax = 5;

/** Finds cards for the palette: by alias, cardholder and last digits. */
export default function CardRecords({ keyword, onEvent }: ContributionProps<'palette.records'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { result } = useRecord(listCards, { keyword, pageSize: 10 });
  const itemOf = ({ id, alias, number, cardholder, merchant }: Card) => ({
    id,
    label: alias,
    hint: [t('card.tab', { last: number.slice(-4) }), cardholder?.name, textOf(merchant.name)]
      .filter(Boolean)
      .join(' · '),
    page: 'cards-balance-view-card-detail',
    search: `id=${id}`,
  });
  const answer = useEffectEvent((found: readonly Card[]) =>
    onEvent({ keyword, items: found.slice(0, foundMax).map(itemOf) }),
  );
  useEffect(() => {
    if (result.at === 'ready') answer(result.data.list);
    // That there is none is said by what can be tried again: the list of cards.
    if (result.at === 'failed') answer([]);
  }, [result]);
  return null;
}
