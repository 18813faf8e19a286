import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartFailure } from '../start/start-failure';
import { loadKeys } from './keys';
import { makeKeys } from './make-keys';
import { isRootSigned, isTeamSigned, signersOf, signText } from './signing';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vcc-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const remotes = ['accounts', 'cards'];
const demoKeys = () => loadKeys({ keysDir: null, dataDir: folder, demo: true, remotes });
const keysIn = (name: string) => loadKeys({ keysDir: path.join(folder, name), dataDir: folder, demo: false, remotes });

test('a demo makes keys once and finds them again', () => {
  const first = demoKeys();
  expect(demoKeys().root).toEqual(first.root);
  expect([...first.teams.keys()].sort()).toEqual(remotes);
});

test('a demo that got another remote makes a new set', () => {
  const first = demoKeys();
  const wider = loadKeys({ keysDir: null, dataDir: folder, demo: true, remotes: [...remotes, 'admin'] });
  expect(Object.keys(wider.root.teams)).toContain('admin');
  expect(wider.release.id).not.toBe(first.release.id);
});

test('without a demo, keys must be given', () => {
  const start = () => loadKeys({ keysDir: null, dataDir: folder, demo: false, remotes });
  expect(start).toThrow('Releases need keys and KEYS_DIR is not set; make keys with npm run keys');
});

describe('a set of keys', () => {
  beforeEach(() => makeKeys(path.join(folder, 'made'), remotes));

  test.each(['root.json', 'release.pem'])(
    'without %s stops the start with one sentence that names the file',
    (file) => {
      rmSync(path.join(folder, 'made', file));
      expect(() => keysIn('made')).toThrow(StartFailure);
      expect(() => keysIn('made')).toThrow(new RegExp(`The key file .*${file} cannot be used`));
    },
  );

  test('is readable by its owner alone and never overwritten', () => {
    expect(readdirSync(path.join(folder, 'made'))).toHaveLength(7);
    expect(() => makeKeys(path.join(folder, 'made'), remotes)).toThrow('exists already');
  });

  test('with a release key of somebody else stops the start', () => {
    makeKeys(path.join(folder, 'other'), remotes);
    copyFileSync(path.join(folder, 'other/release.pem'), path.join(folder, 'made/release.pem'));
    expect(() => keysIn('made')).toThrow('is not a release key of root.json');
  });

  test('whose root was edited stops the start', () => {
    const file = path.join(folder, 'made/root.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(String.raw`\"version\":1`, String.raw`\"version\":2`));
    expect(() => keysIn('made')).toThrow('is not signed by enough of its root keys');
  });

  test('needs two of its three root keys', () => {
    const { root, signedRoot } = keysIn('made');
    const [one, two] = signedRoot.signatures;
    if (!one || !two) throw new Error('The root has two signatures.');
    expect(isRootSigned({ ...signedRoot, signatures: [one, two] }, root)).toBe(true);
    expect(isRootSigned({ ...signedRoot, signatures: [one] }, root)).toBe(false);
    expect(isRootSigned({ ...signedRoot, signatures: [one, one] }, root)).toBe(false);
  });

  test('gives each key its own power only', () => {
    const { root, teams, release } = keysIn('made');
    const [cards, accounts] = [teams.get('cards'), teams.get('accounts')];
    if (!cards || !accounts) throw new Error('Both teams have keys.');
    const signedBy = (key: typeof cards) => signText('manifest', '{}', [key]);
    expect(isTeamSigned(signedBy(cards), 'cards', root)).toBe(true);
    expect(isTeamSigned(signedBy(accounts), 'cards', root)).toBe(false);
    expect(isTeamSigned(signedBy(release), 'cards', root)).toBe(false);
    expect(isTeamSigned(signedBy(cards), '__proto__', root)).toBe(false);
    expect(isRootSigned(signText('root', '{}', [cards, accounts, release]), root)).toBe(false);
  });

  test('a signature of one kind is not good for another, nor for another text', () => {
    const { root, release } = keysIn('made');
    const signed = signText('release', '{"number":1}', [release]);
    expect(signersOf('release', signed, root)).toEqual(new Set([release.id]));
    expect(signersOf('manifest', signed, root).size).toBe(0);
    expect(signersOf('release', { ...signed, text: '{"number":2}' }, root).size).toBe(0);
  });

  test('lies where it was made', () => {
    expect(existsSync(path.join(folder, 'made/root.json'))).toBe(true);
  });
});
