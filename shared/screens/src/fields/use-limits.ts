import { uploadLimits, type UploadPurpose, type UploadType } from '@console/contracts/files';
import { useTranslation } from 'react-i18next';

const typeNames: Record<UploadType, string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
};

/** What files of a purpose may be, in words: types and size, as the contract has them. */
export function useLimits(purpose: UploadPurpose): string {
  const { t } = useTranslation();
  const { types, bytesMax } = uploadLimits[purpose];
  return t('kit.files.limits', { types: types.map((type) => typeNames[type]).join(', '), max: bytesMax / 1024 / 1024 });
}
