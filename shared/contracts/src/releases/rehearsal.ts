import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { audience, livePlan } from '../release/plan';
import { versionName } from '../release/session-page';
import { remoteName } from '../release/remote-name';
import { i18nText } from '../text';

const version = versionName;

/** Action on the live versions of a remote, with its options. */
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
/** Action on the live versions of a remote, with its options. */
export type ReleaseAction = z.infer<typeof releaseAction>;

/** Reasons why an action on the live versions is unavailable. */
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
/** Reasons why an action on the live versions is unavailable. */
export type ChangeDisabledReason = (typeof changeDisabledReasons)[number];

/** Page or slot entry that another live version already provides. */
const overlap = z.strictObject({ name: z.string(), remote: z.string(), version: z.string() });
/** Page or slot entry that another live version already provides. */
export type Overlap = z.infer<typeof overlap>;

/** Signed-in users of the company by current and future version. */
const affectedUsers = z.strictObject({
  from: z.string().nullable(),
  to: z.string().nullable(),
  people: z.int(),
  sessions: z.int(),
});

/** Dry run of an action: returns its changes and the users affected. */
export const rehearseRelease = operation({
  path: '/devopsRelease/rehearse',
  permission: 'devops.module.view',
  reads: true,
  input: releaseAction,
  output: z.discriminatedUnion('at', [
    z.strictObject({
      at: z.literal('refused'),
      obstacle: z.enum(changeDisabledReasons),
      /** Set if the reason is `OVERLAP`. */
      overlap: overlap.optional(),
      /** Set if the reason is `UNFIT`: the message of the failed release check. */
      refusal: z.string().optional(),
    }),
    z.strictObject({
      at: z.literal('possible'),
      number: z.int(),
      before: livePlan.nullable(),
      after: livePlan,
      moves: z.array(affectedUsers),
      people: z.int(),
      sessions: z.int(),
      needsSecondPerson: z.boolean(),
    }),
  ]),
});

const choice = z.strictObject({ id: z.string(), name: z.string() });

/** Lists possible audiences: users and roles of the company, and the company itself. */
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
