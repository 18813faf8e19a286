import { bytesMaxOf, megabytesOf, uploadLimits, type UploadPurpose, type UploadType } from '@console/contracts/files';
import { useTranslation } from 'react-i18next';

const typeNames: Record<UploadType, string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
};

/** What files of a purpose may be, in words: types and size. `most`: bytes of any file, as the platform has it set. */
export function useLimits(purpose: UploadPurpose, most?: number): string {
  const { t } = useTranslation();
  const types = uploadLimits[purpose].types.map((type) => typeNames[type]).join(', ');
  return t('kit.files.limits', { types, max: megabytesOf(bytesMaxOf(purpose, most)) });
}
