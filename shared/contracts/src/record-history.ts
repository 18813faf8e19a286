import { z } from '@console/contracts/zod';
import { i18nText, instant } from './text';

/** Fields of a record in an audit log entry. */
const facts = z.record(z.string(), z.unknown()).nullable();

/** Change of a record, as in the audit log. Values of a sensitive group that the reader may not view are masked. */
export const recordChange = z.strictObject({
  id: z.string(),
  at: instant,
  /** Name of the user or channel; null for the system. */
  by: z.string().nullable(),
  /** Path of the operation; `audit_action` has its label. */
  action: z.string(),
  before: facts,
  after: facts,
  reason: z.string().nullable(),
});
/** Change of a record, as in the audit log. */
export type RecordChange = z.infer<typeof recordChange>;

/** Names of the records whose ids are in the facts of audit log entries. */
export const recordNames = z.array(z.strictObject({ id: z.string(), name: i18nText }));
/** Names of records by their ids. */
export type RecordNames = z.infer<typeof recordNames>;

/** Output of all `/<noun>/history` operations that use `findRecordHistory`. Older changes are in the audit log. */
export const recordHistory = z.strictObject({
  /** Newest first, at most 50. */
  list: z.array(recordChange).max(50),
  names: recordNames,
});
/** Newest changes of a record. */
export type RecordHistory = z.infer<typeof recordHistory>;
