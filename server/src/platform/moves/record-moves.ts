import type { AuditedObject, WebhookEvent } from '@console/contracts/areas';
import type { Ctx } from '../context';
import { raiseEvent } from '../webhooks/raise-event.store';

/** On whose behalf something is done: by a person, by time, by a channel or by risk control. */
export type Origin = Ctx['origin'];

/** One change of state: who may make it, and which event it raises. */
interface Transition {
  by: readonly Origin[];
  event?: WebhookEvent;
}

/** Every change of state that a kind of record knows; any other is a fault of ours. */
export type Transitions<State extends string> = Readonly<Record<State, Readonly<Partial<Record<State, Transition>>>>>;

/** A record that goes from one state to another. */
export interface RecordMove<State extends string> {
  id: string;
  from: State;
  to: State;
  /** What the audit line says beside the states. */
  audit?: { before?: object; after?: object };
  /** As the audit line says why; a code may be followed by the words of a person. */
  reason?: string | null | undefined;
}

/** What a kind of record does with its moves. */
export interface MovingRecord<State extends string, Move extends RecordMove<State>> {
  objectType: AuditedObject;
  /** Name of the state in audit lines. */
  field: string;
  transitions: Transitions<State>;
  /** Writes the row and counts its version; answers how people call the record. */
  store: (ctx: Ctx, move: Move) => Promise<string>;
  /** Adds a line to the history that people read, where there is one beside the audit log. */
  addHistory?: (ctx: Ctx, move: Move) => Promise<void>;
  /** What subscribers of the event receive. */
  eventOf?: (move: Move) => Record<string, string>;
}

/** The transition, where the record knows it and its origin may make it; else a fault, since rules refuse before. */
function transitionOf<State extends string>(
  { objectType, transitions }: Pick<MovingRecord<State, never>, 'objectType' | 'transitions'>,
  { from, to, origin }: { from: State; to: State; origin: Origin },
): Transition {
  const transition = transitions[from][to];
  if (!transition) throw new Error(`No ${objectType} goes from ${from} to ${to}`);
  if (!transition.by.includes(origin)) throw new Error(`${origin} takes no ${objectType} from ${from} to ${to}`);
  return transition;
}

/**
 * The only way in which the state of a record changes. Row, version, history, event and audit line come together, from one
 * table of transitions; the caller has locked the record and knows its state.
 */
export async function moveRecord<State extends string, Move extends RecordMove<State>>(
  record: MovingRecord<State, Move>,
  ctx: Ctx,
  move: Move,
): Promise<void> {
  const { id, from, to, audit, reason } = move;
  const { event } = transitionOf(record, { from, to, origin: ctx.origin });
  const objectLabel = await record.store(ctx, move);
  await record.addHistory?.(ctx, move);
  if (event) await raiseEvent({ ...ctx, actor: ctx }, { type: event, data: record.eventOf?.(move) ?? {} });
  await ctx.audit({
    objectType: record.objectType,
    objectId: id,
    objectLabel,
    before: { [record.field]: from, ...audit?.before },
    after: { [record.field]: to, ...audit?.after },
    ...(reason && { reason }),
  });
}
