import type { AgreementType } from '@console/contracts';

const names: Record<AgreementType, string> = {
  SERVICE: 'Service agreement',
  MASTER_SERVICE: 'Master service agreement',
  PRIVACY: 'Privacy policy',
};

interface Named {
  type: AgreementType;
  version_no: number;
  title_en: string;
  title_zh: string;
}

/** Returns the display name of a version: its title, or its type without a title, and its number. */
export const labelOf = ({ type, title_en: en, title_zh: zh, version_no: no }: Named): string =>
  `${en || zh || names[type]} · ${no}`;

/** Returns the version as the object of an audit log entry. */
export const objectOf = (row: Named & { id: string }) => ({
  objectType: 'agreement' as const,
  objectId: row.id,
  objectLabel: labelOf(row),
});

interface Facts {
  title_en: string;
  title_zh: string;
  effective_from: string | null;
  acceptance_required: boolean;
}

/** Returns the values of a version in the audit log, without its bodies. */
export const factsOf = (row: Facts) => ({
  titleEn: row.title_en,
  titleZh: row.title_zh,
  effectiveFrom: row.effective_from,
  acceptanceRequired: row.acceptance_required,
});
