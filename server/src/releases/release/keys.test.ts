import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartFailure } from '../../platform/start/start-failure';
import { addTeams, demoKeys } from './demo-keys';
import { readKeys } from './keys';
import { loadKeys } from './load-keys';
import { makeKeys } from './make-keys';
import { isRootSigned, isTeamSigned, signersOf, signText } from './signing';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vcc-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const remotes = ['accounts', 'cards'];
const made = () => path.join(folder, 'made');
const rootIn = (place: string) => readKeys(place).signedRoot.text;
const load = (request: Partial<Parameters<typeof loadKeys>[0]>) =>
  loadKeys({ keysDir: null, demoDir: path.join(folder, 'demo'), demo: true, trustedRoot: '', ...request });
const keysIn = (name: string) => readKeys(path.join(folder, name));

describe('a demo', () => {
  const demo = (names: readonly string[]) => demoKeys(path.join(folder, 'demo'), names);

  test('creates keys once and reuses them', () => {
    const first = demo(remotes);
    expect(demo(remotes)).toBe(first);
    expect([...readKeys(first).teams.keys()].sort()).toEqual(remotes);
  });

  test('with an added remote gets a key for its team, and earlier shells still accept the keys', () => {
    const first = demo(remotes);
    const wider = demo([...remotes, 'admin']);
    const [before, after] = [readKeys(first), readKeys(wider)];
    expect(after.root.version).toBe(before.root.version + 1);
    expect(Object.keys(after.root.teams).sort()).toEqual(['accounts', 'admin', 'cards']);
    expect(after.release.id).toBe(before.release.id);
    for (const place of [first, wider])
      expect(load({ trustedRoot: rootIn(place) }).root.version).toBe(readKeys(place).root.version);
  });

  test('without the keys that the shell was built for stops the start', () => {
    demo(remotes);
    expect(() => load({ trustedRoot: 'else' })).toThrow('build again with npm start');
  });
});

test('keys with an added team are accepted by a shell that was built earlier', () => {
  makeKeys(made(), remotes);
  const wider = path.join(folder, 'wider');
  addTeams({ from: made(), to: wider, remotes: ['fees'] });
  expect(load({ keysDir: wider, demo: false, trustedRoot: rootIn(made()) }).teams.has('fees')).toBe(true);
  expect(() => load({ keysDir: made(), demo: false, trustedRoot: rootIn(wider) })).toThrow(
    'browsers would refuse its releases',
  );
});

test('keys that the shell was not built for stop the start', () => {
  makeKeys(made(), remotes);
  expect(load({ keysDir: made(), demo: false, trustedRoot: rootIn(made()) }).root).toEqual(readKeys(made()).root);
  expect(() => load({ keysDir: made(), demo: false, trustedRoot: 'else' })).toThrow(/made\/root\.json, so browsers/);
});

test('a start without a demo and without KEYS_DIR is refused', () => {
  expect(() => load({ demo: false })).toThrow(
    'Releases need keys and KEYS_DIR is not set; make keys with npm run keys',
  );
});

describe('a set of keys', () => {
  beforeEach(() => makeKeys(made(), remotes));

  test.each(['root.json', 'release.pem'])(
    'without %s stops the start with one sentence that names the file',
    (file) => {
      rmSync(path.join(folder, 'made', file));
      expect(() => keysIn('made')).toThrow(StartFailure);
      expect(() => keysIn('made')).toThrow(new RegExp(`The key file .*${file} cannot be used`));
    },
  );

  test.each([
    ['is empty', ''],
    ['is not a key', 'a shopping list'],
    ['is truncated', '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEI'],
  ])('whose release key %s stops the start with an error of one sentence', (_how, text) => {
    writeFileSync(path.join(folder, 'made/release.pem'), text);
    expect(() => keysIn('made')).toThrow(StartFailure);
    expect(() => keysIn('made')).toThrow(
      /^The key file .*release\.pem cannot be used \([^\n]*\); restore it or [^\n]*$/,
    );
  });

  test('consists of seven files and is never overwritten', () => {
    expect(readdirSync(path.join(folder, 'made'))).toHaveLength(7);
    expect(() => makeKeys(made(), remotes)).toThrow('already exists');
  });

  test('with the release key of another set stops the start', () => {
    makeKeys(path.join(folder, 'other'), remotes);
    copyFileSync(path.join(folder, 'other/release.pem'), path.join(folder, 'made/release.pem'));
    expect(() => keysIn('made')).toThrow('is not a release key of root.json');
  });

  test('whose root was edited stops the start', () => {
    const file = path.join(folder, 'made/root.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(String.raw`\"version\":1`, String.raw`\"version\":2`));
    expect(() => keysIn('made')).toThrow('is not signed by enough of its root keys');
  });

  test('needs signatures of two of its three root keys', () => {
    const { root, signedRoot } = keysIn('made');
    const [one, two] = signedRoot.signatures;
    if (!one || !two) throw new Error('The root has two signatures.');
    expect(isRootSigned({ ...signedRoot, signatures: [one, two] }, root)).toBe(true);
    expect(isRootSigned({ ...signedRoot, signatures: [one] }, root)).toBe(false);
    expect(isRootSigned({ ...signedRoot, signatures: [one, one] }, root)).toBe(false);
  });

  test('accepts each key only for its own role', () => {
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

  test('rejects a signature that was made for another kind or another text', () => {
    const { root, release } = keysIn('made');
    const signed = signText('release', '{"number":1}', [release]);
    expect(signersOf('release', signed, root)).toEqual(new Set([release.id]));
    expect(signersOf('manifest', signed, root).size).toBe(0);
    expect(signersOf('release', { ...signed, text: '{"number":2}' }, root).size).toBe(0);
  });

  test('is written to the given folder', () => {
    expect(existsSync(path.join(folder, 'made/root.json'))).toBe(true);
  });
});
