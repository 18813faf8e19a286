import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Db } from '../context';
import type { Columns } from './column';
import { connectionQueueOf } from './connection-queue';
import { FailedStatement } from './failed-statement';
import { Pipeline } from './pipeline';
import type { Result, Statement } from './batch';
import { sql, type SQL } from './sql';

/** Whose rows a plan was made for: the policies of rows are part of it. */
type Scope = 'owner' | 'request';

/** Written into a statement that should be planned anew for the values of each call, where the data is large. */
export const forceCustomPlan = sql.raw('/* custom plan */');

const namesMax = 500;
const watchedMax = 5_000;
/** A statement that comes again is worth being kept; most that are made of filters never do. */
const timesBefore = 2;

/**
 * Which statements the connections keep prepared: reading and planning one takes the database longer than most take
 * to run. A kept statement is found by its name, which is never the same for another scope.
 */
export class Statements {
  private readonly names = new Map<string, string>();
  private readonly times = new Map<string, number>();

  constructor(private readonly isAllKept: boolean) {}

  /** The name to keep the statement under; undefined where it is not kept. */
  nameOf(scope: Scope, text: string): string | undefined {
    const key = `${scope} ${text}`;
    return this.names.get(key) ?? (this.isWorthKeeping(key) ? this.keep(key) : undefined);
  }

  private isWorthKeeping(key: string): boolean {
    if (this.names.size >= namesMax || (!this.isAllKept && key.includes('/* custom plan */'))) return false;
    if (this.times.size >= watchedMax) this.times.clear();
    const times = (this.times.get(key) ?? 0) + 1;
    this.times.set(key, times);
    return times > timesBefore;
  }

  private keep(key: string): string {
    const name = nameFor(key);
    this.times.delete(key);
    this.names.set(key, name);
    return name;
  }
}

/** Of its words, so that whoever uses the same connection means the same statement by it. */
const nameFor = (key: string): string => `s_${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;

const cached = new WeakMap<Pool, Statements>();

/** The statements of a pool. Small data is planned alike for all values, so all of its statements are kept. */
export function statementsOf(pool: Pool, isSmall = false): Statements {
  const statements = cached.get(pool) ?? new Statements(isSmall);
  cached.set(pool, statements);
  return statements;
}

/** As it travels, with its name where it is kept. */
export function statementOf(statements: Statements, scope: Scope, statement: SQL, columns?: Columns): Statement {
  const { text, values } = statement;
  return { text, values, columns, name: values.length > 0 ? statements.nameOf(scope, text) : undefined };
}

/** The database through the pipeline of one transaction, or through any connection of the pool. */
export function databaseOver(through: Pool | Pipeline, statements: Statements, scope: Scope): Db {
  const send = (input: Statement): Promise<Result> =>
    through instanceof Pipeline ? through.send(input) : sendAlone(through, input);
  return {
    execute: (statement: SQL, columns?: Columns) => {
      const input = statementOf(statements, scope, statement, columns);
      const response = send(input).catch((error: unknown) => {
        throw new FailedStatement(input.text, error);
      });
      // Whoever asked for several and stopped at the first that failed does not wait for the others.
      response.catch(() => undefined);
      return response as Promise<never>;
    },
  };
}

/** One statement as a transaction of its own, on whatever connection is free. */
async function sendAlone(pool: Pool, statement: Statement): Promise<Result> {
  const client = await connectionQueueOf(pool).take();
  try {
    return await new Pipeline(client).send(statement);
  } finally {
    client.release();
  }
}
