import { type CardFileIssue, type CardLine, holderNameOf } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { issuesOfCaps } from '../card-bins/issue-caps.query';
import { mayHold } from '../cardholders/cardholder.query';
import { reachableHolders } from '../cardholders/holder-row.query';
import { countsOf, matchLine, type NamedHolder } from './file-holders.rules';
import { bool, pick, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

interface Request {
  binId: string;
  merchantId: string;
  /** True if cards are created now: locks the cardholders against deletion and the counted cards of the caps. */
  holds: boolean;
}

interface Found {
  /** Cardholder of each line; null for a line without one. */
  holders: (string | null)[];
  issues: CardFileIssue[];
}

/** Cardholders of the lines of a file, and the reasons why they cannot get new cards of the BIN. */
export async function findFileHolders(
  context: Reader,
  lines: readonly CardLine[],
  { binId, merchantId, holds }: Request,
): Promise<Found> {
  const named = await findNamed(context, lines, { merchantId, holds });
  const { hiddenGroups } = context.actor;
  const hidden = { contact: hiddenGroups.has('HOLDER_CONTACT'), identity: hiddenGroups.has('HOLDER_IDENTITY') };
  const matches = lines.map((line) => matchLine(line, named, hidden));
  const holders = matches.map((match) => ('issue' in match ? null : match.cardholderId));
  const input = { binId, merchantId, count: lines.length, holders: countsOf(holders) };
  const caps = await issuesOfCaps(context, input, { holds });
  // Reported once per cardholder, at the first line, because the other lines fail for the same reason.
  const ofHolders = caps.flatMap(({ holderId, code, params }): CardFileIssue[] => {
    const first = holderId === undefined ? undefined : lines[holders.indexOf(holderId)];
    return first ? [{ line: first.line, column: 'cardholder', code, params }] : [];
  });
  const issues = [...matches.flatMap((match) => ('issue' in match ? [match.issue] : [])), ...ofHolders];
  return { holders, issues: issues.sort((one, other) => one.line - other.line) };
}

const namedRow = { ...pick(tables.cardholder, 'id', 'name', 'email'), birthday: text, may_hold: bool };

/** All cardholders that a line may refer to. */
async function findNamed(
  { db, actor }: Reader,
  lines: readonly CardLine[],
  { merchantId, holds }: Pick<Request, 'merchantId' | 'holds'>,
): Promise<NamedHolder[]> {
  const names = lines.flatMap((line) => holderNameOf(line) ?? []);
  if (names.length === 0) return [];
  const of = (texts: string[]) => [...new Set(texts)];
  const ids = of(names.flatMap((name) => (name.by === 'ID' ? [name.id] : [])));
  const emails = of(names.flatMap((name) => (name.by === 'EMAIL' ? [name.email] : [])));
  const whole = of(names.flatMap((name) => (name.by === 'NAME' ? [name.name.toLowerCase()] : [])));
  const { rows } = await db.execute(
    sql`
      select h.id, h.name, h.email, h.birthday::text as birthday, ${mayHold} as may_hold from cardholder h
      where ${all(reachableHolders(actor))} and h.merchant_id = ${merchantId}
        and (h.id = any(${ids}) or lower(h.email) = any(${emails}) or lower(h.name) = any(${whole}))
      order by h.id ${holds ? sql`for share of h` : sql``}`,
    namedRow,
  );
  return rows.map(({ may_hold, ...holder }) => ({ ...holder, mayHold: may_hold }));
}
