import { gzipSync } from 'node:zlib';

const blockBytes = 512;

/** Fixed metadata without the time and the user of this machine, so that equal files give equal bytes. */
const fixed = { mode: 0o644, uid: 0, gid: 0, seconds: 499_162_500 };

/** Returns a compressed archive of files by their paths, in the format of npm, pnpm and yarn. */
export function tarball(files) {
  const blocks = [...files.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, bytes]) => [headerOf(file, bytes.length), bytes, restOf(bytes.length)]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * blockBytes)]), { level: 9 });
}

/** Returns zeros up to the end of the block. */
const restOf = (length) => Buffer.alloc((blockBytes - (length % blockBytes)) % blockBytes);

function headerOf(file, length) {
  const header = Buffer.alloc(blockBytes);
  const { name, prefix } = splitPath(file);
  header.write(name, 0, 100);
  writeOctal(header, fixed.mode, { at: 100, digits: 7 });
  writeOctal(header, fixed.uid, { at: 108, digits: 7 });
  writeOctal(header, fixed.gid, { at: 116, digits: 7 });
  writeOctal(header, length, { at: 124, digits: 11 });
  writeOctal(header, fixed.seconds, { at: 136, digits: 11 });
  header.write('        ', 148, 8);
  header.write('0', 156, 1);
  header.write('ustar\u000000', 257, 8);
  header.write(prefix, 345, 155);
  const sum = header.reduce((total, byte) => total + byte, 0);
  writeOctal(header, sum, { at: 148, digits: 6 });
  header.write('\u0000 ', 154, 2);
  return header;
}

const writeOctal = (header, value, { at, digits }) =>
  header.write(`${value.toString(8).padStart(digits, '0')}\u0000`, at, digits + 1);

/** Splits a path into a name of at most 100 bytes and folders of at most 155 bytes, the limits of the format. */
function splitPath(file) {
  if (Buffer.byteLength(file) <= 100) return { name: file, prefix: '' };
  const cut = file.lastIndexOf('/', 155);
  const [prefix, name] = [file.slice(0, cut), file.slice(cut + 1)];
  if (cut < 1 || Buffer.byteLength(name) > 100) throw new Error(`${file} is too long for an archive.`);
  return { name, prefix };
}
