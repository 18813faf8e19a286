import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tarball } from './tar.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-tar-'));
afterAll(() => rmSync(folder, { recursive: true }));

const deep = `package/${'folder/'.repeat(14)}file.js`;
const files = new Map([
  ['package/b.txt', Buffer.from('争议')],
  ['package/a.json', Buffer.from('{}')],
  ['package/empty', Buffer.alloc(0)],
  ['package/whole-block', Buffer.alloc(512, 'x')],
  [deep, Buffer.from('deep')],
]);

test('an archive contains its files, also below long paths', () => {
  writeFileSync(path.join(folder, 'it.tgz'), tarball(files));
  execFileSync('tar', ['-xzf', 'it.tgz'], { cwd: folder });
  for (const [file, bytes] of files) expect(readFileSync(path.join(folder, file))).toEqual(bytes);
});

test('the same files result in the same bytes, in any order', () => {
  expect(tarball(new Map([...files].toReversed()))).toEqual(tarball(files));
});

test('a path that is too long is refused', () => {
  expect(() => tarball(new Map([['x'.repeat(200), Buffer.alloc(0)]]))).toThrow('too long for an archive');
});
