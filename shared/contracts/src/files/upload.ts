import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, instant, requiredText } from '../text';
import { uploadPurposes } from './upload.rules';

/**
 * Asks for an address that takes one file, within ten minutes. The bytes are put there as they are
 * (`application/octet-stream`), and the answer is an envelope with an `uploadedFile`. Putting the same bytes again gives
 * the same answer; other bytes are refused.
 */
export const openUpload = operation({
  path: '/file/uploadSlot',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({
    purpose: z.enum(uploadPurposes),
    name: requiredText(200),
    /** Refused at once where it is too much, so that nobody sends it in vain. */
    bytes: z.int().min(1),
  }),
  output: z.strictObject({ url: z.string(), expiresAt: instant }),
  audit: false,
});

/** How many files one field takes at most, and how many bytes any file may have, as the platform has them set. */
export const readUploadLimits = operation({
  path: '/file/limits',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({}),
  output: z.strictObject({ filesMax: z.int().min(1), bytesMax: z.int().min(1) }),
  reads: true,
});

/** Whatever the platform has set, no field takes more than these. */
export const filesMost = 100;

/** Files that the user has just uploaded, in their order; how many they may be is a parameter of the platform. */
export const fileIds = () => z.array(id('file')).max(filesMost);

/** A file that was taken. It stays only if something is told to hold it within an hour. */
export const uploadedFile = z.strictObject({
  id: id('file'),
  /** As it is stored: without what could do harm, and with the ending of what it is. */
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  /** Address of an image; documents have none. */
  url: z.string().optional(),
});
/** A file that was taken. */
export type UploadedFile = z.infer<typeof uploadedFile>;
