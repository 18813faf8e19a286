import { maskSign } from '@console/contracts';
import { type AuditFieldFacts, auditFields } from '@console/contracts/audit-fields';
import type { Actor } from '../context';

type Reader = Pick<Actor, 'hiddenGroups'>;
type Hidden = Reader['hiddenGroups'];
type Facts = Readonly<Record<string, unknown>>;

/** Names that come from data, such as a module code, are no fields and have no group. */
const fields: Readonly<Record<string, AuditFieldFacts>> = auditFields;

const mask = maskSign.repeat(6);
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Facts of an audit log entry in which every value of a group that is hidden from the reader is masked, at any depth. */
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
