import type { Db } from '../context';
import { forceCustomPlan } from '../db/statements';
import { bool, nullable, numeric, type RowOf, text } from '../db/column';
import { sql, type SQL } from '../db/sql';

/**
 * Stored counts and sums by currency. Each change of a row inserts a loose line. At intervals, a poller folds the loose
 * lines: it adds them to the folded lines and deletes them.
 */
export interface Tally {
  name: 'card_tally' | 'transaction_tally';
  companyId: string;
  /** Selects `currency`, `rows` and `sum` of lines. */
  groups: (lines: SQL) => SQL;
}

interface Group {
  currency: string;
  rows: string;
  sum: string;
}

/** The mark is returned even if there are no lines. */
const lineRow = {
  mark: text,
  is_loose: nullable(bool),
  currency: nullable(text),
  rows: nullable(numeric),
  sum: nullable(numeric),
};

interface Folded {
  mark: string;
  groups: Group[];
}

const keptMax = 1_000;
/** Cached sums of folded lines, by statement. The mark changes with each fold and is unique across databases. */
const cached = new Map<string, Folded>();

/** All lines, for the planner's estimate before they are summed. */
export const allGroups = ({ name, groups }: Tally): SQL => groups(sql`${sql.identifier(name)}`);

/**
 * Loose lines, selected first and filtered afterwards, because an index on the filter columns would also read all
 * folded lines.
 */
const looseGroups = ({ name, companyId, groups }: Tally): SQL =>
  groups(sql`(select * from ${sql.identifier(name)} where company_id = ${companyId} and is_loose offset 0)`);

const foldedGroups = ({ name, groups }: Tally): SQL =>
  groups(sql`(select * from ${sql.identifier(name)} where not is_loose)`);

/** Returns the current sums. Sums of folded lines are cached until the next fold. */
export async function talliedGroups(db: Db, tally: Tally): Promise<Group[]> {
  const loose = looseGroups(tally);
  const { text, values } = loose;
  const key = JSON.stringify([text, values]);
  const before = cached.get(key);
  if (before) {
    const { rows } = await db.execute(
      sql`
        select f.mark, true as is_loose, l.* from tally_fold f left join (${loose}) l on true
        where f.tally = ${tally.name}`,
      lineRow,
    );
    if (rows[0]?.mark === before.mark) return added(before.groups, groupsIn(rows, true));
  }
  const { rows } = await db.execute(
    sql`${forceCustomPlan}
      select f.mark, l.* from tally_fold f left join (
        select true as is_loose, loose.* from (${loose}) loose
        union all select false, folded.* from (${foldedGroups(tally)}) folded) l on true
      where f.tally = ${tally.name}`,
    lineRow,
  );
  const folded = groupsIn(rows, false);
  if (cached.size >= keptMax) cached.clear();
  if (rows[0]) cached.set(key, { mark: rows[0].mark, groups: folded });
  return added(folded, groupsIn(rows, true));
}

const groupsIn = (lines: RowOf<typeof lineRow>[], isLoose: boolean): Group[] =>
  lines.flatMap(({ is_loose, currency, rows, sum }) =>
    is_loose === isLoose && currency !== null && rows !== null && sum !== null ? [{ currency, rows, sum }] : [],
  );

function added(folded: Group[], loose: Group[]): Group[] {
  const currencies = [...new Set([...folded, ...loose].map(({ currency }) => currency))].toSorted();
  return currencies.flatMap((currency) => {
    const of = [...folded, ...loose].filter((group) => group.currency === currency);
    const rows = of.reduce((total, group) => total + BigInt(group.rows), 0n);
    const sum = of.reduce((total, group) => total + BigInt(group.sum), 0n);
    return rows > 0n ? [{ currency, rows: String(rows), sum: String(sum) }] : [];
  });
}
