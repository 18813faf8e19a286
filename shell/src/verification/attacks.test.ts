import type { Manifest, ReleaseOffer, SignedRelease } from '@console/contracts/release';
import {
  everyone,
  expiresAt,
  issuedAt,
  makeKey,
  makeRoot,
  manifestOf,
  offerOf,
  publish,
  releaseOf,
  signatureOf,
  signText,
  type Key,
  type Published,
} from '../testing/signing';
import type { Doubt } from './doubt';
import { contentOf, type Stored } from './release-judgement.rules';
import { verifyOffer } from './verify-offer';

/** A world in which release 10 is live: cards 1.1.0 after 1.0.0, accounts 1.0.0. */
async function makeWorld() {
  const { root, holders } = await makeRoot();
  const older = await publish({ remote: 'cards', version: '1.0.0' }, manifestOf('cards', '1.0.0'), holders.cards);
  const cards = await publish({ remote: 'cards', version: '1.1.0' }, manifestOf('cards', '1.1.0'), holders.cards);
  const accounts = await publish(
    { remote: 'accounts', version: '1.0.0' },
    manifestOf('accounts', '1.0.0'),
    holders.accounts,
  );
  const release = releaseOf(10, [accounts, cards]);
  const offer = await offerOf(release, [accounts, cards], holders.release);
  return { root, holders, older, cards, accounts, release, offer };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** What an attacker does: another offer, other texts at the addresses of manifests, another moment. */
interface Attack {
  offer: ReleaseOffer;
  texts?: Record<string, string>;
  now?: string;
  stored?: Stored;
}

async function verify({ offer, texts = {}, now = '2026-11-21T12:00:00.000Z', stored }: Attack) {
  const { root, accounts, cards, older, release } = world;
  const served: Record<string, string> = {};
  for (const { digest, text } of [accounts, cards, older]) served[digest] = text;
  Object.assign(served, texts);
  return verifyOffer(offer, {
    root,
    now: new Date(now),
    shell: '0.1.0',
    stored: stored ?? { number: 10, issuedAt, content: contentOf(release), rootVersion: 3 },
    fetchManifest: (digest) => {
      const text = served[digest];
      return text === undefined ? Promise.reject(new Error('404')) : Promise.resolve(text);
    },
  });
}

const signedBy = async (release: object | string, key: Key): Promise<ReleaseOffer> =>
  offerOf(release, [world.accounts, world.cards], key);

/** Signed with the very key that the server holds, as far as a release goes. */
const released = (change: object, without: string[] = []) => {
  const release: Record<string, unknown> = { ...world.release, number: 11, ...change };
  for (const field of without) delete release[field];
  return signedBy(release, world.holders.release);
};
const plan = (change: object) => released({ remotes: { ...world.release.remotes, cards: planWith(change) } });
const planWith = (change: object) => ({ ...world.release.remotes['cards'], ...change });

const withSignatures = (signatures: ReleaseOffer['signed']['signatures']): ReleaseOffer => ({
  ...world.offer,
  signed: { ...world.offer.signed, signatures },
});
const chosen = (change: (list: ReleaseOffer['chosen']) => ReleaseOffer['chosen']): ReleaseOffer => ({
  ...world.offer,
  chosen: change(world.offer.chosen),
});
const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('There is one.');
  return one;
};

test('what was signed by those who may is verified, and only that', async () => {
  const verdict = await verify({ offer: world.offer });
  expect(verdict).toMatchObject({ at: 'verified', withheld: [], release: { number: 10 } });
  const { cards } = world;
  expect(verdict.at === 'verified' && verdict.release.remotes.find(({ remote }) => remote === 'cards')).toEqual({
    remote: 'cards',
    version: '1.1.0',
    base: `/r/cards/1.1.0-${cards.digest.slice(0, 8)}/`,
    manifest: manifestOf('cards', '1.1.0'),
    minVersion: '1.0.0',
  });
});

test('a rollback by operations is a higher number that names the older version', async () => {
  const back = releaseOf(11, [world.accounts, world.older]);
  const verdict = await verify({ offer: await offerOf(back, [world.accounts, world.older], world.holders.release) });
  expect(verdict).toMatchObject({ at: 'verified', release: { number: 11 } });
});

