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

/** Chosen rows of a list, for actions on many. */
export interface ChosenRows<Row> {
  chosen: Chosen<Row>;
  count: number;
  /** For the table. */
  table: Selection;
  chooseAll: () => void;
  clear: () => void;
}

interface Stored<Row> {
  filter: string;
  choice: StoredChoice<Row>;
}

/** What is chosen belongs to the filter that it was chosen in: another filter begins with nothing. */
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

/** Rows of another version are taken over only if they are rows of this one. */
const storedChoice = <Row>(isRow: (value: unknown) => boolean): z.ZodType<Stored<Row>> =>
  z.strictObject({
    filter: z.string(),
    choice: z.union([
      z.strictObject({ at: z.literal('some'), rows: z.array(z.custom<Row>(isRow)) }),
      z.strictObject({ at: z.literal('all'), except: z.array(z.string()) }),
    ]),
  });
