import type { AuditField } from '@console/contracts/audit-fields';
import type { AuditedObject, WebhookEvent } from '@console/contracts/areas';
import type { AuditFacts, Ctx } from '../context';
import { raiseEvent } from '../webhooks/raise-event';

/** On whose behalf something is done: by a person, by time, by a channel or by risk control. */
export type Origin = Ctx['origin'];

/** One change of state: who may make it, and which event it raises. */
export interface Transition {
  by: readonly Origin[];
  event?: WebhookEvent;
}

/** Every change of state that a kind of record knows; any other is a fault of ours. */
export type Transitions<State extends string> = Readonly<Record<State, Readonly<Partial<Record<State, Transition>>>>>;

/** The states that a kind of record may begin in, where that is not always the same one. */
export type Beginnings<State extends string> = Readonly<Partial<Record<State, Transition>>>;

/** A record goes from one state to another. */
export interface StateMove<State extends string> {
  id: string;
  from: State;
  to: State;
}

/** The same with what its line in the audit log says. */
export interface RecordMove<State extends string> extends StateMove<State> {
  /** What the audit line says beside the states. */
  audit?: { before?: AuditFacts; after?: AuditFacts };
  /** As the audit line says why; a code may be followed by the words of a person. */
  reason?: string | null | undefined;
}

interface Moving<State extends string, Move, Stored> {
  objectType: AuditedObject;
  transitions: Transitions<State>;
  /** Writes the row and counts its version. */
  store: (ctx: Ctx, move: Move) => Promise<Stored>;
  /** Adds a line to the history that people read, where there is one beside the audit log. */
  addHistory?: (ctx: Ctx, move: Move) => Promise<void>;
  /** What subscribers of the event receive. */
  eventOf?: (move: Move) => Record<string, string>;
}

/** What a kind of record does with its moves, each of which is a line of the audit log. */
export interface MovingRecord<State extends string, Move extends RecordMove<State>> extends Moving<
  State,
  Move,
  string
> {
  /** Name of the state in audit lines. */
  field: AuditField;
  /** Answers how people call the record, too. */
  store: (ctx: Ctx, move: Move) => Promise<string>;
}

/**
 * A kind of record whose moves are no lines of the audit log, because something else that is written with them says who
 * made them and why: what a channel reported, which is a line of the record's own history, or the decision of a review,
 * which is a line of the audit log itself.
 */
export type UnauditedRecord<State extends string, Move extends StateMove<State>> = Moving<State, Move, void> &
  ({ recordedBy: 'CHANNEL_EVENT'; addHistory: (ctx: Ctx, move: Move) => Promise<void> } | { recordedBy: 'REVIEW' });

type Kind<State extends string> = Pick<Moving<State, never, unknown>, 'objectType' | 'transitions'>;

/** The transition, where the record knows it and its origin may make it; else a fault, since rules refuse before. */
export function transitionOf<State extends string>(
  { objectType, transitions }: Kind<State>,
  { from, to, origin }: { from: State; to: State; origin: Origin },
): Transition {
  const transition = transitions[from][to];
  if (!transition) throw new Error(`No ${objectType} goes from ${from} to ${to}`);
  if (!transition.by.includes(origin)) throw new Error(`${origin} takes no ${objectType} from ${from} to ${to}`);
  return transition;
}

/** The same of a record that begins. */
export function beginningOf<State extends string>(
  { objectType, beginnings }: { objectType: AuditedObject; beginnings: Beginnings<State> },
  { to, origin }: { to: State; origin: Origin },
): Transition {
  const beginning = beginnings[to];
  if (!beginning) throw new Error(`No ${objectType} begins as ${to}`);
  if (!beginning.by.includes(origin)) throw new Error(`${origin} begins no ${objectType} as ${to}`);
  return beginning;
}

/** Row, version, history and event of one move. */
async function storeMove<State extends string, Move extends StateMove<State>, Stored>(
  record: Moving<State, Move, Stored>,
  ctx: Ctx,
  move: Move,
): Promise<Stored> {
  const { event } = transitionOf(record, { from: move.from, to: move.to, origin: ctx.origin });
  const stored = await record.store(ctx, move);
  await record.addHistory?.(ctx, move);
  if (event) await raiseEvent({ ...ctx, actor: ctx }, { type: event, data: record.eventOf?.(move) ?? {} });
  return stored;
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
  const objectLabel = await storeMove(record, ctx, move);
  await ctx.audit({
    objectType: record.objectType,
    objectId: id,
    objectLabel,
    before: { [record.field]: from, ...audit?.before },
    after: { [record.field]: to, ...audit?.after },
    ...(reason && { reason }),
  });
}

/** The same of a record whose moves are recorded elsewhere. */
export const moveUnaudited = <State extends string, Move extends StateMove<State>>(
  record: UnauditedRecord<State, Move>,
  ctx: Ctx,
  move: Move,
): Promise<void> => storeMove(record, ctx, move);
