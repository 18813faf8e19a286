import type { CardTransition, CardActivity } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { QuietSlot, useContributions } from '@console/remote-kit/slot';
import { type Query } from '@console/screens';
import { useCan } from '@console/session';
import { Segments, Surface, Tabs, TextLink, useIsNarrow } from '@console/ui';
import { ViewBar } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { transactionsHref } from '../purchases/transaction-pages';
import type { Notes } from '../notes/use-notes';
import { CardHistory } from './card-history';
import { historyParts } from './card-history.rules';
import { CardTransactions } from './card-transactions';
import classes from './card-view.module.css';

interface CardActivityProps {
  cardId: string;
  states: Query<{ list: CardTransition[] }>;
  activities: Query<{ list: CardActivity[] }>;
  notes: Notes;
}

const builtInTabs = ['timeline', 'transactions'] as const;

/** Tabs with timeline, transactions and contributed tabs of a card. The address has the selected tab. */
export function CardActivity({ cardId, states, activities, notes }: CardActivityProps) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const [search, setSearch] = useSearchParams();
  const seesPurchases = useCan('cards.transaction.view');
  const offered = builtInTabs.filter((one) => one === 'timeline' || seesPurchases);
  const added = useContributions('card.tab');
  const items = [
    ...offered.map((key) => ({ key, label: t(`card.activity.${key}`) })),
    ...added.map(({ name, title }) => ({ key: name, label: title })),
  ];
  const tab = items.find(({ key }) => key === search.get('view'))?.key ?? 'timeline';
  const part = historyParts.find((one) => one === search.get('show')) ?? 'all';
  const write = (name: string, value: string, usual: string) => {
    const written = new URLSearchParams(search);
    if (value === usual) written.delete(name);
    else written.set(name, value);
    setSearch(written, { replace: true });
  };
  const isNarrow = useIsNarrow();
  const parts = (
    <Segments
      label={t('card.historyParts')}
      value={part}
      options={historyParts.map((value) => ({ value, label: t(`card.historyPart.${value}`) }))}
      onChange={(value) => write('show', value, 'all')}
    />
  );
  const all = (
    <TextLink href={transactionsHref({ cardId })} onNavigate={navigate}>
      {t('card.allTransactions')}
    </TextLink>
  );
  const end = tab === 'timeline' ? parts : tab === 'transactions' && all;
  return (
    <Surface flush>
      <ViewBar end={!isNarrow && end}>
        <Tabs
          label={t('card.activity')}
          items={items}
          current={tab}
          onChange={(key) => write('view', key, 'timeline')}
        />
      </ViewBar>
      {isNarrow && end && <div className={classes.narrowEnd}>{end}</div>}
      {tab === 'timeline' ? (
        <CardHistory cardId={cardId} states={states} activities={activities} notes={notes} part={part} />
      ) : tab === 'transactions' ? (
        <CardTransactions cardId={cardId} />
      ) : (
        <QuietSlot name="card.tab" of={tab} props={{ cardId }} />
      )}
    </Surface>
  );
}
