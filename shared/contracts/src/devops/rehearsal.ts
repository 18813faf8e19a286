import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { audience, livePlan } from '../release/plan';
import { versionName } from '../release/session-page';
import { remoteName } from '../release/remote-name';
import { i18nText } from '../text';

const version = versionName;

/** Something that could be done with what is live of a module. */
export const releaseAction = z.discriminatedUnion('deed', [
  z.strictObject({ deed: z.literal('ACTIVATE'), remote: remoteName, version, audience, isMinimum: z.boolean() }),
  z.strictObject({ deed: z.literal('ROLLBACK'), remote: remoteName }),
  z.strictObject({ deed: z.literal('DRAIN'), remote: remoteName }),
  z.strictObject({
    deed: z.literal('WITHDRAW'),
    remote: remoteName,
    version,
    as: z.enum(['QUARANTINED', 'REVOKED']),
  }),
]);
/** Something that could be done with what is live of a module. */
export type ReleaseAction = z.infer<typeof releaseAction>;

/** Why something cannot be done with what is live. */
export const changeDisabledReasons = [
  'BELOW_MINIMUM',
  'EVERYONE_HAS_IT',
  'NOBODY_HAS_IT',
  'MINIMUM_NEEDS_EVERYONE',
  'NOTHING_TO_DRAIN',
  'NO_EARLIER',
  'OVERLAP',
  'UNFIT',
  'QUARANTINED',
  'REVOKED',
] as const;
/** Why something cannot be done with what is live. */
export type ChangeDisabledReason = (typeof changeDisabledReasons)[number];

/** A page or slot entry that another live version has. */
const overlap = z.strictObject({ name: z.string(), remote: z.string(), version: z.string() });
/** A page or slot entry that another live version has. */
export type Overlap = z.infer<typeof overlap>;

/** People of the company who are signed in right now, by the version that they have and would have. */
const move = z.strictObject({
  from: z.string().nullable(),
  to: z.string().nullable(),
  people: z.int(),
  sessions: z.int(),
});

/** Says what an action would change and for whom, and does nothing. */
export const rehearseRelease = operation({
  path: '/devopsRelease/rehearse',
  permission: 'devops.module.view',
  reads: true,
  input: releaseAction,
  output: z.discriminatedUnion('at', [
    z.strictObject({
      at: z.literal('refused'),
      obstacle: z.enum(changeDisabledReasons),
      /** With `OVERLAP`. */
      overlap: overlap.optional(),
      /** With `UNFIT`: the sentence of the gate. */
      refusal: z.string().optional(),
    }),
    z.strictObject({
      at: z.literal('possible'),
      number: z.int(),
      before: livePlan.nullable(),
      after: livePlan,
      moves: z.array(move),
      people: z.int(),
      sessions: z.int(),
      needsSecondPerson: z.boolean(),
    }),
  ]),
});

const choice = z.strictObject({ id: z.string(), name: z.string() });

/** Whom a version can be given to by name: people and roles of the company, and the company itself. */
export const listAudiences = operation({
  path: '/devopsRelease/audiences',
  permission: 'devops.module.view',
  reads: true,
  input: z.strictObject({}),
  output: z.strictObject({
    users: z.array(choice.extend({ loginName: z.string() })),
    roles: z.array(z.strictObject({ id: z.string(), name: i18nText })),
    companies: z.array(z.strictObject({ id: z.string(), name: i18nText })),
  }),
});
