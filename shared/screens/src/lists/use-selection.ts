import type { Selection } from '@console/ui/table';
import { useState } from 'react';
import { type Chosen, countOf, keysOn, nothingChosen, withPage } from './selection.rules';
import type { List } from './use-list';

/** Chosen rows of a list, for deeds on many. */
export interface ChosenRows<Row> {
  chosen: Chosen<Row>;
  count: number;
  /** For the table. */
  table: Selection;
  chooseAll: () => void;
  clear: () => void;
}

/** What is chosen belongs to the filter that it was chosen in: another filter begins with nothing. */
export function useSelection<Row extends { id: string }>({ answer, address }: List<Row>): ChosenRows<Row> {
  const filter = JSON.stringify([address.filters, address.keyword]);
  const [kept, setKept] = useState<{ filter: string; chosen: Chosen<Row> }>({ filter, chosen: nothingChosen });
  const chosen: Chosen<Row> = kept.filter === filter ? kept.chosen : nothingChosen;
  const page = answer.data?.list ?? [];
  const choose = (next: Chosen<Row>) => setKept({ filter, chosen: next });
  return {
    chosen,
    count: countOf(chosen, answer.data?.total ?? 0),
    table: { keys: keysOn(chosen, page), onChange: (keys) => choose(withPage(chosen, page, keys)) },
    chooseAll: () => choose({ at: 'all', except: new Set() }),
    clear: () => choose(nothingChosen),
  };
}
