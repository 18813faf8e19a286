import { z } from '@console/contracts/zod';
import { buttonCode, buttonRisks } from '../buttons/button';
import { allowedAction, countsInput, countsOutput, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { recordHistory } from '../record-history';
import { bizdate, enteredDay, i18nText, id, instant, requiredLongText, requiredText } from '../text';
import { addressRange } from './address-range';

/** Statuses of an API key. `EXPIRED` is derived from the key's last day, `DISABLED` from its owner's account. */
export const apiKeyStatuses = ['ACTIVE', 'EXPIRED', 'DISABLED', 'REVOKED'] as const;
export type ApiKeyStatus = (typeof apiKeyStatuses)[number];

/** Recognizable part of a secret. The whole secret is returned only when it is created. */
export const apiKeySecret = z.strictObject({
  /** First eight characters of the secret. */
  prefix: z.string(),
  lastFour: z.string(),
  createdAt: instant,
  /** End of the overlap after a rotation; null for the current secret. */
  expiresAt: instant.nullable(),
  /** Recorded at most once a minute; null if never used. */
  lastUsedAt: instant.nullable(),
  lastUsedIp: z.string().nullable(),
});
export type ApiKeySecret = z.infer<typeof apiKeySecret>;

/** API key of an external system. It acts for its owner, with a part of the owner's permissions. */
export const apiKey = z.strictObject({
  id: id('key'),
  name: z.string(),
  /** The only merchant that the key has access to; null for all merchants of its owner. */
  merchant: z.strictObject({ id: id('mer'), merchantNo: z.string(), name: i18nText }).nullable(),
  /** User for whom the key acts: its creator, or the user who took it over. */
  owner: z.string(),
  scopes: z.array(z.string()),
  addresses: z.array(z.string()),
  lastDay: bizdate.nullable(),
  status: z.enum(apiKeyStatuses),
  /** The current secret, and during an overlap the previous one. */
  secrets: z.array(apiKeySecret).min(1).max(2),
  createdAt: instant,
  createdBy: z.string(),
  revokedAt: instant.nullable(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeyFilter = z.strictObject({
  status: z.array(z.enum(apiKeyStatuses)).max(apiKeyStatuses.length).optional(),
  merchantId: z.array(id('mer')).max(50).optional(),
});
export type ApiKeyFilter = z.infer<typeof apiKeyFilter>;

/** `keyword` matches the name, or the first eight or last four characters of a secret. */
export const listApiKeys = operation({
  path: '/apiKey/list',
  permission: 'merchants.api-key.view',
  input: listInput(apiKeyFilter, ['name', 'createdAt']),
  output: listOutput(apiKey),
  reads: true,
});

/** API keys in total and by status. */
export const countApiKeys = operation({
  path: '/apiKey/counts',
  permission: 'merchants.api-key.view',
  input: countsInput(apiKeyFilter.omit({ status: true })),
  output: countsOutput(apiKeyStatuses),
  reads: true,
});

const target = z.strictObject({ id: id('key') });

export const apiKeyDetail = apiKey.extend({
  /** Scopes with their names. `hasEffect` is false if the owner does not have the permission at present. */
  scopeList: z.array(z.strictObject({ code: z.string(), name: i18nText, hasEffect: z.boolean() })),
});
export type ApiKeyDetail = z.infer<typeof apiKeyDetail>;

export const readApiKey = operation({
  path: '/apiKey/detail',
  permission: 'merchants.api-key.view',
  input: target,
  output: apiKeyDetail,
  reads: true,
});

/** Changes in the audit log, newest first. */
export const readApiKeyHistory = operation({
  path: '/apiKey/history',
  permission: 'merchants.api-key.view',
  input: target,
  output: recordHistory,
  reads: true,
});

/** Permission that the signed-in user can assign to a key. */
export const apiKeyScope = z.strictObject({
  code: buttonCode,
  name: i18nText,
  risk: z.enum(buttonRisks),
});
export type ApiKeyScope = z.infer<typeof apiKeyScope>;

/**
 * Choices for a new key of the signed-in user: the user's permissions in catalogue order, and whether the key can be for
 * all merchants. Users limited to some merchants cannot choose all.
 */
export const listApiKeyScopes = operation({
  path: '/apiKey/scopes',
  permission: 'merchants.api-key.save',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(apiKeyScope), allMerchants: z.boolean() }),
  reads: true,
});

/** Maximum number of unrevoked keys of a company. */
export const apiKeysMax = 200;

/** Editable fields of a key. */
export const apiKeyDraft = z.strictObject({
  name: requiredText(100),
  scopes: z.array(buttonCode).min(1).max(300),
  /** Addresses and networks that may use the key; empty if any may. */
  addresses: z.array(addressRange).max(50),
  /** Last day, in the time zone of the company; null if the key does not expire. */
  lastDay: enteredDay.nullable(),
});
export type ApiKeyDraft = z.infer<typeof apiKeyDraft>;

/** Not idempotent: the secret is returned only once, and no response is stored for repeated requests. */
const announced = z.strictObject({ key: apiKeyDetail, secret: z.string() });

/** Creates a key. The user becomes its owner. Refused above `apiKeysMax` keys (1001, `TOO_MANY_KEYS` at `name`). */
export const createApiKey = operation({
  path: '/apiKey/create',
  permission: 'merchants.api-key.save',
  input: apiKeyDraft.extend({ merchantId: id('mer').nullable() }),
  output: announced,
  needsProof: true,
});

const versioned = target.extend({ version: z.int() });

/**
 * Updates a key. Refused (1007, `NOT_OWNER`) unless the user is the owner. Other users take the key over with
 * `rotateApiKey`.
 */
export const updateApiKey = operation({
  path: '/apiKey/update',
  permission: 'merchants.api-key.save',
  input: versioned.extend(apiKeyDraft.shape),
  output: apiKeyDetail,
  needsProof: true,
});

/** Hours for which the previous secret can stay valid. */
export const overlapHours = [0, 1, 24, 168] as const;

/**
 * Creates a new secret. The previous secret stays valid for the overlap; an older one ends. A user other than the owner
 * becomes the owner. In that case the user needs all scopes of the key (1001, `SCOPE` at `scopes`), and the overlap
 * must be 0, because the previous secret would act for the new owner (1001, `OVERLAP_OF_OWNER` at `overlapHours`).
 */
export const rotateApiKey = operation({
  path: '/apiKey/rotate',
  permission: 'merchants.api-key.save',
  input: versioned.extend({ overlapHours: z.literal([...overlapHours]) }),
  output: announced,
  needsProof: true,
});

/** Revokes the key and all its secrets immediately and irreversibly. */
export const revokeApiKey = operation({
  path: '/apiKey/revoke',
  permission: 'merchants.api-key.revoke',
  input: versioned.extend({ note: requiredLongText() }),
  output: apiKeyDetail,
});
