import { type Card, type CardState, listCards } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { useDebounced, useRecord } from '@console/screens';
import { Field, Select } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Chosen = Pick<Card, 'id' | 'number' | 'alias' | 'balance'>;

interface CardChoiceProps {
  /** States of the selectable cards. */
  states: CardState[];
  value: string | null;
  /** Selected card, which the search results may not contain. */
  record: Chosen | undefined;
  onChange: (id: string) => void;
}

/** Card select with search by alias, cardholder and last four digits. */
export function CardChoice({ states, value, record, onChange }: CardChoiceProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed);
  const query = { pageSize: 10 as const, filter: { state: states }, ...(keyword && { keyword }) };
  const cards: Chosen[] = useRecord(listCards, query, { keeps: true }).result.data?.list ?? [];
  const shown = record && !cards.some(({ id }) => id === record.id) ? [record, ...cards] : cards;
  return (
    <Field required label={t('transaction.card')} width="full">
      <Select
        search
        onSearch={setTyped}
        placeholder={t('cardChoice.search')}
        value={value ?? undefined}
        options={shown.map(({ id, number, alias, balance }) => ({
          value: id,
          label: `••${number.slice(-4)} ${alias}`,
          description: formatMoney(balance),
        }))}
        onChange={(id) => id !== undefined && onChange(id)}
      />
    </Field>
  );
}
