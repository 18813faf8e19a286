import { z } from '@console/contracts/zod';
import { listInput, listOutput } from '../list';
import { operation } from '../operation';
import { lane, livePlan } from '../release/plan';
import { remoteName } from '../release/remote-name';
import { i18nText, id, instant, longText, requiredLongText, requiredText, text } from '../text';
import { moduleGrants } from './grant';
import { versionLine } from './module';
import { releaseLine, releaseRequest } from './release';

/** A module: a remote, its team, and what is live of it. */
export const devopsModule = z.strictObject({
  id: z.string(),
  code: z.string(),
  name: i18nText,
  description: z.string(),
  /** How to reach its team. */
  contact: z.string(),
  /** Every activation waits for a second person, whatever the parameter says. */
  needsSecondPerson: z.boolean(),
  /** 0 where nobody has described it yet. */
  version: z.int(),
  /** What everyone has; null where nobody has any. */
  live: z.string().nullable(),
  /** What some have instead. */
  canaries: z.array(lane),
  versions: z.int(),
  publishedAt: instant.nullable(),
  waiting: z.int(),
  /** What whoever asks may do with it. */
  grants: z.array(z.enum(moduleGrants)),
});
/** A module: a remote, its team, and what is live of it. */
export type DevopsModule = z.infer<typeof devopsModule>;

/** `keyword` matches code, names and contact. */
export const listDevopsModules = operation({
  path: '/devopsModule/query',
  permission: 'devops.module.view',
  reads: true,
  input: listInput(z.strictObject({}), ['code', 'publishedAt']),
  output: listOutput(devopsModule),
});

/** A version with what its team and its build say of it. */
export const moduleVersion = versionLine.extend({
  publishedByName: z.string(),
  /** Signed by a key that the root gives to its team. */
  isVerified: z.boolean(),
  keys: z.array(z.string()),
  bytes: z.int(),
  pages: z.array(z.string()),
  justification: z.string(),
  commit: z.string(),
});
/** A version with what its team and its build say of it. */
export type ModuleVersion = z.infer<typeof moduleVersion>;

/** A release that changed what is live of a module. */
export const moduleChange = releaseLine
  .pick({ number: true, kind: true, reason: true, madeAt: true })
  .extend({ madeByName: z.string(), before: livePlan.nullable(), after: livePlan.nullable() });
/** A release that changed what is live of a module. */
export type ModuleChange = z.infer<typeof moduleChange>;

/** A request for activation, with the name of who asks. */
export const moduleRequest = releaseRequest.extend({
  madeByName: z.string(),
  isOwn: z.boolean(),
  /** Whoever looks has published the version themselves: they may reject it and not approve it. */
  isOwnVersion: z.boolean(),
});
/** A request for activation, with the name of who asks. */
export type ModuleRequest = z.infer<typeof moduleRequest>;

/** Somebody asks that activations of a module wait for nobody any more. Until somebody else agrees, they still do. */
export const secondPersonWaiver = z.strictObject({
  id: id('wvr'),
  why: z.string(),
  madeAt: instant,
  madeBy: z.string(),
  madeByName: z.string(),
  isOwn: z.boolean(),
});
/** Somebody asks that activations of a module wait for nobody any more. */
export type SecondPersonWaiver = z.infer<typeof secondPersonWaiver>;

/** A module with its versions, the newest first, and what became of them. */
export const readDevopsModule = operation({
  path: '/devopsModule/detail',
  permission: 'devops.module.view',
  reads: true,
  input: z.strictObject({ code: remoteName }),
  output: z.strictObject({
    module: devopsModule,
    /** The live release: decisions name the one that they were made on. */
    number: z.int(),
    plan: livePlan.nullable(),
    versions: z.array(moduleVersion),
    history: z.array(moduleChange),
    waiting: z.array(moduleRequest),
    /** There is one at a time. */
    waiver: secondPersonWaiver.nullable(),
  }),
});

/** What people say of a module. */
export const devopsModuleDraft = z.strictObject({
  code: remoteName,
  nameEn: requiredText(),
  nameZh: requiredText(),
  description: longText(),
  contact: text(),
  needsSecondPerson: z.boolean(),
  why: requiredLongText(),
});
/** What people say of a module. */
export type DevopsModuleDraft = z.infer<typeof devopsModuleDraft>;

/**
 * Describes a module, also before its first version. `version` is 0 for one that nobody has described. A second person is
 * asked for at once; that none is needed any more is a request, and the answer says what holds until it is decided.
 */
export const saveDevopsModule = operation({
  path: '/devopsModule/save',
  permission: 'devops.module.save',
  input: devopsModuleDraft.extend({ version: z.int().min(0) }),
  output: devopsModule,
});

/** Decides about a module whose activations shall wait for nobody any more, as somebody else has asked. */
export const decideWaiver = operation({
  path: '/devopsModule/decide',
  permission: 'devops.release.approve',
  needsProof: true,
  input: z.strictObject({ id: id('wvr'), decision: z.enum(['APPROVED', 'REJECTED']), why: requiredText(500) }),
  output: devopsModule,
});
