import { maskSign } from '@console/contracts';
import type { Actor } from '../context';
import { isOfChannel } from './reach.rules';

/** A channel learns the name of nobody who works for the company or uses its cards; its people know themselves. */
export const shownPerson = (
  actor: Pick<Actor, 'accountType' | 'userId'>,
  { id, name }: { id: string | null; name: string },
): string => (isOfChannel(actor) && id !== actor.userId ? maskSign.repeat(4) : name);
