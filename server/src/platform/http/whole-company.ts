import { codes } from '@console/contracts';
import type { Actor } from '../context';
import { seesWhole } from '../reach/reach.rules';
import { Refusal } from '../refusal';

/** Refuses actors with a limited data scope: sums of the ledger and of logs would reveal records outside of it. */
export function refuseParts(actor: Actor): void {
  if (!seesWhole(actor)) throw new Refusal(codes.noPermission);
}
