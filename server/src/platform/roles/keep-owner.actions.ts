import { codes } from '@console/contracts';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import { hasOwner } from './owner.query';

/** Makes a change after which a company that has an owner still has one; otherwise refuses and rolls it back. */
export async function keepOwner<T>(context: Pick<Context, 'db' | 'actor'>, change: () => Promise<T>): Promise<T> {
  const had = await hasOwner(context);
  const result = await change();
  if (had && !(await hasOwner(context))) throw new Refusal(codes.transition, { data: { reason: 'LAST_OWNER' } });
  return result;
}
