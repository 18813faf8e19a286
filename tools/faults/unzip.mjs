import { inflateRawSync } from 'node:zlib';

/** Returns the texts of an archive, found by its central directory. */
export function unzipped(bytes) {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const texts = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const local = bytes.readUInt32LE(at + 42);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(begin, begin + bytes.readUInt32LE(at + 20));
    texts.push((bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString('utf8'));
    at += 46 + [28, 30, 32].reduce((sum, place) => sum + bytes.readUInt16LE(at + place), 0);
  }
  return texts;
}
