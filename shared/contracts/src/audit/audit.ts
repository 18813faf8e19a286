import { z } from '@console/contracts/zod';
import { listInput, listOutput } from '../list';
import { operation } from '../operation';
import { bizdate, instant, text } from '../text';

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
  /** As the person is called today; the id where there is no such person. */
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
  objectType: text().optional(),
  objectId: text().optional(),
  /** Days in the user's time zone; half-open: `to` itself is not included. */
  at: z.strictObject({ from: bizdate.optional(), to: bizdate.optional() }).optional(),
});

/** `keyword` matches the label of the object. */
export const listAudit = operation({
  path: '/audit/list',
  permission: 'admin.audit.view',
  input: listInput(auditFilter, ['at']),
  output: listOutput(auditLine),
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
