import { bytesMaxOf, megabytesOf, uploadLimits, type UploadPurpose, type UploadType } from '@console/contracts/files';
import { useTranslation } from 'react-i18next';

const typeNames: Record<UploadType, string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
};

/** Returns the accepted types and size of files for a purpose, as text. `most` is the size limit of the platform in bytes. */
export function useLimits(purpose: UploadPurpose, most?: number): string {
  const { t } = useTranslation();
  const types = uploadLimits[purpose].types.map((type) => typeNames[type]).join(', ');
  return t('kit.files.limits', { types, max: megabytesOf(bytesMaxOf(purpose, most)) });
}