test('a release that was only signed anew is still the one that is known', async () => {
  const renewed = { ...world.release, expiresAt: '2026-11-22T01:00:00.000Z' };
  expect(await verify({ offer: await signedBy(renewed, world.holders.release) })).toMatchObject({ at: 'verified' });
});

test('a machine whose clock is a day ahead takes a release all the same', async () => {
  expect(await verify({ offer: world.offer, now: hoursAfterEnd(24) })).toMatchObject({ at: 'verified' });
});

test('what was verified while it was fresh may run on after it expired', async () => {
  const { root, offer } = world;
  const late = { root, now: new Date('2027-01-01'), shell: '0.1.0', stored: null };
  const fetchManifest = (digest: string) =>
    Promise.resolve([world.accounts, world.cards].find((one) => one.digest === digest)?.text ?? '');
  expect(await verifyOffer(offer, { ...late, fetchManifest })).toMatchObject({ doubt: 'expired' });
  expect(await verifyOffer(offer, { ...late, fetchManifest, mayBeExpired: true })).toMatchObject({ at: 'verified' });
});

/** A clock that shows so many hours more than the end of the live release. */
const hoursAfterEnd = (hours: number) => new Date(Date.parse(expiresAt) + hours * 3_600_000).toISOString();

type Row = [name: string, doubt: Doubt, attack: () => Attack | Promise<Attack>];

