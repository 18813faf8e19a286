import { maskSign, type SensitiveGroup } from '@console/contracts';
import { type AuditFieldFacts, auditFields } from '@console/contracts/audit-fields';

type Facts = Readonly<Record<string, unknown>>;

/** Names that come from data, such as a module code, are no fields and have no group. */
const fields: Readonly<Record<string, AuditFieldFacts>> = auditFields;

const mask = maskSign.repeat(6);
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Facts of an audit log entry in which every value of a hidden group is replaced by a mask, at any depth. */
export const maskedFacts = (facts: Facts, hidden: ReadonlySet<SensitiveGroup>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      const group = fields[name]?.group;
      if (group !== undefined && hidden.has(group)) return [name, isEmpty(value) ? value : mask];
      return [name, maskedValue(value, hidden)];
    }),
  );

function maskedValue(value: unknown, hidden: ReadonlySet<SensitiveGroup>): unknown {
  if (Array.isArray(value)) return value.map((part) => maskedValue(part, hidden));
  return isFacts(value) ? maskedFacts(value, hidden) : value;
}

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
