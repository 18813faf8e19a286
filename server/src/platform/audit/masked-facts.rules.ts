import { maskSign } from '@console/contracts';
import { type AuditFieldFacts, auditFields } from '@console/contracts/audit-fields';
import type { Actor } from '../context';

type Reader = Pick<Actor, 'hiddenGroups'>;
type Hidden = Reader['hiddenGroups'];
type Facts = Readonly<Record<string, unknown>>;

/** Names from data, such as the code of a remote, are not field names and belong to no group. */
const fields: Readonly<Record<string, AuditFieldFacts>> = auditFields;

const mask = maskSign.repeat(6);
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Masks, at any depth, the values in an audit log entry that belong to groups of fields hidden from the reader. */
export const maskedFacts = (facts: Facts | null, { hiddenGroups }: Reader): Record<string, unknown> | null =>
  facts && maskedRecord(facts, hiddenGroups);

const maskedRecord = (facts: Facts, hidden: Hidden): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      const group = fields[name]?.group;
      if (group !== undefined && hidden.has(group)) return [name, isEmpty(value) ? value : mask];
      return [name, maskedValue(value, hidden)];
    }),
  );

function maskedValue(value: unknown, hidden: Hidden): unknown {
  if (Array.isArray(value)) return value.map((part) => maskedValue(part, hidden));
  return isFacts(value) ? maskedRecord(value, hidden) : value;
}

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
