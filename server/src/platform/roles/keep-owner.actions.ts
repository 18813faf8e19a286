import { codes } from '@console/contracts';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import { hasOwner } from './owner.query';

/** Makes a change, and refuses and rolls it back if it leaves a company without an owner. */
export async function keepOwner<T>(context: Pick<Context, 'db' | 'actor'>, change: () => Promise<T>): Promise<T> {
  const had = await hasOwner(context);
  const result = await change();
  if (had && !(await hasOwner(context))) throw new Refusal(codes.transition, { data: { reason: 'LAST_OWNER' } });
  return result;
}