/** Attacks on the release: nothing of it may run. The names follow the conformance cases of The Update Framework. */
const onReleases: Row[] = [
  ['no signature at all', 'unsigned', () => ({ offer: withSignatures([]) })],
  [
    'signed by the key of a team',
    'unsigned',
    async () => ({ offer: await signedBy(world.release, world.holders.cards) }),
  ],
  ['signed by a root key', 'unsigned', async () => ({ offer: await signedBy(world.release, world.holders.root) })],
  [
    'signed by a key that the root does not name',
    'unsigned',
    async () => ({ offer: await signedBy(world.release, world.holders.stranger) }),
  ],
  [
    'signed by a strange key under the id of the release key',
    'unsigned',
    async () => {
      const id = world.holders.release.id;
      return { offer: await signedBy(world.release, { ...(await makeKey()), id }) };
    },
  ],
  [
    'a good signature under the id of another key',
    'unsigned',
    () => {
      const { value } = first(world.offer.signed.signatures);
      return { offer: withSignatures([{ key: world.holders.cards.id, value }]) };
    },
  ],
  [
    'a good signature under a name that every object has',
    'unsigned',
    () => ({ offer: withSignatures([{ key: '__proto__', value: first(world.offer.signed.signatures).value }]) }),
  ],
  [
    'a signature of another text',
    'unsigned',
    async () => ({ offer: withSignatures([await signatureOf('release', '{}', world.holders.release)]) }),
  ],
  [
    'a signature of the same text as a manifest',
    'unsigned',
    async () => ({
      offer: withSignatures([await signatureOf('manifest', world.offer.signed.text, world.holders.release)]),
    }),
  ],
  [
    'a signature of the same text as a root',
    'unsigned',
    async () => ({
      offer: withSignatures([await signatureOf('root', world.offer.signed.text, world.holders.release)]),
    }),
  ],
  [
    'a signature that was cut',
    'unsigned',
    () => {
      const { key, value } = first(world.offer.signed.signatures);
      return { offer: withSignatures([{ key, value: value.slice(0, 40) }]) };
    },
  ],
  [
    'a signature with a blank in it',
    'unsigned',
    () => {
      const { key, value } = first(world.offer.signed.signatures);
      return { offer: withSignatures([{ key, value: `${value.slice(0, 40)} ${value.slice(40)}` }]) };
    },
  ],
  ['an empty signature', 'unsigned', () => ({ offer: withSignatures([{ key: world.holders.release.id, value: '' }]) })],
  [
    'a signature that is no Base64',
    'unsigned',
    () => ({ offer: withSignatures([{ key: world.holders.release.id, value: '%'.repeat(88) }]) }),
  ],
  [
    'a bad signature many times',
    'unsigned',
    () => ({
      offer: withSignatures(
        Array.from({ length: 9 }, () => ({ key: world.holders.release.id, value: btoa('0'.repeat(64)) })),
      ),
    }),
  ],
  [
    'a later date written into the text',
    'unsigned',
    () => {
      const { text, signatures } = world.offer.signed;
      return { offer: { ...world.offer, signed: { text: text.replace('2026-11-22', '2027-11-22'), signatures } } };
    },
  ],
  [
    'a blank after the text',
    'unsigned',
    () => ({ offer: { ...world.offer, signed: { ...world.offer.signed, text: `${world.offer.signed.text} ` } } }),
  ],
  [
    'rollback: the release before',
    'older',
    async () => ({ offer: await signedBy({ ...world.release, number: 9 }, world.holders.release) }),
  ],
  [
    'rollback: the first release, signed afresh',
    'older',
    () => released({ number: 1, expiresAt: '2026-12-01T00:00:00.000Z' }).then((offer) => ({ offer })),
  ],
  [
    'rollback: a known number with the version before in it',
    'twice',
    async () => ({
      offer: await offerOf(
        releaseOf(10, [world.accounts, world.older]),
        [world.accounts, world.older],
        world.holders.release,
      ),
    }),
  ],
  [
    'a known number for another shell',
    'twice',
    async () => ({ offer: await released({ number: 10, shell: '0.1.0' }) }),
  ],
  ['freeze: the same release for ever', 'expired', () => ({ offer: world.offer, now: '2026-11-24T00:00:00.000Z' })],
  [
    'freeze: as soon as no clock that is tolerated is still before its end',
    'expired',
    () => ({ offer: world.offer, now: hoursAfterEnd(25) }),
  ],
  [
    'freeze: a higher number that is expired',
    'expired',
    async () => ({ offer: await released({}), now: '2027-11-21T00:00:00.000Z' }),
  ],
  [
    'an end before its beginning',
    'unreadable',
    async () => ({ offer: await released({ expiresAt: '2026-11-20T00:00:00.000Z' }) }),
  ],
  ['an end that is no date', 'unreadable', async () => ({ offer: await released({ expiresAt: 'never' }) })],
  ['no end', 'unreadable', async () => ({ offer: await released({}, ['expiresAt']) })],
  ['no number', 'unreadable', async () => ({ offer: await released({}, ['number']) })],
  ['a number in quotes', 'unreadable', async () => ({ offer: await released({ number: '11' }) })],
  ['half a number', 'unreadable', async () => ({ offer: await released({ number: 11.5 }) })],
  ['a negative number', 'unreadable', async () => ({ offer: await released({ number: -11 }) })],
  [
    'fast-forward: a number that cannot be counted on from',
    'unreadable',
    async () => ({ offer: await released({ number: 2 ** 53 }) }),
  ],
  ['a field that nobody knows', 'unreadable', async () => ({ offer: await released({ also: true }) })],
  ['another schema', 'unreadable', async () => ({ offer: await released({ schema: 2 }) })],
  ['no JSON', 'unreadable', async () => ({ offer: await signedBy('release', world.holders.release) })],
  ['a list instead of a release', 'unreadable', async () => ({ offer: await signedBy('[]', world.holders.release) })],
  ['an empty text', 'unreadable', async () => ({ offer: await signedBy('', world.holders.release) })],
  ['endless data', 'unreadable', async () => ({ offer: await signedBy(' '.repeat(1_000_001), world.holders.release) })],
  ['for another shell', 'other-shell', async () => ({ offer: await released({ shell: '^0.2.0' }) })],
  [
    'for a range of shells that nobody can read',
    'other-shell',
    async () => ({ offer: await released({ shell: '>=0.0.0' }) }),
  ],
  ['a remote without lanes', 'unreadable', async () => ({ offer: await plan({ lanes: [] }) })],
  [
    'a remote that has no version for everyone',
    'unreadable',
    async () => {
      const { version, digest } = world.cards;
      return { offer: await plan({ lanes: [{ version, digest, audience: { to: 'percent', percent: 50 } }] }) };
    },
  ],
  ['a version below the minimum', 'unreadable', async () => ({ offer: await plan({ minVersion: '1.2.0' }) })],
  [
    'a version that was withdrawn',
    'unreadable',
    async () => ({ offer: await plan({ withdrawn: [world.cards.digest] }) }),
  ],
  ['a minimum that cannot be compared', 'unreadable', async () => ({ offer: await plan({ minVersion: 'none' }) })],
  [
    'no minimum',
    'unreadable',
    async () => ({
      offer: await released({
        remotes: { ...world.release.remotes, cards: { lanes: world.release.remotes['cards']?.lanes } },
      }),
    }),
  ],
  [
    'one version that means two things',
    'unreadable',
    async () => {
      const { version } = world.cards;
      const lanes = [world.cards, world.older].map(({ digest }) => ({ version, digest, audience: everyone }));
      return { offer: await plan({ lanes }) };
    },
  ],
  [
    'a digest that is none',
    'unreadable',
    async () => ({ offer: await plan({ lanes: [{ version: '1.1.0', digest: '../main', audience: everyone }] }) }),
  ],
  [
    'a remote that no team answers for',
    'unsigned',
    async () => ({
      offer: await released({ remotes: { ...world.release.remotes, fees: world.release.remotes['cards'] } }),
    }),
  ],
  [
    'a remote under a name that every object has',
    'unsigned',
    async () => ({
      offer: await released({ remotes: { ...world.release.remotes, constructor: world.release.remotes['cards'] } }),
    }),
  ],
  [
    'mix and match: the version of another release',
    'not-listed',
    () => {
      const { remote, digest, signatures } = world.older;
      return { offer: chosen((list) => [first(list), { remote, digest, signatures }]) };
    },
  ],
  ['mix and match: a remote left out', 'not-listed', () => ({ offer: chosen((list) => list.slice(0, 1)) })],
  ['mix and match: a remote twice', 'not-listed', () => ({ offer: chosen((list) => [...list, first(list)]) })],
  [
    'mix and match: a remote that the release does not have',
    'not-listed',
    () => ({ offer: chosen((list) => [...list, { ...first(list), remote: 'fees' }]) }),
  ],
  [
    'mix and match: two remotes swapped',
    'not-listed',
    () => ({
      offer: chosen((list) => list.map((one, index) => ({ ...one, digest: first(list.slice(1 - index)).digest }))),
    }),
  ],
];

