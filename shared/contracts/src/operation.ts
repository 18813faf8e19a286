import type { z } from '@console/contracts/zod';

/** `public`: no token. `signed-in`, `onboarding`: a token of that kind. Otherwise a button code, `area.noun.verb`. */
export type Permission = 'public' | 'signed-in' | 'onboarding' | `${string}.${string}.${string}`;

/** An API operation. The server mounts it, and the browser calls it. */
export interface Operation<In, Out> {
  /** Path without the `/admin` prefix; nouns in the singular, without ids. */
  readonly path: `/${string}`;
  /** Required permission. An operation without one does not compile. */
  readonly permission: Permission;
  /** Alternative permissions: buttons of other pages that use this operation. */
  readonly alsoWith: readonly Permission[];
  readonly input: z.ZodType<In>;
  readonly output: z.ZodType<Out>;
  /** Changes nothing: it needs no audit log entry, and a remote may call it during a trial activation. */
  readonly reads: boolean;
  /** Renews the idle time of the session. False for the three calls that the specification exempts. */
  readonly resetsIdle: boolean;
  /** Requires an `idempotency-key` header; a repeated key gets the first response. */
  readonly idempotent: boolean;
  /** False if users may call it before they have set up the two-factor authentication that is required of them. */
  readonly needsFactor: boolean;
  /** False if users may call it before they have accepted the agreements that are due; see `queryDueAgreements`. */
  readonly needsAgreement: boolean;
  /** Refused with `codes.stepUp` unless the user has signed in or confirmed their identity within the last five minutes. */
  readonly needsProof: boolean;
  /**
   * Whether API keys can call it. Default: true if the operation needs a permission. Always false with step-up
   * authentication.
   */
  readonly forKeys: boolean;
  /** Must write an audit log entry. False only for a user's own settings. */
  readonly audit: boolean;
  /** Simulates money or time, or runs unsigned code; refused in production. */
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
  needsAgreement?: boolean;
  needsProof?: boolean;
  forKeys?: boolean;
  audit?: boolean;
  sandboxOnly?: boolean;
}

/** Declares an operation for both sides. An operation that writes is audited by default. */
export function operation<In, Out>(spec: Spec<In, Out>): Operation<In, Out> {
  const reads = spec.reads ?? false;
  const usual = {
    alsoWith: [],
    resetsIdle: true,
    idempotent: false,
    needsFactor: true,
    needsAgreement: true,
    needsProof: false,
    sandboxOnly: false,
  };
  const needsButton = !['public', 'signed-in', 'onboarding'].includes(spec.permission);
  return {
    ...usual,
    ...spec,
    reads,
    audit: spec.audit ?? !reads,
    forKeys: (spec.forKeys ?? needsButton) && spec.needsProof !== true,
  };
}

/** Input of an operation. */
export type InputOf<O> = O extends Operation<infer In, infer _Out> ? In : never;
/** Output of an operation. */
export type OutputOf<O> = O extends Operation<infer _In, infer Out> ? Out : never;
