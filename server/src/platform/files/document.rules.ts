/** So much may stand behind the last mark of a PDF: an empty line or two. More is another file hidden behind it. */
const behindMax = 16;

/** A PDF is kept as it is, so one that is cut off, or carries another file behind its end, is not taken. */
export function isWholePdf(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF');
  return end >= 0 && bytes.length - (end + '%%EOF'.length) <= behindMax;
}
