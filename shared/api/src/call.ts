import { faultMessageOf, type Operation, type Permission, type SystemMarker } from '@console/contracts';
import { currentMarker } from '@console/session';
import { answerOf } from './answer';
import { CallFailure } from './failure';
import type { PostOptions } from './post';
import { postProven } from './post-proven';
import { apiSettings } from './settings';

/** How a call differs from a plain one. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Made by the page, not by the person: never renews the idle clock. */
  background?: boolean;
  /** Made when the form opens, so that a double click and a retry are one action. */
  idempotencyKey?: string;
  /** Goes on when the document that made it is left. */
  outlives?: boolean;
}

/**
 * Asks the server to do `operation`. Answers its data, parsed by the contract.
 * @throws CallFailure whenever there is no such data.
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
  // A success in words that we do not understand.
  throw new CallFailure({ kind: 'malformed', code: 0, message, traceId, mayBeDone: operation.idempotent });
}

/** The generic post of the specification: a path of the caller, an untyped body, the same envelope and errors. */
export async function callPath(path: `/${string}`, body: unknown, options: CallOptions = {}): Promise<unknown> {
  const { data } = await postProven(path, body, { ...options, marker: currentMarker(), retries: 0 });
  return data;
}

/** The two sessions are never mixed. A public call concerns nobody's, so it counts for the system that the tab is in. */
function markerOf(permission: Permission): SystemMarker {
  if (permission === 'public') return currentMarker();
  return permission === 'onboarding' ? 'self-onboarding' : 'vcc';
}
