import type { Pool, PoolClient } from 'pg';

/**
 * The pool of a process that dies: after so many statements nothing that it sends arrives any more, not even the end of
 * its transaction. Its connections break, as those of a killed process do.
 */
export function dyingPool(pool: Pool, statementsLeft: number): Pool {
  let left = statementsLeft;
  const dead = () => Promise.reject(new Error('this process is dead'));
  const mortal = (client: PoolClient): PoolClient =>
    new Proxy(client, {
      get: (target, name) => {
        if (name === 'release') return () => target.release(left <= 0);
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        if (name !== 'query') return member.bind(target);
        return (...args: unknown[]) => {
          left -= 1;
          return left <= 0 ? dead() : Reflect.apply(member, target, args);
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
