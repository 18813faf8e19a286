import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartFailure } from '../start/start-failure';
import { socketFolder } from './socket-folder';

let folder: string;
const made: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vcc-sockets-'));
});
afterEach(() => {
  for (const place of [folder, ...made.splice(0)]) rmSync(place, { recursive: true, force: true });
});

const dataDir = () => path.join(folder, 'pg');
const make = () => {
  const place = socketFolder(dataDir());
  made.push(place);
  return place;
};

it('the socket folder of a killed process is removed by the next start on the same data', () => {
  const killed = make();
  const next = make();
  expect([killed, next].map((place) => existsSync(place))).toEqual([false, true]);
});

it('the socket folder of another data folder with the same path, as in another container, is not removed', () => {
  const others = make();
  renameSync(dataDir(), path.join(folder, 'of-another-container'));
  make();
  expect(existsSync(others)).toBe(true);
});

it('a temporary folder that cannot be used stops the start with one sentence that names TMPDIR', () => {
  const place = path.join(folder, 'missing');
  for (const data of [null, dataDir()])
    expect(() => socketFolder(data, place)).toThrow(
      expect.objectContaining({
        constructor: StartFailure,
        message: expect.stringMatching(
          /^The temporary folder \S+ cannot be used \((Error: )?ENOENT.*; set TMPDIR to .*\.$/,
        ),
      }),
    );
});
