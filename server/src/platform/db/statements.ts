import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Db } from '../context';
import type { Columns } from './column';
import { databaseThrough } from './execute';
import type { Result, Statement } from './batch';
import { sql, type SQL } from './sql';

/** Scope of a plan, because row-level security policies are part of the plan. */
type PlanScope = 'owner' | 'request';

const customPlanMark = '/* custom plan */';

/**
 * Marks a statement that is planned for the values of each call (a custom plan), for large tables. All others become
 * prepared statements, which PostgreSQL plans once for all values (a generic plan) after some calls.
 */
export const forceCustomPlan = sql.raw(customPlanMark);

const joinOrderMark = '/* join order */';

/**
 * Marks a statement whose tables are joined in the written order. Searching for a better order in each call takes
 * longer than the statement, and a generic plan would choose a slower order (ADR 0011).
 */
export const joinAsWritten = sql.raw(joinOrderMark);

type ByScope<T> = Partial<Record<PlanScope, T>>;

const preparedMax = 500;
const countedMax = 5_000;
/** Number of uses before a statement is prepared. Most statements built from filters are never repeated. */
const usesBefore = 2;

/**
 * Prepared statements of the connections: parsing and planning takes longer than running most statements. The name
 * includes the scope, so plans are never shared between scopes.
 */
export class Statements {
  /** Names by text, then by scope: building one key from both would cost measurable time for long texts. */
  private readonly names = new Map<string, ByScope<string>>();
  private readonly uses = new Map<string, ByScope<number>>();

  constructor(private readonly preparesAll: boolean) {}

  /** Returns the name to prepare the statement under, or undefined if it is not prepared. */
  nameOf(scope: PlanScope, text: string): string | undefined {
    return (
      this.names.get(text)?.[scope] ?? (this.isWorthPreparing(scope, text) ? this.addName(scope, text) : undefined)
    );
  }

  private isWorthPreparing(scope: PlanScope, text: string): boolean {
    if (this.names.size >= preparedMax || (!this.preparesAll && text.includes(customPlanMark))) return false;
    if (this.uses.size >= countedMax) this.uses.clear();
    const counted = this.uses.get(text);
    const uses = (counted?.[scope] ?? 0) + 1;
    this.uses.set(text, { ...counted, [scope]: uses });
    return uses > usesBefore;
  }

  private addName(scope: PlanScope, text: string): string {
    const name = nameFor(`${scope} ${text}`);
    this.names.set(text, { ...this.names.get(text), [scope]: name });
    return name;
  }
}

/** Derives the name from the text, so that all users of a connection get the same name. */
const nameFor = (key: string): string => `s_${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;

const cached = new WeakMap<Pool, Statements>();

/**
 * Returns the statements of a pool. In a small database all statements are prepared, because one plan suits all values.
 */
export function statementsOf(pool: Pool, isSmall = false): Statements {
  const statements = cached.get(pool) ?? new Statements(isSmall);
  cached.set(pool, statements);
  return statements;
}

/** Returns the statement to send, with its name if it is prepared. */
export function statementOf(statements: Statements, scope: PlanScope, statement: SQL, columns?: Columns): Statement {
  const { text, values } = statement;
  const name = values.length > 0 ? statements.nameOf(scope, text) : undefined;
  return { text, values, columns, name, isJoinedAsWritten: text.includes(joinOrderMark) };
}

/** Returns a `Db` over a sender of named statements: the pipeline of one call, or any connection. */
export const databaseOver = (
  channel: { send: (statement: Statement) => Promise<Result> },
  statements: Statements,
  scope: PlanScope,
): Db => databaseThrough((statement, columns) => channel.send(statementOf(statements, scope, statement, columns)));
