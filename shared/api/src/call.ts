import { faultMessageOf, type Operation, type Permission, type SystemMarker } from '@console/contracts';
import { currentMarker } from '@console/session';
import { answerOf } from './answer';
import { CallFailure } from './failure';
import type { PostOptions } from './post';
import { postProven } from './post-proven';
import { apiSettings } from './settings';

/** Options of a call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Call by the page rather than by the user; it never renews the idle time. */
  background?: boolean;
  /** Created when the form opens, so that double clicks and retries count as one submission. */
  idempotencyKey?: string;
  /** Continues when the document is unloaded. */
  outlives?: boolean;
}

/**
 * Calls an operation. Returns its data, parsed by the contract.
 * @throws CallFailure if there is no such data
 */
export async function call<In, Out>(operation: Operation<In, Out>, input: In, options: CallOptions = {}): Promise<Out> {
  const renews = operation.resetsIdle && operation.permission !== 'public' && !options.background;
  const marker = markerOf(operation.permission);
  const wanted: PostOptions = { ...options, marker, renews, retries: operation.reads ? 2 : 0 };
  if (operation.idempotent) wanted.idempotencyKey ??= crypto.randomUUID();
  const { data, traceId } = await postProven(operation.path, input, wanted);
  const response = answerOf(operation, data);
  if (response) return response.out;
  const message = faultMessageOf('malformed', apiSettings().language());
  // A successful response whose data does not match the contract.
  throw new CallFailure({ kind: 'malformed', code: 0, message, traceId, mayBeDone: operation.idempotent });
}

/** The generic post of the specification: any path, an untyped body, the same envelope and errors. */
export async function callPath(path: `/${string}`, body: unknown, options: CallOptions = {}): Promise<unknown> {
  const { data } = await postProven(path, body, { ...options, marker: currentMarker(), retries: 0 });
  return data;
}

/** Returns the session that a call belongs to. A public call belongs to the system of the tab. */
function markerOf(permission: Permission): SystemMarker {
  if (permission === 'public') return currentMarker();
  return permission === 'onboarding' ? 'self-onboarding' : 'vcc';
}
