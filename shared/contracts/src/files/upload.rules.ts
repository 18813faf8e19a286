/** What a file can be for. A picture is drawn anew and shown; a document is stored as it is and only ever saved. */
export const uploadPurposes = ['PICTURE', 'DOCUMENT'] as const;
/** What a file can be for. */
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Types that are taken, each by its first bytes and never by its name. */
export type UploadType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';

const images: UploadType[] = ['image/png', 'image/jpeg', 'image/webp'];

/** What is taken for each purpose. */
export const uploadLimits: Record<UploadPurpose, { bytesMax: number; types: UploadType[] }> = {
  PICTURE: { bytesMax: 2 * 1024 * 1024, types: images },
  DOCUMENT: { bytesMax: 10 * 1024 * 1024, types: [...images, 'application/pdf'] },
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
