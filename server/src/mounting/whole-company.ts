import { codes } from '@console/contracts';
import type { Actor } from '../context';
import { Refusal } from '../refusal';

/** Books and logs of a company are one: who may see only a part of it would see the rest in its sums. */
export function refuseParts({ accountType, merchantIds }: Actor): void {
  if (accountType !== 'WHITELABEL' || merchantIds !== null) throw new Refusal(codes.noPermission);
}
