import { z } from '@console/contracts/zod';
import { listInput, listOutput } from '../list';
import { operation } from '../operation';
import { lane, livePlan } from '../release/plan';
import { remoteName } from '../release/remote-name';
import { i18nText, id, instant, longText, requiredLongText, requiredText, text } from '../text';
import { moduleGrants } from './grant';
import { versionLine } from './module';
import { releaseLine, releaseRequest } from './release';

/** A remote with its team and live versions. */
export const devopsModule = z.strictObject({
  id: z.string(),
  code: z.string(),
  name: i18nText,
  description: z.string(),
  /** Contact of its team. */
  contact: z.string(),
  /** Every activation requires a second approver, independent of the parameter `release.second_person_required`. */
  needsSecondPerson: z.boolean(),
  /** 0 if the remote has no description yet. */
  version: z.int(),
  /** Version for all users; null if there is none. */
  live: z.string().nullable(),
  /** Versions for a part of the users. */
  canaries: z.array(lane),
  versions: z.int(),
  publishedAt: instant.nullable(),
  waiting: z.int(),
  /** The caller's grants for the remote. */
  grants: z.array(z.enum(moduleGrants)),
});
/** A remote with its team and live versions. */
export type DevopsModule = z.infer<typeof devopsModule>;

/** Lists remotes. `keyword` matches code, names and contact. */
export const listDevopsModules = operation({
  path: '/devopsModule/query',
  permission: 'devops.module.view',
  reads: true,
  input: listInput(z.strictObject({}), ['code', 'publishedAt']),
  output: listOutput(devopsModule),
});

/** Version with the data of its dossier. */
export const moduleVersion = versionLine.extend({
  publishedByName: z.string(),
  /** Signed by a key that the root assigns to its team. */
  isVerified: z.boolean(),
  keys: z.array(z.string()),
  bytes: z.int(),
  pages: z.array(z.string()),
  justification: z.string(),
  commit: z.string(),
});
/** Version with the data of its dossier. */
export type ModuleVersion = z.infer<typeof moduleVersion>;

/** Release that changed the live versions of a remote. */
export const moduleChange = releaseLine
  .pick({ number: true, kind: true, reason: true, madeAt: true })
  .extend({ madeByName: z.string(), before: livePlan.nullable(), after: livePlan.nullable() });
/** Release that changed the live versions of a remote. */
export type ModuleChange = z.infer<typeof moduleChange>;

/** Activation request, with the name of its maker. */
export const moduleRequest = releaseRequest.extend({
  madeByName: z.string(),
  isOwn: z.boolean(),
  /** The caller published the version and therefore may reject but not approve the request. */
  isOwnVersion: z.boolean(),
});
/** Activation request, with the name of its maker. */
export type ModuleRequest = z.infer<typeof moduleRequest>;

/**
 * Request to remove the second approver from a remote's activations. The approver is required until another user
 * approves the request.
 */
export const secondPersonWaiver = z.strictObject({
  id: id('wvr'),
  why: z.string(),
  madeAt: instant,
  madeBy: z.string(),
  madeByName: z.string(),
  isOwn: z.boolean(),
});
/** Request to remove the second approver from a remote's activations. */
export type SecondPersonWaiver = z.infer<typeof secondPersonWaiver>;

/** Remote with its versions, newest first, and its release history. */
export const readDevopsModule = operation({
  path: '/devopsModule/detail',
  permission: 'devops.module.view',
  reads: true,
  input: z.strictObject({ code: remoteName }),
  output: z.strictObject({
    module: devopsModule,
    /** Number of the live release. Decisions contain it as the expected version. */
    number: z.int(),
    plan: livePlan.nullable(),
    versions: z.array(moduleVersion),
    history: z.array(moduleChange),
    waiting: z.array(moduleRequest),
    /** At most one request is pending at a time. */
    waiver: secondPersonWaiver.nullable(),
  }),
});

/** Form input for the description of a remote. */
export const devopsModuleDraft = z.strictObject({
  code: remoteName,
  nameEn: requiredText(),
  nameZh: requiredText(),
  description: longText(),
  contact: text(),
  needsSecondPerson: z.boolean(),
  why: requiredLongText(),
});
/** Form input for the description of a remote. */
export type DevopsModuleDraft = z.infer<typeof devopsModuleDraft>;

/**
 * Saves the description of a remote, also before its first version; `version` is 0 if there is none yet. Adding the
 * second approver takes effect immediately. Removing it creates a request; until a decision, the response contains the
 * setting in effect.
 */
export const saveDevopsModule = operation({
  path: '/devopsModule/save',
  permission: 'devops.module.save',
  input: devopsModuleDraft.extend({ version: z.int().min(0) }),
  output: devopsModule,
});

/** Approves or rejects another user's request to remove the second approver from a remote's activations. */
export const decideWaiver = operation({
  path: '/devopsModule/decide',
  permission: 'devops.release.approve',
  needsProof: true,
  input: z.strictObject({ id: id('wvr'), decision: z.enum(['APPROVED', 'REJECTED']), why: requiredText(500) }),
  output: devopsModule,
});
