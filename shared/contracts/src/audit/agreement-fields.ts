import { field } from './field';

/** Fields of agreements in the audit log. Bodies are not stored there, only whether they changed. */
export const agreementFields = {
  agreementType: field('Agreement type', '协议类型', 'agreement_type'),
  versionNo: field('Version', '版本号'),
  titleEn: field('Title in English', '英文标题'),
  titleZh: field('Title in Chinese', '中文标题'),
  bodyEnChanged: field('English text changed', '英文正文已修改'),
  bodyZhChanged: field('Chinese text changed', '中文正文已修改'),
  effectiveFrom: field('Effective from', '生效日期'),
  acceptanceRequired: field('Acceptance required', '要求签署'),
  signature: field('Signature', '签名'),
} as const;
