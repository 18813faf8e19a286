import {
  briefOf,
  type BriefManifest,
  type Manifest,
  type ReleaseOffer,
  type SignedRelease,
} from '@console/contracts/release';
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

/** Creates a world in which release 10 is live: cards 1.1.0 replaced 1.0.0; accounts is at 1.0.0. */
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

/** Input under the attacker's control: the offer, the texts served at manifest addresses, and the time. */
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

/** Returns an offer of a changed release, signed with the real release key of the server. */
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

test('a correctly signed offer is verified, and the remote has the version and manifest of the release', async () => {
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

test('a version with a brief manifest is verified before its file list is fetched', async () => {
  const verdict = await verify(await briefly({}));
  expect(verdict).toMatchObject({ at: 'verified', withheld: [] });
  expect(verdict.at === 'verified' && verdict.release.remotes.map(({ manifest }) => manifest)).toContainEqual(
    briefManifestOf('cards', '1.1.0'),
  );
});

test('a rollback is accepted: a release with a higher number that lists the older version', async () => {
  const back = releaseOf(11, [world.accounts, world.older]);
  const verdict = await verify({ offer: await offerOf(back, [world.accounts, world.older], world.holders.release) });
  expect(verdict).toMatchObject({ at: 'verified', release: { number: 11 } });
});

test('a re-signed release with the same number and content is accepted', async () => {
  const renewed = { ...world.release, expiresAt: '2026-11-22T01:00:00.000Z' };
  expect(await verify({ offer: await signedBy(renewed, world.holders.release) })).toMatchObject({ at: 'verified' });
});

test('a release is accepted on a machine whose clock is a day ahead', async () => {
  expect(await verify({ offer: world.offer, now: hoursAfterEnd(24) })).toMatchObject({ at: 'verified' });
});

test('an expired release is accepted only if it was verified before it expired', async () => {
  const { root, offer } = world;
  const late = { root, now: new Date('2027-01-01'), shell: '0.1.0', stored: null };
  const fetchManifest = (digest: string) =>
    Promise.resolve([world.accounts, world.cards].find((one) => one.digest === digest)?.text ?? '');
  expect(await verifyOffer(offer, { ...late, fetchManifest })).toMatchObject({ doubt: 'expired' });
  expect(await verifyOffer(offer, { ...late, fetchManifest, mayBeExpired: true })).toMatchObject({ at: 'verified' });
});

/** A clock set to this many hours after the live release expires. */
const hoursAfterEnd = (hours: number) => new Date(Date.parse(expiresAt) + hours * 3_600_000).toISOString();

type Row = [name: string, doubt: Doubt, attack: () => Attack | Promise<Attack>];

/**
 * Attacks on the release, each of which must be refused completely. Prefixes are the attack names of The Update
 * Framework.
 */
const onReleases: Row[] = [
  ['no signature at all', 'unsigned', () => ({ offer: withSignatures([]) })],
  ['signed by a team key', 'unsigned', async () => ({ offer: await signedBy(world.release, world.holders.cards) })],
  ['signed by a root key', 'unsigned', async () => ({ offer: await signedBy(world.release, world.holders.root) })],
  [
    'signed by a key that is not in the root',
    'unsigned',
    async () => ({ offer: await signedBy(world.release, world.holders.stranger) }),
  ],
  [
    'signed by an unknown key under the id of the release key',
    'unsigned',
    async () => {
      const id = world.holders.release.id;
      return { offer: await signedBy(world.release, { ...(await makeKey()), id }) };
    },
  ],
  [
    'a valid signature under the id of another key',
    'unsigned',
    () => {
      const { value } = first(world.offer.signed.signatures);
      return { offer: withSignatures([{ key: world.holders.cards.id, value }]) };
    },
  ],
  [
    'a valid signature under the name of an Object.prototype property as key id',
    'unsigned',
    () => ({ offer: withSignatures([{ key: '__proto__', value: first(world.offer.signed.signatures).value }]) }),
  ],
  [
    'a signature of another text',
    'unsigned',
    async () => ({ offer: withSignatures([await signatureOf('release', '{}', world.holders.release)]) }),
  ],
  [
    'a signature of the same text with kind manifest',
    'unsigned',
    async () => ({
      offer: withSignatures([await signatureOf('manifest', world.offer.signed.text, world.holders.release)]),
    }),
  ],
  [
    'a signature of the same text with kind root',
    'unsigned',
    async () => ({
      offer: withSignatures([await signatureOf('root', world.offer.signed.text, world.holders.release)]),
    }),
  ],
  [
    'a truncated signature',
    'unsigned',
    () => {
      const { key, value } = first(world.offer.signed.signatures);
      return { offer: withSignatures([{ key, value: value.slice(0, 40) }]) };
    },
  ],
  [
    'a signature that contains a space',
    'unsigned',
    () => {
      const { key, value } = first(world.offer.signed.signatures);
      return { offer: withSignatures([{ key, value: `${value.slice(0, 40)} ${value.slice(40)}` }]) };
    },
  ],
  ['an empty signature', 'unsigned', () => ({ offer: withSignatures([{ key: world.holders.release.id, value: '' }]) })],
  [
    'a signature that is not Base64',
    'unsigned',
    () => ({ offer: withSignatures([{ key: world.holders.release.id, value: '%'.repeat(88) }]) }),
  ],
  [
    'an invalid signature repeated many times',
    'unsigned',
    () => ({
      offer: withSignatures(
        Array.from({ length: 9 }, () => ({ key: world.holders.release.id, value: btoa('0'.repeat(64)) })),
      ),
    }),
  ],
  [
    'a later expiry date inserted into the signed text',
    'unsigned',
    () => {
      const { text, signatures } = world.offer.signed;
      return { offer: { ...world.offer, signed: { text: text.replace('2026-11-22', '2027-11-22'), signatures } } };
    },
  ],
  [
    'a space after the signed text',
    'unsigned',
    () => ({ offer: { ...world.offer, signed: { ...world.offer.signed, text: `${world.offer.signed.text} ` } } }),
  ],
  [
    'rollback: the previous release',
    'older',
    async () => ({ offer: await signedBy({ ...world.release, number: 9 }, world.holders.release) }),
  ],
  [
    'rollback: the first release, signed again',
    'older',
    () => released({ number: 1, expiresAt: '2026-12-01T00:00:00.000Z' }).then((offer) => ({ offer })),
  ],
  [
    'rollback: a stored number whose content lists the previous version',
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
    'a stored number with another shell range',
    'twice',
    async () => ({ offer: await released({ number: 10, shell: '0.1.0' }) }),
  ],
  ['freeze: the same release forever', 'expired', () => ({ offer: world.offer, now: '2026-11-24T00:00:00.000Z' })],
  ['freeze: expired by the whole clock tolerance', 'expired', () => ({ offer: world.offer, now: hoursAfterEnd(25) })],
  [
    'freeze: a higher number that has expired',
    'expired',
    async () => ({ offer: await released({}), now: '2027-11-21T00:00:00.000Z' }),
  ],
  [
    'an expiry date before the issue date',
    'unreadable',
    async () => ({ offer: await released({ expiresAt: '2026-11-20T00:00:00.000Z' }) }),
  ],
  ['an expiry date that is not a date', 'unreadable', async () => ({ offer: await released({ expiresAt: 'never' }) })],
  ['no expiry date', 'unreadable', async () => ({ offer: await released({}, ['expiresAt']) })],
  ['no number', 'unreadable', async () => ({ offer: await released({}, ['number']) })],
  ['a number as a string', 'unreadable', async () => ({ offer: await released({ number: '11' }) })],
  ['a fractional number', 'unreadable', async () => ({ offer: await released({ number: 11.5 }) })],
  ['a negative number', 'unreadable', async () => ({ offer: await released({ number: -11 }) })],
  [
    'fast-forward: a number that cannot be incremented safely',
    'unreadable',
    async () => ({ offer: await released({ number: 2 ** 53 }) }),
  ],
  ['an unknown field', 'unreadable', async () => ({ offer: await released({ also: true }) })],
  ['another schema', 'unreadable', async () => ({ offer: await released({ schema: 2 }) })],
  ['a text that is not JSON', 'unreadable', async () => ({ offer: await signedBy('release', world.holders.release) })],
  ['a list instead of a release', 'unreadable', async () => ({ offer: await signedBy('[]', world.holders.release) })],
  ['an empty text', 'unreadable', async () => ({ offer: await signedBy('', world.holders.release) })],
  [
    'oversized data',
    'unreadable',
    async () => ({ offer: await signedBy(' '.repeat(1_000_001), world.holders.release) }),
  ],
  ['for another shell', 'other-shell', async () => ({ offer: await released({ shell: '^0.2.0' }) })],
  ['an invalid range of shell versions', 'other-shell', async () => ({ offer: await released({ shell: '>=0.0.0' }) })],
  ['a remote without lanes', 'unreadable', async () => ({ offer: await plan({ lanes: [] }) })],
  [
    'a remote without a version for all users',
    'unreadable',
    async () => {
      const { version, digest } = world.cards;
      return { offer: await plan({ lanes: [{ version, digest, audience: { to: 'percent', percent: 50 } }] }) };
    },
  ],
  ['a version below the minimum', 'unreadable', async () => ({ offer: await plan({ minVersion: '1.2.0' }) })],
  ['a withdrawn version', 'unreadable', async () => ({ offer: await plan({ withdrawn: [world.cards.digest] }) })],
  [
    'a minimum version that cannot be compared',
    'unreadable',
    async () => ({ offer: await plan({ minVersion: 'none' }) }),
  ],
  [
    'no minimum version',
    'unreadable',
    async () => ({
      offer: await released({
        remotes: { ...world.release.remotes, cards: { lanes: world.release.remotes['cards']?.lanes } },
      }),
    }),
  ],
  [
    'one version with two digests',
    'unreadable',
    async () => {
      const { version } = world.cards;
      const lanes = [world.cards, world.older].map(({ digest }) => ({ version, digest, audience: everyone }));
      return { offer: await plan({ lanes }) };
    },
  ],
  [
    'an invalid digest',
    'unreadable',
    async () => ({ offer: await plan({ lanes: [{ version: '1.1.0', digest: '../main', audience: everyone }] }) }),
  ],
  [
    'a remote without a team key',
    'unsigned',
    async () => ({
      offer: await released({ remotes: { ...world.release.remotes, fees: world.release.remotes['cards'] } }),
    }),
  ],
  [
    'a remote named like an Object.prototype property',
    'unsigned',
    async () => ({
      offer: await released({ remotes: { ...world.release.remotes, constructor: world.release.remotes['cards'] } }),
    }),
  ],
  [
    'mix and match: a version from another release',
    'not-listed',
    () => {
      const { remote, digest, signatures } = world.older;
      return { offer: chosen((list) => [first(list), { remote, digest, signatures }]) };
    },
  ],
  ['mix and match: a missing remote', 'not-listed', () => ({ offer: chosen((list) => list.slice(0, 1)) })],
  ['mix and match: a remote twice', 'not-listed', () => ({ offer: chosen((list) => [...list, first(list)]) })],
  [
    'mix and match: a remote that is not in the release',
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

describe('an attack on the release is refused as a whole', () => {
  test.each(onReleases)('%s', async (_name, doubt, attack) => {
    expect(await verify(await attack())).toMatchObject({ at: 'refused', doubt });
  });
});

/** Returns an attack with newer keys that include the stranger as release key, signed by `keys`. */
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

/** Attacks on the keys; everything signed with them must be refused. */
const onKeys: Row[] = [
  ['keys without a signature', 'unsigned', () => withRoot({})],
  ['keys signed by one root key only', 'unsigned', () => withRoot({}, world.holders.root)],
  ['keys signed twice by the same root key', 'unsigned', () => withRoot({}, world.holders.root, world.holders.root)],
  [
    'keys signed by all keys except the root keys',
    'unsigned',
    () => withRoot({}, world.holders.release, world.holders.cards, world.holders.accounts, world.holders.stranger),
  ],
  [
    'keys with a new root key, signed only by that key',
    'unsigned',
    () => withRoot({ root: { keys: [world.holders.stranger.id], threshold: 1 } }, world.holders.stranger),
  ],
  [
    'keys with a new root key that has not signed them',
    'unsigned',
    () =>
      withRoot({ root: { keys: [world.holders.stranger.id], threshold: 1 } }, world.holders.root, world.holders.second),
  ],
  ['the previous keys', 'older', () => withRoot({ version: 2 }, world.holders.root, world.holders.second)],
  [
    'other keys under the same version number',
    'older',
    () => withRoot({ version: 3 }, world.holders.root, world.holders.second),
  ],
  [
    'keys that cannot be read',
    'unreadable',
    () => withRoot({ release: 'all' }, world.holders.root, world.holders.second),
  ],
  [
    'keys with a threshold of zero',
    'unreadable',
    () => withRoot({ root: { keys: [], threshold: 0 } }, world.holders.root, world.holders.second),
  ],
  [
    'an offer without the newer keys that the browser has stored',
    'older',
    () => ({
      offer: world.offer,
      stored: { number: 10, issuedAt, content: contentOf(world.release), rootVersion: 4 },
    }),
  ],
];

test('newer keys are accepted once two of the three root keys have signed them', async () => {
  const { root, second } = world.holders;
  const verdict = await verify(await withRoot({}, root, second));
  expect(verdict).toMatchObject({ at: 'verified', withheld: [], stored: { number: 11, rootVersion: 4 } });
});

describe('an attack on the keys is refused as a whole', () => {
  test.each(onKeys)('%s', async (_name, doubt, attack) => {
    expect(await verify(await attack())).toMatchObject({ at: 'refused', doubt });
  });
});

/** Returns an offer of a correct release with this version of cards; accounts is unchanged. */
async function releasedCards(published: Published): Promise<Attack> {
  const versions = [world.accounts, published];
  return {
    offer: await offerOf(releaseOf(11, versions), versions, world.holders.release),
    texts: { [published.digest]: published.text },
  };
}
const cardsBy = async (manifest: object | string, ...keys: Key[]) =>
  releasedCards(await publish({ remote: 'cards', version: '1.1.0' }, manifest, ...keys));
/** Returns an offer of a changed cards manifest, signed by the cards team. */
const teams = (change: Partial<Record<keyof Manifest, unknown>>) =>
  cardsBy({ ...manifestOf('cards', '1.1.0'), ...change }, world.holders.cards);
/** Returns an offer of a changed brief manifest of cards, signed by the cards team. */
const briefly = (change: Partial<Record<keyof BriefManifest, unknown>> & { preload?: string[] }) =>
  cardsBy({ ...briefManifestOf('cards', '1.1.0'), ...change }, world.holders.cards);
const briefManifestOf = (remote: string, version: string): BriefManifest =>
  briefOf({ ...manifestOf(remote, version), dossier: 'd'.repeat(64) }, { digest: '0'.repeat(64), length: 1 });
const listing = (files: object) => teams({ files: { ...manifestOf('cards', '1.1.0').files, ...files } });
const file = { integrity: `sha384-${'A'.repeat(64)}`, length: 1 };
const signedAnew = (...signatures: Published['signatures']): Attack => ({
  offer: chosen((list) => list.map((one) => (one.remote === 'cards' ? { ...one, signatures } : one))),
});

/** Attacks on one version, which must be withheld while the other remotes run. */
const onManifests: Row[] = [
  [
    'one changed letter in the manifest text',
    'unsigned',
    () => ({ offer: world.offer, texts: { [world.cards.digest]: world.cards.text.replace('c/1.js', 'c/2.js') } }),
  ],
  [
    'the manifest of another remote',
    'unsigned',
    () => ({ offer: world.offer, texts: { [world.cards.digest]: world.accounts.text } }),
  ],
  [
    'the manifest of the previous version',
    'unsigned',
    () => ({ offer: world.offer, texts: { [world.cards.digest]: world.older.text } }),
  ],
  ['an empty manifest text', 'unsigned', () => ({ offer: world.offer, texts: { [world.cards.digest]: '' } })],
  ['a manifest that cannot be fetched', 'unreachable', async () => ({ ...(await teams({ dossier: 'x' })), texts: {} })],
  ['no signature', 'unsigned', () => signedAnew()],
  [
    'signed by the team of another remote',
    'unsigned',
    async () => cardsBy(manifestOf('cards', '1.1.0'), world.holders.accounts),
  ],
  ['signed by the release key', 'unsigned', async () => cardsBy(manifestOf('cards', '1.1.0'), world.holders.release)],
  ['signed by a root key', 'unsigned', async () => cardsBy(manifestOf('cards', '1.1.0'), world.holders.root)],
  ['signed by a stranger', 'unsigned', async () => cardsBy(manifestOf('cards', '1.1.0'), world.holders.stranger)],
  [
    'signed with kind release',
    'unsigned',
    async () => signedAnew(await signatureOf('release', world.cards.text, world.holders.cards)),
  ],
  ['the signature of the previous version', 'unsigned', () => signedAnew(...world.older.signatures)],
  [
    'the team signature under the id of another key',
    'unsigned',
    () => signedAnew({ key: world.holders.accounts.id, value: first(world.cards.signatures).value }),
  ],
  ['wrong name: the team signs a manifest of another remote', 'unreadable', () => teams({ remote: 'accounts' })],
  [
    'wrong version: a manifest of an older version under a newer number',
    'unreadable',
    () => teams({ version: '1.0.0' }),
  ],
  ['the container name of another remote', 'unreadable', () => teams({ container: 'accounts_v1_0_0_h0a1b2c3d' })],
  ['the container name of another version', 'unreadable', () => teams({ container: 'cards_v1_0_0_h0a1b2c3d' })],
  ['an invalid container name', 'unreadable', () => teams({ container: 'cards_v1;alert(1)' })],
  ['an entry that is not listed', 'unreadable', () => teams({ entry: 'other.js' })],
  ['an entry named like an Object.prototype property', 'unreadable', () => teams({ entry: 'constructor' })],
  ['an unlisted preload file', 'unreadable', () => teams({ preload: ['c/other.js'] })],
  [
    'an unlisted file of one page',
    'unreadable',
    () => teams({ pages: manifestOf('cards', '1.1.0').pages.map((page) => ({ ...page, files: ['c/other.js'] })) }),
  ],
  ['unlisted translation files', 'unreadable', () => teams({ texts: { en_US: ['c/en.js'], zh_CN: ['c/other.js'] } })],
  [
    'unlisted translation files of one page',
    'unreadable',
    () =>
      teams({
        pages: manifestOf('cards', '1.1.0').pages.map((page) => ({
          ...page,
          texts: { en_US: ['c/other.js'], zh_CN: [] },
        })),
      }),
  ],
  ['translation files for one language only', 'unreadable', () => teams({ texts: { en_US: ['c/en.js'] } })],
  ['a path that climbs into the shell folder', 'unreadable', () => listing({ '../../../s/main.js': file })],
  ['a path that climbs out of the version folder', 'unreadable', () => listing({ 'c/../../x.js': file })],
  ['an absolute path', 'unreadable', () => listing({ '/s/main.js': file })],
  ['a protocol-relative path to another host', 'unreadable', () => listing({ '//evil.example/x.js': file })],
  ['an absolute URL', 'unreadable', () => listing({ 'https://evil.example/x.js': file })],
  ['a percent-encoded path', 'unreadable', () => listing({ '%2e%2e/x.js': file })],
  ['a path with a backslash', 'unreadable', () => listing({ '..\\x.js': file })],
  ['a path with a query', 'unreadable', () => listing({ 'c/1.js?x': file })],
  [
    'a malformed hash, which browsers would ignore',
    'unreadable',
    () => listing({ 'c/1.js': { ...file, integrity: 'sha384-x' } }),
  ],
  ['an empty hash', 'unreadable', () => listing({ 'c/1.js': { ...file, integrity: '' } })],
  ['a weaker hash', 'unreadable', () => listing({ 'c/1.js': { ...file, integrity: `sha256-${'A'.repeat(43)}=` } })],
  [
    'two hashes, of which browsers would accept either',
    'unreadable',
    () => listing({ 'c/1.js': { ...file, integrity: `${file.integrity} sha384-${'B'.repeat(64)}` } }),
  ],
  ['a file without a hash', 'unreadable', () => listing({ 'c/1.js': { length: 1 } })],
  ['a file without a length', 'unreadable', () => listing({ 'c/1.js': { integrity: file.integrity } })],
  ['another exposed module', 'unreadable', () => teams({ expose: './other' })],
  ['an unknown field', 'unreadable', () => teams({ also: 1 } as object)],
  ['another schema', 'unreadable', () => teams({ schema: 3 })],
  ['a brief schema over a manifest with files', 'unreadable', () => teams({ schema: 2 })],
  ['a whole schema over a manifest with a file list', 'unreadable', () => briefly({ schema: 1 })],
  ['a manifest without a schema', 'unreadable', () => teams({ schema: undefined })],
  [
    'another digest of the file list than the team signed',
    'unsigned',
    async () => {
      const { offer, texts = {} } = await briefly({});
      const changed = Object.entries(texts).map(([digest, text]) => [digest, text.replace('"0000', '"1111')]);
      return { offer, texts: Object.fromEntries(changed) };
    },
  ],
  ['a file list with a weak digest', 'unreadable', () => briefly({ files: { digest: 'a'.repeat(40), length: 1 } })],
  ['a file list without a digest', 'unreadable', () => briefly({ files: { length: 1 } })],
  ['files beside the file list', 'unreadable', () => briefly({ preload: ['c/1.js'] })],
  ['a brief manifest of another remote', 'unreadable', () => briefly({ remote: 'accounts' })],
  ['a brief manifest of an older version', 'unreadable', () => briefly({ version: '1.0.0' })],
  [
    'the container name of another version in a brief manifest',
    'unreadable',
    () => briefly({ container: 'cards_v1_0_0_h0a1b2c3d' }),
  ],
  ['a text that is not JSON', 'unreadable', () => cardsBy('manifest', world.holders.cards)],
];

describe('an attack on a version withholds this version and no other', () => {
  test.each(onManifests)('%s', async (_name, doubt, attack) => {
    const verdict = await verify(await attack());
    expect(verdict).toMatchObject({ at: 'verified', withheld: [{ remote: 'cards', doubt }] });
    expect(verdict.at === 'verified' && verdict.release.remotes.map(({ remote }) => remote)).toEqual(['accounts']);
  });
});

test('the attack names are unique', () => {
  const names = [
    ...onReleases.map(([name]) => `release: ${name}`),
    ...onManifests.map(([name]) => `manifest: ${name}`),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(40);
});

describe('a field', () => {
  /** Returns the path of each property in a value, at all depths. */
  const placesIn = (value: unknown): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [[key], ...placesIn(inner).map((rest) => [key, ...rest])])
      : [];

  function changed(
    value: unknown,
    [key = '', ...rest]: readonly string[],
    change: (holder: Record<string, unknown>, key: string) => void,
  ) {
    // `placesIn` took the path from this same JSON value.
    const copy = structuredClone(value) as Record<string, unknown>;
    let holder = copy;
    for (const step of [key, ...rest].slice(0, -1)) holder = holder[step] as Record<string, unknown>;
    change(holder, [key, ...rest].at(-1) ?? '');
    return copy;
  }
  const remove = (holder: Record<string, unknown>, key: string) =>
    Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key];
  const swap = (holder: Record<string, unknown>, key: string) => (holder[key] = { swapped: true });

  test('of a release that is removed or replaced makes the release refused, with a new or the original signature', async () => {
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

  test.each([
    ['whole', manifestOf('cards', '1.1.0')],
    ['brief', briefManifestOf('cards', '1.1.0')],
  ])(
    'of a %s manifest that is removed or replaced withholds the version, unless the team signs it and the field is an optional list item',
    async (_form, manifest) => {
      // Removing these list items leaves a valid manifest: fewer packages, pages or preloaded files.
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
    },
  );
});

describe('10,000 mutations', () => {
  /** A seeded generator, so that a failure is reproducible. */
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

  test('all mutations of releases, manifests and signatures are refused', async () => {
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
  });
});

test('the signature of the release key counts among several signatures of the same text', async () => {
  const { release, holders, accounts, cards } = world;
  const text = JSON.stringify(release);
  const { signatures } = await signText('release', text, holders.stranger, holders.release, holders.release);
  const { chosen: list } = await offerOf(release, [accounts, cards], holders.release);
  expect(await verify({ offer: { signed: { text, signatures }, chosen: list } })).toMatchObject({ at: 'verified' });
});
