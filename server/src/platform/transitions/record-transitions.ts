import type { AuditField } from '@console/contracts/audit-fields';
import type { AuditedObject, WebhookEvent } from '@console/contracts/areas';
import type { AuditFacts, Ctx } from '../context';
import { raiseEvent } from '../webhooks/raise-event';

/** Initiator of a change: a person, time, a channel or risk control. */
export type Origin = Exclude<Ctx['origin'], 'API'>;

/** Returns the initiator of a change. An API key can make the same changes as a user. */
export const initiatorOf = (origin: Ctx['origin']): Origin => (origin === 'API' ? 'CONSOLE' : origin);

/** A state transition, with its permitted initiators and the event that it raises. */
export interface TransitionRule {
  by: readonly Origin[];
  event?: WebhookEvent;
}

/** All state transitions of a kind of record. Any other transition is a programming error. */
export type Transitions<State extends string> = Readonly<
  Record<State, Readonly<Partial<Record<State, TransitionRule>>>>
>;

/** Initial states of a kind of record that has several. */
export type Beginnings<State extends string> = Readonly<Partial<Record<State, TransitionRule>>>;

/** A state transition of one record. */
export interface StateTransition<State extends string> {
  id: string;
  from: State;
  to: State;
}

/** A state transition with its audit log entry. */
export interface RecordTransition<State extends string> extends StateTransition<State> {
  /** Values of the audit log entry besides the states. */
  audit?: { before?: AuditFacts; after?: AuditFacts };
  /** Reason in the audit log entry: a code, optionally followed by a user's text. */
  reason?: string | null | undefined;
}

interface StatefulRecord<State extends string, Transition, Stored> {
  objectType: AuditedObject;
  transitions: Transitions<State>;
  /** Writes the row and increments its version. */
  store: (ctx: Ctx, transition: Transition) => Promise<Stored>;
  /** Adds an entry to the history shown to users, if the record has one besides the audit log. */
  addHistory?: (ctx: Ctx, transition: Transition) => Promise<void>;
  /** Returns the payload of the event for its subscribers. */
  eventOf?: (transition: Transition) => Record<string, string>;
}

/** A kind of record whose state transitions are written to the audit log. */
export interface AuditedRecord<State extends string, Transition extends RecordTransition<State>> extends StatefulRecord<
  State,
  Transition,
  string
> {
  /** Name of the state field in the audit log. */
  field: AuditField;
  /** Writes the row and returns the display name of the record. */
  store: (ctx: Ctx, transition: Transition) => Promise<string>;
}

/**
 * A kind of record whose state transitions have no audit log entries, because another row that is written with them
 * contains actor and reason: for reports of a channel, the record's history; for decisions, the review's audit log
 * entry.
 */
export type UnauditedRecord<State extends string, Transition extends StateTransition<State>> = StatefulRecord<
  State,
  Transition,
  void
> &
  (
    | { recordedBy: 'CHANNEL_EVENT'; addHistory: (ctx: Ctx, transition: Transition) => Promise<void> }
    | { recordedBy: 'REVIEW' }
  );

type Kind<State extends string> = Pick<StatefulRecord<State, never, unknown>, 'objectType' | 'transitions'>;

/**
 * Returns the transition. Throws if it does not exist or the initiator is not permitted, because rules must refuse such
 * a transition earlier.
 */
export function ruleOf<State extends string>(
  { objectType, transitions }: Kind<State>,
  { from, to, origin }: { from: State; to: State; origin: Ctx['origin'] },
): TransitionRule {
  const transition = transitions[from][to];
  if (!transition) throw new Error(`${objectType} has no transition from ${from} to ${to}`);
  if (!transition.by.includes(initiatorOf(origin)))
    throw new Error(`${origin} may not make the transition of ${objectType} from ${from} to ${to}`);
  return transition;
}

/** Returns the transition to an initial state, with the same checks. */
export function beginningOf<State extends string>(
  { objectType, beginnings }: { objectType: AuditedObject; beginnings: Beginnings<State> },
  { to, origin }: { to: State; origin: Ctx['origin'] },
): TransitionRule {
  const beginning = beginnings[to];
  if (!beginning) throw new Error(`${objectType} has no initial state ${to}`);
  if (!beginning.by.includes(initiatorOf(origin))) throw new Error(`${origin} may not create ${objectType} as ${to}`);
  return beginning;
}

/** Writes the row, version, history and event of a transition. */
async function storeTransition<State extends string, Transition extends StateTransition<State>, Stored>(
  record: StatefulRecord<State, Transition, Stored>,
  ctx: Ctx,
  transition: Transition,
): Promise<Stored> {
  const { event } = ruleOf(record, { from: transition.from, to: transition.to, origin: ctx.origin });
  const stored = await record.store(ctx, transition);
  await record.addHistory?.(ctx, transition);
  if (event) await raiseEvent({ ...ctx, actor: ctx }, { type: event, data: record.eventOf?.(transition) ?? {} });
  return stored;
}

/**
 * The only way to change the state of a record. Row, version, history, event and audit log entry are written together,
 * according to the table of transitions. The caller has locked the record and read its state.
 */
export async function transitionRecord<State extends string, Transition extends RecordTransition<State>>(
  record: AuditedRecord<State, Transition>,
  ctx: Ctx,
  transition: Transition,
): Promise<void> {
  const { id, from, to, audit, reason } = transition;
  const objectLabel = await storeTransition(record, ctx, transition);
  await ctx.audit({
    objectType: record.objectType,
    objectId: id,
    objectLabel,
    before: { [record.field]: from, ...audit?.before },
    after: { [record.field]: to, ...audit?.after },
    ...(reason && { reason }),
  });
}

/** Changes the state of a record whose transitions are recorded elsewhere. */
export const transitionUnaudited = <State extends string, Transition extends StateTransition<State>>(
  record: UnauditedRecord<State, Transition>,
  ctx: Ctx,
  transition: Transition,
): Promise<void> => storeTransition(record, ctx, transition);
