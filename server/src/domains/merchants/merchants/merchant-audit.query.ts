import { isDeepStrictEqual } from 'node:util';
import { accountMask, changedMasks } from '../../../platform/http/masking';
import {
  contactColumns,
  effectiveOf,
  registrationColumns,
  remarkColumns,
  type StoredMerchant,
} from './merchant-row.query';

/** Merchant as the object of an audit log entry. */
export const objectOf = ({ id, name }: Pick<StoredMerchant, 'id' | 'name'>) => ({
  objectType: 'merchant' as const,
  objectId: id,
  objectLabel: name.en_US,
});

/** Values of a merchant in the audit log: file names of licences, and a masked account number. */
export function auditedValues(row: StoredMerchant) {
  const { licences, bankAccountNo, ...values } = effectiveOf(row);
  const { state: province, ...contact } = contactColumns.draftOf(row);
  return {
    ...values,
    licences: licences.map((id) => row.files.find((file) => file.id === id)?.name ?? id).join(', '),
    bankAccountNo: accountMask(bankAccountNo),
    ...contact,
    province,
    ...registrationColumns.draftOf(row),
    ...remarkColumns.draftOf(row),
    currencies: row.currencies,
    settlementEmails: row.settlement_emails,
  };
}

type Audited = ReturnType<typeof auditedValues>;

/** Audit log entry with the changed fields. Without changes it records only that the merchant was saved. */
export function changeEntry(before: StoredMerchant, after: StoredMerchant) {
  const masks = changedMasks(effectiveOf(before).bankAccountNo, effectiveOf(after).bankAccountNo);
  const was = { ...auditedValues(before), bankAccountNo: masks.before };
  const is = { ...auditedValues(after), bankAccountNo: masks.after };
  const fields = Object.keys(is) as (keyof Audited)[];
  const differing = fields.filter((field) => !isDeepStrictEqual(was[field], is[field]));
  const only = (values: Audited): Partial<Audited> =>
    Object.fromEntries(differing.map((field) => [field, values[field]]));
  return { ...objectOf(after), ...(differing.length > 0 && { before: only(was), after: only(is) }) };
}
