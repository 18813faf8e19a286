import type { Pool, PoolClient } from 'pg';
import { Batch } from '../platform/db/batch';

/**
 * Pool of a process that crashes: after this number of messages none is delivered any more, not even the end of a
 * transaction. Its connections break, like those of a killed process.
 */
export function dyingPool(pool: Pool, statementsLeft: number): Pool {
  let left = statementsLeft;
  const dead = () => Promise.reject(new Error('this process is dead'));
  /** Fails a batch as the driver would. */
  const unsent = (batch: Batch) => {
    const connection = Object.assign(Object.create(null), { submittedNamedStatements: {} });
    process.nextTick(() => batch.handleError(new Error('this process is dead'), connection));
    return batch;
  };
  const mortal = (client: PoolClient): PoolClient =>
    new Proxy(client, {
      get: (target, name) => {
        if (name === 'release') return () => target.release(left <= 0);
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        if (name !== 'query') return member.bind(target);
        return (...args: unknown[]) => {
          left -= 1;
          if (left > 0) return Reflect.apply(member, target, args);
          return args[0] instanceof Batch ? unsent(args[0]) : dead();
        };
      },
    });
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return async () => (left <= 0 ? dead() : mortal(await target.connect()));
      return Reflect.get(target, name);
    },
  });
}
