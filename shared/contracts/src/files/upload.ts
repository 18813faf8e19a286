import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, instant, integerMax, requiredText } from '../text';
import { uploadPurposes } from './upload.rules';

/**
 * Returns an address that accepts one upload within ten minutes. The request body has the raw bytes
 * (`application/octet-stream`), and the response is an envelope with an `uploadedFile`. Uploading the same bytes again
 * returns the same response; other bytes are refused.
 */
export const openUpload = operation({
  path: '/file/uploadSlot',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({
    purpose: z.enum(uploadPurposes),
    name: requiredText(200),
    /** Checked first, so that a file that is too large is refused before its upload. */
    bytes: z.int().min(1).max(integerMax),
  }),
  output: z.strictObject({ url: z.string(), expiresAt: instant }),
  audit: false,
});

/** Returns the platform's limits: files per field, and bytes per file. */
export const readUploadLimits = operation({
  path: '/file/limits',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({}),
  output: z.strictObject({ filesMax: z.int().min(1), bytesMax: z.int().min(1) }),
  reads: true,
});

/** Maximum number of files per field, independent of the platform's limit. */
export const filesMost = 100;

/** Ids of files that the user has just uploaded, in order. A parameter of the platform limits their number. */
export const fileIds = () => z.array(id('file')).max(filesMost);

/** Uploaded file. It is deleted unless a record refers to it within an hour. */
export const uploadedFile = z.strictObject({
  id: id('file'),
  /** Stored name, made safe and with the extension of the detected type. */
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  /** Address of an image; absent for documents. */
  url: z.string().optional(),
});
/** Uploaded file. */
export type UploadedFile = z.infer<typeof uploadedFile>;
