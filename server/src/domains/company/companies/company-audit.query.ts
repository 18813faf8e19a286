import { isDeepStrictEqual } from 'node:util';
import { accountMask, changedMasks } from '../../../platform/http/masking';
import { imageNames } from './company.rules';
import { effectiveOf, type StoredCompany } from './company-row.query';

/** Company as the object of an audit log entry. */
export const objectOf = ({ id, name }: Pick<StoredCompany, 'id' | 'name'>) => ({
  objectType: 'company' as const,
  objectId: id,
  objectLabel: name.en_US || name.zh_CN,
});

/** Values of a company in the audit log: file names of images, masked account numbers. */
function auditedValues(row: StoredCompany) {
  const { state: province, bankAccountNo, bankIban, ...values } = effectiveOf(row);
  const nameOf = (id: string | null) => row.files.find((file) => file.id === id)?.name ?? id;
  const images = Object.fromEntries(imageNames.map((name) => [name, nameOf(values[name])]));
  return {
    ...values,
    province,
    ...(images as Record<(typeof imageNames)[number], string | null>),
    bankAccountNo: accountMask(bankAccountNo),
    bankIban: accountMask(bankIban),
    moduleIds: row.module_ids,
    binIds: row.bin_ids,
    remark: row.remark,
  };
}

type Audited = ReturnType<typeof auditedValues>;

/** Audit log entry with the changed fields. Without changes it records only that the company was saved. */
export function changeEntry(before: StoredCompany, after: StoredCompany) {
  const [stored, wanted] = [effectiveOf(before), effectiveOf(after)];
  const accountNo = changedMasks(stored.bankAccountNo, wanted.bankAccountNo);
  const iban = changedMasks(stored.bankIban, wanted.bankIban);
  const was = { ...auditedValues(before), bankAccountNo: accountNo.before, bankIban: iban.before };
  const is = { ...auditedValues(after), bankAccountNo: accountNo.after, bankIban: iban.after };
  const fields = Object.keys(is) as (keyof Audited)[];
  const differing = fields.filter((field) => !isDeepStrictEqual(was[field], is[field]));
  const only = (values: Audited): Partial<Audited> =>
    Object.fromEntries(differing.map((field) => [field, values[field]]));
  return { ...objectOf(after), ...(differing.length > 0 && { before: only(was), after: only(is) }) };
}
