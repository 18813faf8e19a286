import { codes } from '@console/contracts';
import type { Actor } from '../context';
import { seesWhole } from '../reach/reach.rules';
import { Refusal } from '../refusal';

/** Books and logs of a company are one: who may see only a part of it would see the rest in its sums. */
export function refuseParts(actor: Actor): void {
  if (!seesWhole(actor)) throw new Refusal(codes.noPermission);
}
