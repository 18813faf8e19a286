/** Reason why a file cannot be read as a table. */
export type FileFlaw = 'tooLarge' | 'noText';

/** Maximum length in the contract, well above a valid file of 500 rows. */
const lengthMax = 200_000;

/**
 * Decodes a file of a spreadsheet: UTF-8, UTF-16 with byte order mark, or GB 18030, which Chinese versions of Excel
 * write and which includes GBK.
 */
export async function textOfFile(file: File): Promise<{ text: string } | { flaw: FileFlaw }> {
  // A character has at most four bytes.
  if (file.size > lengthMax * 4) return { flaw: 'tooLarge' };
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  // Workbooks and pictures contain bytes that texts do not.
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
    // Not valid UTF-8.
    return new TextDecoder('gb18030').decode(bytes);
  }
}