describe('an attack on the release runs nothing', () => {
  test.each(onReleases)('%s', async (_name, doubt, attack) => {
    expect(await verify(await attack())).toMatchObject({ at: 'refused', doubt });
  });
});

/** Newer keys with the stranger among those for releases, as somebody wants them to be signed. */
async function withRoot(change: object, ...keys: Key[]): Promise<Attack> {
  const { root, holders, release } = world;
  const { stranger } = holders;
  const next = {
    ...root,
    version: 4,
    keys: { ...root.keys, [stranger.id]: stranger.publicKey },
    release: [stranger.id],
    ...change,
  };
  const offer = await signedBy({ ...release, number: 11 }, stranger);
  return { offer: { ...offer, root: await signText('root', JSON.stringify(next), ...keys) } };
}

/** Attacks on the keys: nothing that is signed with them may run. */
const onKeys: Row[] = [
  ['keys that nobody has signed', 'unsigned', () => withRoot({})],
  ['keys that only one root key has signed', 'unsigned', () => withRoot({}, world.holders.root)],
  ['keys that one root key has signed twice', 'unsigned', () => withRoot({}, world.holders.root, world.holders.root)],
  [
    'keys that everybody but the root keys has signed',
    'unsigned',
    () => withRoot({}, world.holders.release, world.holders.cards, world.holders.accounts, world.holders.stranger),
  ],
  [
    'keys with a root of their own, signed by that alone',
    'unsigned',
    () => withRoot({ root: { keys: [world.holders.stranger.id], threshold: 1 } }, world.holders.stranger),
  ],
  [
    'keys with a root of their own that has not signed',
    'unsigned',
    () =>
      withRoot({ root: { keys: [world.holders.stranger.id], threshold: 1 } }, world.holders.root, world.holders.second),
  ],
  ['the keys from before', 'older', () => withRoot({ version: 2 }, world.holders.root, world.holders.second)],
  [
    'other keys under the same number',
    'older',
    () => withRoot({ version: 3 }, world.holders.root, world.holders.second),
  ],
  [
    'keys that cannot be read',
    'unreadable',
    () => withRoot({ release: 'all' }, world.holders.root, world.holders.second),
  ],
  [
    'keys of which anybody is enough',
    'unreadable',
    () => withRoot({ root: { keys: [], threshold: 0 } }, world.holders.root, world.holders.second),
  ],
  [
    'going back to keys that were replaced',
    'older',
    () => ({
      offer: world.offer,
      stored: { number: 10, issuedAt, content: contentOf(world.release), rootVersion: 4 },
    }),
  ],
];

