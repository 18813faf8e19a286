/**
 * Purposes of a file. A picture is cropped to a small square, a logo must have the exact size of its place, and a
 * document is stored unchanged and only downloaded. Every image is encoded again, which removes everything except its
 * pixels.
 */
export const uploadPurposes = ['PICTURE', 'DOCUMENT', 'LOGO', 'PAYMENT_LOGO', 'DASHBOARD_LOGO', 'ICON'] as const;
/** Purpose of a file. */
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Accepted types, detected from the first bytes and never from the name. */
export type UploadType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';

const images: UploadType[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Displayed width and height of an image. */
export interface ImagePixels {
  width: number;
  height: number;
}

interface UploadLimit {
  bytesMax: number;
  types: readonly UploadType[];
  /** Required size; other images are refused. */
  pixels?: ImagePixels;
}

const megabyte = 1024 * 1024;

/**
 * Bounds of the parameter for the maximum file size: at least the limit of a picture, at most the limit of a document.
 */
export const uploadBytes = { min: 2 * megabyte, max: 10 * megabyte } as const;

/** Limits of each purpose. Image sizes are from section 5 of the specification, except `LOGO`, which it does not define. */
export const uploadLimits: Record<UploadPurpose, UploadLimit> = {
  PICTURE: { bytesMax: 2 * megabyte, types: images },
  DOCUMENT: { bytesMax: uploadBytes.max, types: [...images, 'application/pdf'] },
  LOGO: { bytesMax: megabyte, types: images, pixels: { width: 256, height: 256 } },
  PAYMENT_LOGO: { bytesMax: megabyte, types: images, pixels: { width: 250, height: 80 } },
  DASHBOARD_LOGO: { bytesMax: megabyte, types: images, pixels: { width: 200, height: 120 } },
  ICON: { bytesMax: megabyte, types: images, pixels: { width: 32, height: 32 } },
};

const begins = (bytes: Uint8Array, sign: readonly number[], at = 0) =>
  sign.every((byte, index) => bytes[at + index] === byte);
const codesOf = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** Detects the type from the first bytes; null if it is not accepted. */
export function typeOfBytes(bytes: Uint8Array): UploadType | null {
  if (begins(bytes, [0x89, ...codesOf('PNG\r\n\u001a\n')])) return 'image/png';
  if (begins(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins(bytes, codesOf('RIFF')) && begins(bytes, codesOf('WEBP'), 8)) return 'image/webp';
  return begins(bytes, codesOf('%PDF-')) ? 'application/pdf' : null;
}

const extensions: Record<UploadType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/**
 * Returns a safe file name: without folders and invisible characters, without characters that a shell, a header or a
 * spreadsheet would interpret, and with the extension of the detected type.
 */
export function harmlessName(name: string, type: UploadType): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .replace(/\.+/g, '.')
    .replace(/^[. -]+|[. ]+$/g, '');
  return `${[...stem].slice(0, 80).join('') || 'file'}.${extensions[type]}`;
}
