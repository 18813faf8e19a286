/**
 * What a file can be for. A picture is cut to a small square; a logo has exactly the pixels of its place; a document keeps its
 * size and is only ever saved. Every image is drawn anew, so that nothing stays but its pixels.
 */
export const uploadPurposes = ['PICTURE', 'DOCUMENT', 'LOGO', 'PAYMENT_LOGO', 'DASHBOARD_LOGO', 'ICON'] as const;
/** What a file can be for. */
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Types that are taken, each by its first bytes and never by its name. */
export type UploadType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';

const images: UploadType[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Width and height of an image as it is seen. */
export interface ImagePixels {
  width: number;
  height: number;
}

interface UploadLimit {
  bytesMax: number;
  types: readonly UploadType[];
  /** An image of any other size is refused. */
  pixels?: ImagePixels;
}

const megabyte = 1024 * 1024;

/** What a parameter may say that any file has at most: never less than a picture needs, nor more than a document takes. */
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

/** What the bytes are by their beginning; null for everything that is not taken. */
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
 * A name that does no harm wherever it is written: no folder, nothing invisible, nothing that a shell, a header or a
 * spreadsheet would read as more than text, and the ending of what the file is.
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
