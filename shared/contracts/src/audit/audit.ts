import { z } from '@console/contracts/zod';
import { dayRange } from '../day-range';
import { listInput, listOutput } from '../list';
import { operation } from '../operation';
import { exportCalls } from '../jobs/export';
import { recordNames } from '../record-history';
import { instant, requiredText, text } from '../text';

export const auditResults = ['OK', 'DENIED', 'FAILED'] as const;
export const auditActors = ['USER', 'SYSTEM', 'CHANNEL', 'API_KEY'] as const;

/** One line of the audit log: who did what to what, and what it was before and after. */
export const auditLine = z.strictObject({
  id: z.string(),
  /** Its place in the chain of its company. */
  seq: z.int(),
  at: instant,
  actorType: z.enum(auditActors),
  actorId: z.string(),
  /** As the person or channel is called today; the id where there is no such one. */
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

/** `keyword` matches the object, by label or id, and the reason. */
export const listAudit = operation({
  path: '/audit/list',
  permission: 'admin.audit.view',
  input: listInput(auditFilter, ['at']),
  output: listOutput(auditLine),
  reads: true,
});

/** One line with its place in the chain: each line carries the hash of the one before it. */
export const auditDetail = auditLine.extend({
  sessionId: z.string().nullable(),
  userAgent: z.string().nullable(),
  names: recordNames,
  /** Who decided the review that the line is about, or that it began or ended with; empty where there is none. */
  decisions: z.array(
    z.strictObject({
      name: z.string(),
      decision: z.enum(['APPROVE', 'REJECT']),
      note: z.string().nullable(),
      at: instant,
    }),
  ),
  chain: z.strictObject({
    /** Hash of the line before; empty at the first one. */
    before: z.string(),
    own: z.string(),
    /** Hash of the line after; null at the newest one. */
    after: z.string().nullable(),
    /** The line before it is the one that it was written after. */
    followsOn: z.boolean(),
    /** It still hashes to what was written. */
    isUnchanged: z.boolean(),
    /** The line after it was written after this one. */
    isFollowed: z.boolean(),
  }),
});
/** One line with its place in the chain. */
export type AuditDetail = z.infer<typeof auditDetail>;

export const readAudit = operation({
  path: '/audit/detail',
  permission: 'admin.audit.view',
  input: z.strictObject({ id: requiredText(60) }),
  output: auditDetail,
  reads: true,
});

/** All lines that match, as a file. */
export const { start: exportAudit, count: countAuditExport } = exportCalls({
  path: '/audit',
  permission: 'admin.audit.export',
  filter: auditFilter,
  sortable: ['at'],
  prefix: 'aud',
});

/** People and actions that the log can be narrowed to. */
export const listAuditChoices = operation({
  path: '/audit/options',
  permission: 'admin.audit.view',
  input: z.strictObject({}),
  output: z.strictObject({
    actors: z.array(z.strictObject({ id: z.string(), name: z.string(), loginName: z.string() })),
    /** Paths of the calls that leave a line. */
    actions: z.array(z.string()),
  }),
  reads: true,
});

/** Recomputes the chain of the company's audit log. */
export const verifyAudit = operation({
  path: '/audit/verify',
  permission: 'admin.audit.view',
  input: z.strictObject({}),
  output: z.strictObject({
    isSound: z.boolean(),
    lines: z.int(),
    /** Hash of the last line: whoever noted it down can prove that nothing before it was changed. */
    head: z.string(),
    checkedAt: instant,
    /** The first lines that do not fit; empty where the log is sound. */
    findings: z.array(z.string()),
  }),
  reads: true,
});
