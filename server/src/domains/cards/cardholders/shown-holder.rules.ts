import { maskSign } from '@console/contracts';
import type { Actor } from '../../../platform/context';
import { isOfChannel } from '../../../platform/reach/reach.rules';

interface Holder {
  id: string;
  name: string;
}

/** Cardholder as the actor may see it: a channel gets a placeholder from the id instead of the name. */
export function shownHolder(actor: Pick<Actor, 'accountType'>, { id, name }: { [Key in keyof Holder]: string | null }) {
  if (id === null || name === null) return null;
  return { id, name: isOfChannel(actor) ? `${maskSign.repeat(2)}${id.slice(-4)}` : name } satisfies Holder;
}
