/** Bytes that may follow the end marker of a PDF: a line break or two. More can be another file appended to it. */
const behindMax = 16;

/** Returns whether a PDF is complete. It is stored unchanged, so a truncated one, or one with appended data, is refused. */
export function isWholePdf(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF');
  return end >= 0 && bytes.length - (end + '%%EOF'.length) <= behindMax;
}
