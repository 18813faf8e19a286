/** Why a file cannot be read as a table at all. */
export type FileFlaw = 'tooLarge' | 'noText';

/** As long as the contract lets a file be; no right one of 500 lines comes near it. */
const lengthMax = 200_000;

/**
 * The text of a file as spreadsheets save it: UTF-8, UTF-16 with its mark, or else what Chinese versions of Excel write,
 * which is GB 18030 and includes all of GBK.
 */
export async function textOfFile(file: File): Promise<{ text: string } | { flaw: FileFlaw }> {
  // A character has four bytes at most.
  if (file.size > lengthMax * 4) return { flaw: 'tooLarge' };
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  // A workbook or a picture has bytes that no text has.
  if (text === '' || text.includes('\0') || text.startsWith('PK\u0003\u0004')) return { flaw: 'noText' };
  return text.length > lengthMax ? { flaw: 'tooLarge' } : { text };
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, which is what the attempt was to find out.
    return new TextDecoder('gb18030').decode(bytes);
  }
}
