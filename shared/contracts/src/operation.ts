import type { z } from '@console/contracts/zod';

/** `public`: no token. `signed-in`, `onboarding`: a token of that kind. Else a button code, `area.noun.verb`. */
export type Permission = 'public' | 'signed-in' | 'onboarding' | `${string}.${string}.${string}`;

/** One thing a client may ask the server to do. The server mounts it, the browser calls it. */
export interface Operation<In, Out> {
  /** Without the `/admin` prefix; entity singular, never an id. */
  readonly path: `/${string}`;
  /** There is no operation without one: leaving it out does not compile. */
  readonly permission: Permission;
  /** Buttons of other pages that need it too: whoever has any of them may call it as well. */
  readonly alsoWith: readonly Permission[];
  readonly input: z.ZodType<In>;
  readonly output: z.ZodType<Out>;
  /** Changes nothing: needs no audit line, may run while a remote is only on trial. */
  readonly reads: boolean;
  /** Renews the idle clock. False for the three calls that the specification exempts. */
  readonly resetsIdle: boolean;
  /** Needs an `idempotency-key` header; a repeated key gets the first answer. */
  readonly idempotent: boolean;
  /** False: also for somebody who has yet to set up the second factor that is demanded of them. */
  readonly needsFactor: boolean;
  /** Refused with `codes.stepUp` unless the user has signed in or shown that it is they within the last five minutes. */
  readonly needsProof: boolean;
  /** Must leave at least one audit line. False only for a user's own small traces. */
  readonly audit: boolean;
  /** Makes money or time from nothing, or runs code that nobody signed: where the money is real it is not there. */
  readonly sandboxOnly: boolean;
}

interface Spec<In, Out> {
  path: `/${string}`;
  permission: Permission;
  alsoWith?: readonly Permission[];
  input: z.ZodType<In>;
  output: z.ZodType<Out>;
  reads?: boolean;
  resetsIdle?: boolean;
  idempotent?: boolean;
  needsFactor?: boolean;
  needsProof?: boolean;
  audit?: boolean;
  sandboxOnly?: boolean;
}

/** Declares a call once, for both sides. A call that writes is audited unless it says otherwise. */
export function operation<In, Out>(spec: Spec<In, Out>): Operation<In, Out> {
  const reads = spec.reads ?? false;
  const usual = {
    alsoWith: [],
    resetsIdle: true,
    idempotent: false,
    needsFactor: true,
    needsProof: false,
    sandboxOnly: false,
  };
  return { ...usual, ...spec, reads, audit: spec.audit ?? !reads };
}

/** Input of an operation. */
export type InputOf<O> = O extends Operation<infer In, infer _Out> ? In : never;
/** Output of an operation. */
export type OutputOf<O> = O extends Operation<infer _In, infer Out> ? Out : never;
