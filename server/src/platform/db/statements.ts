import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Db } from '../context';
import type { Columns } from './column';
import { databaseThrough } from './execute';
import type { Result, Statement } from './batch';
import { sql, type SQL } from './sql';

/** Whose rows a plan was made for: the policies of rows are part of it. */
type PlanScope = 'owner' | 'request';

const customPlanMark = '/* custom plan */';

/**
 * Written into a statement that is planned for the values of each call (a custom plan), where the data is large. All
 * others become prepared statements, which PostgreSQL plans once for all values (a generic plan) after some calls.
 */
export const forceCustomPlan = sql.raw(customPlanMark);

const joinOrderMark = '/* join order */';

/**
 * Written into a statement of many tables: they are joined in the order in which they are written. Planned for each call,
 * looking for a better order takes longer than the statement; planned once for all values, another one is chosen (ADR 0011).
 */
export const joinAsWritten = sql.raw(joinOrderMark);

type ByScope<T> = Partial<Record<PlanScope, T>>;

const preparedMax = 500;
const countedMax = 5_000;
/** A statement that comes again is worth being prepared; most that are made of filters never do. */
const usesBefore = 2;

/**
 * Which statements the connections keep prepared: parsing and planning one takes the database longer than most take to
 * run. A prepared statement is found by its name, which is never the same for another scope.
 */
export class Statements {
  /** By text, then by scope: texts are long, and joining one with its scope at each call is seen in a profile. */
  private readonly names = new Map<string, ByScope<string>>();
  private readonly uses = new Map<string, ByScope<number>>();

  constructor(private readonly preparesAll: boolean) {}

  /** The name to prepare the statement under; undefined where it is not prepared. */
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

/** Of its text, so that whoever uses the same connection means the same statement by it. */
const nameFor = (key: string): string => `s_${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;

const cached = new WeakMap<Pool, Statements>();

/** The statements of a pool. Small data is planned alike for all values, so there all of them are prepared. */
export function statementsOf(pool: Pool, isSmall = false): Statements {
  const statements = cached.get(pool) ?? new Statements(isSmall);
  cached.set(pool, statements);
  return statements;
}

/** As it is sent, with its name where it is prepared. */
export function statementOf(statements: Statements, scope: PlanScope, statement: SQL, columns?: Columns): Statement {
  const { text, values } = statement;
  const name = values.length > 0 ? statements.nameOf(scope, text) : undefined;
  return { text, values, columns, name, isJoinedAsWritten: text.includes(joinOrderMark) };
}

/** The database through what sends named statements: the pipeline of one call, or any connection. */
export const databaseOver = (
  channel: { send: (statement: Statement) => Promise<Result> },
  statements: Statements,
  scope: PlanScope,
): Db => databaseThrough((statement, columns) => channel.send(statementOf(statements, scope, statement, columns)));