test('newer keys count once two of three root keys have signed them', async () => {
  const { root, second } = world.holders;
  const verdict = await verify(await withRoot({}, root, second));
  expect(verdict).toMatchObject({ at: 'verified', withheld: [], stored: { number: 11, rootVersion: 4 } });
});

describe('an attack on the keys runs nothing', () => {
  test.each(onKeys)('%s', async (_name, doubt, attack) => {
    expect(await verify(await attack())).toMatchObject({ at: 'refused', doubt });
  });
});

/** Cards as somebody wants it to be, correctly released; the other remote is untouched. */
async function releasedCards(published: Published): Promise<Attack> {
  const versions = [world.accounts, published];
  return {
    offer: await offerOf(releaseOf(11, versions), versions, world.holders.release),
    texts: { [published.digest]: published.text },
  };
}
const cardsBy = async (manifest: object | string, ...keys: Key[]) =>
  releasedCards(await publish({ remote: 'cards', version: '1.1.0' }, manifest, ...keys));
/** Signed by the team of cards itself. */
const teams = (change: Partial<Record<keyof Manifest, unknown>>) =>
  cardsBy({ ...manifestOf('cards', '1.1.0'), ...change }, world.holders.cards);
const listing = (files: object) => teams({ files: { ...manifestOf('cards', '1.1.0').files, ...files } });
const file = { integrity: `sha384-${'A'.repeat(64)}`, length: 1 };
const signedAnew = (...signatures: Published['signatures']): Attack => ({
  offer: chosen((list) => list.map((one) => (one.remote === 'cards' ? { ...one, signatures } : one))),
});

