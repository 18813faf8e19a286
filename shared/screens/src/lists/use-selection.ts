import type { Selection } from '@console/ui/table';
import { z } from '@console/contracts/zod';
import { useMemo, useState } from 'react';
import { useStoredState } from '../handover/use-stored-state';
import {
  type Chosen,
  chosenOf,
  countOf,
  type StoredChoice,
  storedChoiceOf,
  keysOn,
  nothingChosen,
  withPage,
} from './selection.rules';
import type { List } from './use-list';

/** Selected rows of a list, for bulk actions. */
export interface ChosenRows<Row> {
  chosen: Chosen<Row>;
  count: number;
  /** Props for the table. */
  table: Selection;
  chooseAll: () => void;
  clear: () => void;
}

interface Stored<Row> {
  filter: string;
  choice: StoredChoice<Row>;
}

/** Holds the selection of a list. Another filter clears it. */
export function useSelection<Row extends { id: string }>({ result, address, isRow }: List<Row>): ChosenRows<Row> {
  const filter = JSON.stringify([address.filters, address.keyword]);
  const [schema] = useState(() => storedChoice<Row>(isRow));
  const [stored, keep] = useStoredState<Stored<Row>>('selection', schema, () => ({
    filter,
    choice: { at: 'some', rows: [] },
  }));
  const chosen = useMemo<Chosen<Row>>(
    () => (stored.filter === filter ? chosenOf(stored.choice) : nothingChosen),
    [stored, filter],
  );
  const page = result.data?.list ?? [];
  const choose = (next: Chosen<Row>) => keep({ filter, choice: storedChoiceOf(next) });
  return {
    chosen,
    count: countOf(chosen, result.data?.total ?? 0),
    table: { keys: keysOn(chosen, page), onChange: (keys) => choose(withPage(chosen, page, keys)) },
    chooseAll: () => choose({ at: 'all', except: new Set() }),
    clear: () => choose(nothingChosen),
  };
}

/** Validates rows that another version of the page transferred. */
const storedChoice = <Row>(isRow: (value: unknown) => boolean): z.ZodType<Stored<Row>> =>
  z.strictObject({
    filter: z.string(),
    choice: z.union([
      z.strictObject({ at: z.literal('some'), rows: z.array(z.custom<Row>(isRow)) }),
      z.strictObject({ at: z.literal('all'), except: z.array(z.string()) }),
    ]),
  });
