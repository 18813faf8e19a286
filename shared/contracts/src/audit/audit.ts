import { z } from '@console/contracts/zod';
import { dayRange } from '../day-range';
import { listInput, listOutput } from '../list';
import { operation } from '../operation';
import { exportCalls } from '../jobs/export';
import { recordNames } from '../record-history';
import { instant, requiredText, text } from '../text';

export const auditResults = ['OK', 'DENIED', 'FAILED'] as const;
export const auditActors = ['USER', 'SYSTEM', 'CHANNEL', 'API_KEY'] as const;

/** Audit log entry: actor, action, object, and values before and after. */
export const auditLine = z.strictObject({
  id: z.string(),
  /** Position in the hash chain of the company. */
  seq: z.int(),
  at: instant,
  actorType: z.enum(auditActors),
  actorId: z.string(),
  /** Current name of the user or channel; the id if it does not exist any more. */
  actorName: z.string(),
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  objectLabel: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
  result: z.enum(auditResults),
  ip: z.string().nullable(),
  traceId: z.string(),
});
export type AuditLine = z.infer<typeof auditLine>;

export const auditFilter = z.strictObject({
  result: z.array(z.enum(auditResults)).max(3).optional(),
  actorId: z.array(text()).max(50).optional(),
  action: z.array(text()).max(50).optional(),
  objectType: z.array(text()).max(50).optional(),
  objectId: z.array(text()).max(50).optional(),
  at: dayRange.optional(),
});

/** Lists audit log entries. `keyword` matches the object, by label or id, and the reason. */
export const listAudit = operation({
  path: '/audit/list',
  permission: 'admin.audit.view',
  input: listInput(auditFilter, ['at']),
  output: listOutput(auditLine),
  reads: true,
});

/** Audit log entry with its position in the hash chain: each entry contains the hash of the previous one. */
export const auditDetail = auditLine.extend({
  sessionId: z.string().nullable(),
  userAgent: z.string().nullable(),
  names: recordNames,
  /** Decisions on the review that the entry concerns, started or ended; empty without a review. */
  decisions: z.array(
    z.strictObject({
      name: z.string(),
      decision: z.enum(['APPROVE', 'REJECT']),
      note: z.string().nullable(),
      at: instant,
    }),
  ),
  chain: z.strictObject({
    /** Hash of the previous entry; empty for the first one. */
    before: z.string(),
    own: z.string(),
    /** Hash of the next entry; null for the newest one. */
    after: z.string().nullable(),
    /** The previous entry has the hash that this entry contains. */
    followsOn: z.boolean(),
    /** The content of the entry still has its hash. */
    isUnchanged: z.boolean(),
    /** The next entry contains the hash of this entry. */
    isFollowed: z.boolean(),
  }),
});
/** Audit log entry with its position in the hash chain. */
export type AuditDetail = z.infer<typeof auditDetail>;

export const readAudit = operation({
  path: '/audit/detail',
  permission: 'admin.audit.view',
  input: z.strictObject({ id: requiredText(60) }),
  output: auditDetail,
  reads: true,
});

/** Exports all entries that match the filters. */
export const { start: exportAudit, count: countAuditExport } = exportCalls({
  path: '/audit',
  permission: 'admin.audit.export',
  filter: auditFilter,
  sortable: ['at'],
  prefix: 'aud',
});

/** Returns the users and actions for the filters. */
export const listAuditChoices = operation({
  path: '/audit/options',
  permission: 'admin.audit.view',
  input: z.strictObject({}),
  output: z.strictObject({
    actors: z.array(z.strictObject({ id: z.string(), name: z.string(), loginName: z.string() })),
    /** Paths of audited operations. */
    actions: z.array(z.string()),
  }),
  reads: true,
});

/** Verifies the company's audit log by recomputing its hash chain. */
export const verifyAudit = operation({
  path: '/audit/verify',
  permission: 'admin.audit.view',
  input: z.strictObject({}),
  output: z.strictObject({
    isSound: z.boolean(),
    lines: z.int(),
    /** Hash of the last entry. If it is stored elsewhere, it proves later that no earlier entry has changed. */
    head: z.string(),
    checkedAt: instant,
    /** First entries at which the chain breaks; empty if it is intact. */
    findings: z.array(z.string()),
  }),
  reads: true,
});