/** Attacks on one version: it does not run, and the remotes beside it do. */
const onManifests: Row[] = [
  [
    'one letter of the text changed',
    'unsigned',
    () => ({ offer: world.offer, texts: { [world.cards.digest]: world.cards.text.replace('c/1.js', 'c/2.js') } }),
  ],
  [
    'the manifest of another remote in its place',
    'unsigned',
    () => ({ offer: world.offer, texts: { [world.cards.digest]: world.accounts.text } }),
  ],
  [
    'the manifest of the version before in its place',
    'unsigned',
    () => ({ offer: world.offer, texts: { [world.cards.digest]: world.older.text } }),
  ],
  ['an empty text', 'unsigned', () => ({ offer: world.offer, texts: { [world.cards.digest]: '' } })],
  ['no text', 'unreachable', async () => ({ ...(await teams({ dossier: 'x' })), texts: {} })],
  ['no signature', 'unsigned', () => signedAnew()],
  [
    'signed by the team of another remote',
    'unsigned',
    async () => cardsBy(manifestOf('cards', '1.1.0'), world.holders.accounts),
  ],
  [
    'signed by the key for releases',
    'unsigned',
    async () => cardsBy(manifestOf('cards', '1.1.0'), world.holders.release),
  ],
  ['signed by a root key', 'unsigned', async () => cardsBy(manifestOf('cards', '1.1.0'), world.holders.root)],
  ['signed by a stranger', 'unsigned', async () => cardsBy(manifestOf('cards', '1.1.0'), world.holders.stranger)],
  [
    'signed as a release',
    'unsigned',
    async () => signedAnew(await signatureOf('release', world.cards.text, world.holders.cards)),
  ],
  ['the signature of the version before', 'unsigned', () => signedAnew(...world.older.signatures)],
  [
    'the signature of the team under the id of another',
    'unsigned',
    () => signedAnew({ key: world.holders.accounts.id, value: first(world.cards.signatures).value }),
  ],
  ['wrong name: the team signs as another remote', 'unreadable', () => teams({ remote: 'accounts' })],
  ['wrong version: an older one under a newer number', 'unreadable', () => teams({ version: '1.0.0' })],
  ['the container of another remote', 'unreadable', () => teams({ container: 'accounts_v1_0_0_h0a1b2c3d' })],
  ['the container of another version', 'unreadable', () => teams({ container: 'cards_v1_0_0_h0a1b2c3d' })],
  ['a container that is no name', 'unreadable', () => teams({ container: 'cards_v1;alert(1)' })],
  ['an entry that is not listed', 'unreadable', () => teams({ entry: 'other.js' })],
  ['an entry under a name that every object has', 'unreadable', () => teams({ entry: 'constructor' })],
  ['a file of every page that is not listed', 'unreadable', () => teams({ preload: ['c/other.js'] })],
  [
    'a file of one page that is not listed',
    'unreadable',
    () => teams({ pages: manifestOf('cards', '1.1.0').pages.map((page) => ({ ...page, files: ['c/other.js'] })) }),
  ],
  ['texts that are not listed', 'unreadable', () => teams({ texts: { en_US: ['c/en.js'], zh_CN: ['c/other.js'] } })],
  [
    'texts of one page that are not listed',
    'unreadable',
    () =>
      teams({
        pages: manifestOf('cards', '1.1.0').pages.map((page) => ({
          ...page,
          texts: { en_US: ['c/other.js'], zh_CN: [] },
        })),
      }),
  ],
  ['texts of one language only', 'unreadable', () => teams({ texts: { en_US: ['c/en.js'] } })],
  ['a path up into the shell', 'unreadable', () => listing({ '../../../s/main.js': file })],
  ['a path up within its folder', 'unreadable', () => listing({ 'c/../../x.js': file })],
  ['a path from the top', 'unreadable', () => listing({ '/s/main.js': file })],
  ['a path with another host', 'unreadable', () => listing({ '//evil.example/x.js': file })],
  ['a whole address', 'unreadable', () => listing({ 'https://evil.example/x.js': file })],
  ['a path that is encoded', 'unreadable', () => listing({ '%2e%2e/x.js': file })],
  ['a path with a backslash', 'unreadable', () => listing({ '..\\x.js': file })],
  ['a path with a query', 'unreadable', () => listing({ 'c/1.js?x': file })],
  ['a hash that browsers ignore', 'unreadable', () => listing({ 'c/1.js': { ...file, integrity: 'sha384-x' } })],
  ['an empty hash', 'unreadable', () => listing({ 'c/1.js': { ...file, integrity: '' } })],
  ['a weaker hash', 'unreadable', () => listing({ 'c/1.js': { ...file, integrity: `sha256-${'A'.repeat(43)}=` } })],
  [
    'two hashes of which either would do',
    'unreadable',
    () => listing({ 'c/1.js': { ...file, integrity: `${file.integrity} sha384-${'B'.repeat(64)}` } }),
  ],
  ['a file without a hash', 'unreadable', () => listing({ 'c/1.js': { length: 1 } })],
  ['a file without a length', 'unreadable', () => listing({ 'c/1.js': { integrity: file.integrity } })],
  ['another door than the one', 'unreadable', () => teams({ expose: './other' })],
  ['a field that nobody knows', 'unreadable', () => teams({ also: 1 } as object)],
  ['another schema', 'unreadable', () => teams({ schema: 2 })],
  ['no JSON', 'unreadable', () => cardsBy('manifest', world.holders.cards)],
];

describe('an attack on a version does not run it, and nothing else suffers', () => {
  test.each(onManifests)('%s', async (_name, doubt, attack) => {
    const verdict = await verify(await attack());
    expect(verdict).toMatchObject({ at: 'verified', withheld: [{ remote: 'cards', doubt }] });
    expect(verdict.at === 'verified' && verdict.release.remotes.map(({ remote }) => remote)).toEqual(['accounts']);
  });
});

