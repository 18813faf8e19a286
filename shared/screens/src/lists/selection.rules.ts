/** Selected rows: single rows, also on other pages, or all matching rows with exceptions. */
export type Chosen<Row> = { at: 'some'; rows: ReadonlyMap<string, Row> } | { at: 'all'; except: ReadonlySet<string> };

/** The selection in JSON. */
export type StoredChoice<Row> = { at: 'some'; rows: Row[] } | { at: 'all'; except: string[] };

export const storedChoiceOf = <Row>(chosen: Chosen<Row>): StoredChoice<Row> =>
  chosen.at === 'all' ? { at: 'all', except: [...chosen.except] } : { at: 'some', rows: [...chosen.rows.values()] };

export const chosenOf = <Row extends Identified>(stored: StoredChoice<Row>): Chosen<Row> =>
  stored.at === 'all'
    ? { at: 'all', except: new Set(stored.except) }
    : { at: 'some', rows: new Map(stored.rows.map((row) => [row.id, row])) };

interface Identified {
  id: string;
}

export const nothingChosen = { at: 'some', rows: new Map<string, never>() } as const;

/** Returns the selected rows of a page. */
export const keysOn = <Row extends Identified>(chosen: Chosen<Row>, page: readonly Row[]): ReadonlySet<string> =>
  new Set(page.filter(({ id }) => isChosen(chosen, id)).map(({ id }) => id));

const isChosen = <Row>(chosen: Chosen<Row>, id: string) =>
  chosen.at === 'all' ? !chosen.except.has(id) : chosen.rows.has(id);

/** Returns the selection after the checkboxes of a page changed; the selection on other pages is kept. */
export function withPage<Row extends Identified>(
  chosen: Chosen<Row>,
  page: readonly Row[],
  keys: ReadonlySet<string>,
): Chosen<Row> {
  const [on, off] = [page.filter(({ id }) => keys.has(id)), page.filter(({ id }) => !keys.has(id))];
  if (chosen.at === 'all') {
    const except = new Set([...chosen.except, ...off.map(({ id }) => id)]);
    for (const { id } of on) except.delete(id);
    return { at: 'all', except };
  }
  const rows = new Map(chosen.rows);
  for (const row of on) rows.set(row.id, row);
  for (const { id } of off) rows.delete(id);
  return { at: 'some', rows };
}

/** Returns the number of selected rows, given the total number of matching rows. */
export const countOf = (chosen: Chosen<unknown>, total: number): number =>
  chosen.at === 'all' ? Math.max(0, total - chosen.except.size) : chosen.rows.size;