test('each of these attacks has a name of its own', () => {
  const names = [
    ...onReleases.map(([name]) => `release: ${name}`),
    ...onManifests.map(([name]) => `manifest: ${name}`),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(40);
});

describe('each field', () => {
  /** Every place in a value, as the way to it. */
  const placesIn = (value: unknown): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [[key], ...placesIn(inner).map((rest) => [key, ...rest])])
      : [];

  function changed(
    value: unknown,
    [key = '', ...rest]: readonly string[],
    change: (holder: Record<string, unknown>, key: string) => void,
  ) {
    // A copy of what JSON can hold; the way was taken from the value itself.
    const copy = structuredClone(value) as Record<string, unknown>;
    let holder = copy;
    for (const step of [key, ...rest].slice(0, -1)) holder = holder[step] as Record<string, unknown>;
    change(holder, [key, ...rest].at(-1) ?? '');
    return copy;
  }
  const remove = (holder: Record<string, unknown>, key: string) =>
    Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key];
  const swap = (holder: Record<string, unknown>, key: string) => (holder[key] = { swapped: true });

  test('of a release that is removed or swapped leaves nothing to run, whoever has signed it', async () => {
    const { release, holders, accounts, cards } = world;
    const higher: SignedRelease = { ...release, number: 11 };
    let tried = 0;
    for (const place of placesIn(higher))
      for (const change of [remove, swap]) {
        const offer = await offerOf(changed(higher, place, change), [accounts, cards], holders.release);
        expect([place, (await verify({ offer })).at]).toEqual([place, 'refused']);
        const { signatures } = world.offer.signed;
        expect((await verify({ offer: { ...offer, signed: { ...offer.signed, signatures } } })).at).toBe('refused');
        tried += 1;
      }
    expect(tried).toBeGreaterThan(30);
  });

  test('of a manifest that is removed or swapped without its team does not run; with it only what needs nothing more', async () => {
    const manifest = manifestOf('cards', '1.1.0');
    // Without them the version is another one, and complete: fewer packages, pages or files ahead of time.
    const mayGo = /^(requires,react|pages,0|preload,0|pages,0,files,[01]|texts,\w+,0)$/;
    for (const place of placesIn(manifest))
      for (const change of [remove, swap]) {
        const other = changed(manifest, place, change);
        const unsigned = { offer: world.offer, texts: { [world.cards.digest]: JSON.stringify(other) } };
        expect([place, await verify(unsigned)]).toMatchObject([place, { withheld: [{ remote: 'cards' }] }]);
        if (change === remove && mayGo.test(place.join())) continue;
        expect([place, await verify(await cardsBy(other, world.holders.cards))]).toMatchObject([
          place,
          { withheld: [{ remote: 'cards' }] },
        ]);
      }
  });
});

describe('10,000 mutations', () => {
  /** Always the same numbers, so that what fails fails again. */
  function numbersFrom(seed: number) {
    let state = seed;
    return (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }
  const mutationCount = Number(process.env['MUTATIONS'] ?? 10_000);
  const pick = numbersFrom(20_261_121);
  const mutations: ((text: string, at: number) => string)[] = [
    (text, at) => text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << pick(7))) + text.slice(at + 1),
    (text, at) => text.slice(0, at) + text.slice(at + 1 + pick(40)),
    (text, at) => text.slice(0, at) + text.slice(at, at + 1 + pick(40)) + text.slice(at),
    (text, at) => text.slice(at) + text.slice(0, at),
    (text, at) => `${text.slice(0, at)} ${text.slice(at)}`,
  ];
  const mutated = (text: string): string => {
    for (;;) {
      const next = first([mutations[pick(mutations.length)]]);
      const other = next?.(text, pick(text.length)) ?? text;
      if (other !== text) return other;
    }
  };

  test('of releases, manifests and signatures are refused, every one', async () => {
    const { offer, cards } = world;
    const { text, signatures } = offer.signed;
    const signature = first(signatures);
    let accepted = 0;
    for (let round = 0; round < mutationCount; round += 1) {
      const kind = round % 4;
      const verdict = await verify(
        kind === 0
          ? { offer: { ...offer, signed: { text: mutated(text), signatures } } }
          : kind === 1
            ? { offer: withSignatures([{ ...signature, value: mutated(signature.value) }]) }
            : kind === 2
              ? { offer, texts: { [cards.digest]: mutated(cards.text) } }
              : signedAnew({ ...first(cards.signatures), value: mutated(first(cards.signatures).value) }),
      );
      if (verdict.at === 'verified' && verdict.withheld.length === 0) accepted += 1;
    }
    expect(accepted).toBe(0);
  }, 120_000);
});

test('a text that is signed twice by one key counts once, and by two keys for either', async () => {
  const { release, holders, accounts, cards } = world;
  const text = JSON.stringify(release);
  const { signatures } = await signText('release', text, holders.stranger, holders.release, holders.release);
  const { chosen: list } = await offerOf(release, [accounts, cards], holders.release);
  expect(await verify({ offer: { signed: { text, signatures }, chosen: list } })).toMatchObject({ at: 'verified' });
});
