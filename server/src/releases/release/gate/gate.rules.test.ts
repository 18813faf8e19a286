import type { BuildFacts } from '@console/contracts/releases';
import type { Manifest } from '@console/contracts/release';
import { localBuildOf, pageOf } from '../../../testing/local-build';
import { justification } from '../../../testing/publication';
import { containerOf } from '../container';
import { effectsOf } from './effects.rules';
import { refusalsAtGate, type Candidate, type LiveFacts } from './gate.rules';

interface Change {
  version?: string;
  manifest?: Partial<Manifest>;
  facts?: Partial<BuildFacts>;
  justification?: string;
}

function candidateOf({ version = '1.1.0', ...change }: Change = {}): Candidate {
  const { manifest, facts } = localBuildOf({ version, manifest: change.manifest, facts: change.facts });
  const provenance = { commit: 'abc', builder: 'a test' };
  const about = { remote: manifest.remote, version, provenance, justification: change.justification ?? justification };
  return { manifest, dossier: { ...facts, ...about } };
}

const object = (properties: object, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const id = object({ id: { type: 'string' } }, ['id']);
const idAndNote = object({ id: { type: 'string' }, note: { type: 'string' } }, ['id', 'note']);
const optionalNote = object({ id: { type: 'string' }, note: { type: 'string' } }, ['id']);
const call = { path: '/card/detail', permission: 'cards.card.view', hash: 'built', input: id, output: id };

const live = (change: Partial<LiveFacts> = {}): LiveFacts => ({
  shell: { shared: { react: '19.3.1' }, federation: '2.9.2' },
  owners: new Map([['index', { remote: 'accounts', version: '1.0.0' }]]),
  menuPages: new Set(['index', 'cards-balance']),
  permissions: new Set(['cards.card.view', 'cards.card.create']),
  slots: new Map([['card.tab', { props: id, bytesMax: 300_000 }]]),
  kinds: new Set(['card']),
  contributors: new Map(),
  operations: new Map([['/card/detail', call]]),
  replaced: candidateOf({ version: '1.0.0' }),
  isTaken: false,
  container: containerOf({ remote: 'cards', version: '1.1.0' }),
  ...change,
});

const files = localBuildOf().manifest.files;
const heavy = { ...files, 'c/list.js': { integrity: files['entry.js']?.integrity ?? '', length: 700_000 } };
const liveCall = (change: Partial<typeof call>) => ({
  operations: new Map([['/card/detail', { ...call, hash: 'live', ...change }]]),
});
const tab = {
  slot: 'card.tab',
  name: 'notes',
  title: { en_US: 'Notes', zh_CN: '备注' },
  permission: 'cards.card.view',
  files: ['c/list.js'],
};
const calling = { facts: { operations: [call] } };

test.each<[string, Change, Partial<LiveFacts>]>([
  ['a plain version', {}, {}],
  [
    'a remote that only contributes',
    { manifest: { pages: [], contributes: [tab] }, facts: { slots: [{ name: 'card.tab', props: id }] } },
    { replaced: null },
  ],
  ['the first version of a remote', {}, { replaced: null }],
  ['an additional page', { manifest: { pages: [pageOf('cards-balance'), pageOf('card-wallet')] } }, {}],
  [
    'the removal of a page that no menu shows',
    {},
    { replaced: candidateOf({ manifest: { pages: [pageOf('cards-balance'), pageOf('old')] } }) },
  ],
  ['an unchanged API operation', calling, {}],
  ['a live API operation with an additional response field', calling, liveCall({ output: idAndNote })],
  ['a live API operation with an additional optional field', calling, liveCall({ input: optionalNote })],
  ['a newer state schema that can read the old one', { facts: { handover: { writes: 2, reads: [1, 2] } } }, {}],
  ['a newer shell within the range', {}, { shell: { shared: { react: '19.9.0' }, federation: '2.9.2' } }],
])('%s passes', (_what, change, facts) => {
  expect(refusalsAtGate(candidateOf(change), live(facts))).toEqual([]);
});

test.each<[string, Change, Partial<LiveFacts>, string]>([
  ['an existing version', {}, { isTaken: true }, 'is already published and immutable; increase the version'],
  [
    'a version without three numbers',
    { version: '1.1' },
    { container: containerOf({ remote: 'cards', version: '1.1' }) },
    '"1.1" is not a version',
  ],
  ['a container of another version', {}, { container: 'cards_v9' }, 'instead of cards_v9'],
  ['a short justification', { justification: 'fix' }, {}, 'fewer than 20 characters'],
  ['a justification of blanks', { justification: ' '.repeat(30) }, {}, 'fewer than 20 characters'],
  [
    'a file outside its folder',
    { manifest: { files: { ...files, '../x.js': heavy['c/list.js'] } } },
    {},
    'The file name "../x.js" is not allowed',
  ],
  [
    'an image type that can contain scripts',
    { manifest: { files: { ...files, 'icons/card.svg': heavy['c/list.js'] } } },
    {},
    'The file name "icons/card.svg" is not allowed',
  ],
  [
    'an HTML document',
    { manifest: { files: { ...files, 'x.html': heavy['c/list.js'] } } },
    {},
    'The file name "x.html" is not allowed',
  ],
  [
    'a file name that makes the path too long',
    { manifest: { files: { ...files, [`${'x'.repeat(180)}.js`]: heavy['c/list.js'] } } },
    {},
    'x.js" is not allowed',
  ],
  [
    'a file without a hash',
    { manifest: { files: { ...files, 'entry.js': { integrity: 'x', length: 1 } } } },
    {},
    'entry.js has no SHA-384',
  ],
  [
    'an entry that is not listed',
    { manifest: { entry: 'other.js' } },
    {},
    '"other.js" is required but missing from the files',
  ],
  [
    'an entry named after a prototype property',
    { manifest: { entry: 'constructor' } },
    {},
    '"constructor" is required',
  ],
  [
    'too many bytes on a page',
    { manifest: { files: heavy } },
    {},
    'The first paint of cards-balance needs more than 600000 bytes',
  ],
  [
    'too many bytes',
    {
      manifest: {
        files: { ...files, 'c/big.js': { integrity: files['entry.js']?.integrity ?? '', length: 2_000_001 } },
      },
    },
    {},
    'All files together have',
  ],
  [
    'another version of Module Federation',
    { manifest: { federation: '2.8.0' } },
    {},
    'Module Federation 2.8.0, the shell with 2.9.2',
  ],
  [
    'a range that the shell does not satisfy',
    { manifest: { requires: { react: '^20.0.0' } } },
    {},
    'react is required in ^20.0.0, but the live shell has 19.3.1',
  ],
  [
    'a package that the shell lacks',
    { manifest: { requires: { lodash: '^4.0.0' } } },
    {},
    'lodash is not provided by the live shell',
  ],
  [
    'a contribution to an unknown slot',
    { manifest: { contributes: [{ ...tab, slot: 'card.hat' }] } },
    {},
    'card.hat/notes fills',
  ],
  [
    'a contribution with an unlisted file',
    {
      manifest: { contributes: [{ ...tab, files: ['c/gone.js'] }] },
      facts: { slots: [{ name: 'card.tab', props: id }] },
    },
    {},
    '"c/gone.js" is required but missing from the files',
  ],
  ['a version without pages', { manifest: { pages: [] } }, { menuPages: new Set() }, 'It has no pages'],
  [
    'a page of another remote',
    { manifest: { pages: [pageOf('cards-balance'), pageOf('index')] } },
    {},
    'index is already a page of accounts 1.0.0',
  ],
  [
    'a duplicate page',
    { manifest: { pages: [pageOf('cards-balance'), pageOf('cards-balance')] } },
    {},
    'cards-balance is listed twice',
  ],
  [
    'the removal of a page that a menu shows',
    { manifest: { pages: [pageOf('card-wallet')] } },
    {},
    'A menu opens cards-balance',
  ],
  [
    'a permission outside the catalogue',
    { manifest: { pages: [pageOf('cards-balance', { permission: 'cards.card.paint' })] } },
    {},
    'needs cards.card.paint, which is not in the catalogue',
  ],
  [
    'a title in one language',
    { manifest: { pages: [pageOf('cards-balance', { title: { en_US: 'Cards', zh_CN: ' ' } })] } },
    {},
    'has no title in one language',
  ],
  ['a text without Chinese', { facts: { locales: { en_US: ['a', 'b'], zh_CN: ['a'] } } }, {}, 'b has no Chinese text'],
  ['a text without English', { facts: { locales: { en_US: ['a'], zh_CN: ['a', 'b'] } } }, {}, 'b has no English text'],
  ['a removed API operation', calling, { operations: new Map() }, '/card/detail is called but does not exist'],
  [
    'an API operation with another required field',
    calling,
    liveCall({ input: idAndNote }),
    'the request.note is required but not always sent',
  ],
  [
    'an API operation with a removed response field',
    { facts: { operations: [{ ...call, output: idAndNote }] } },
    liveCall({ output: id }),
    'the answer.note is required but not always sent',
  ],
  [
    'an API operation with a response field of another type',
    calling,
    liveCall({ output: object({ id: { type: 'integer' } }, ['id']) }),
    'the answer.id is integer instead of string',
  ],
  [
    'an API operation with another permission',
    calling,
    liveCall({ permission: 'cards.card.create' }),
    'it needs cards.card.create instead of cards.card.view',
  ],
  ['an unreadable state schema', { facts: { handover: { writes: 2, reads: [2] } } }, {}, 'add 1 to handover.reads'],
])('%s is refused with the reason', (_what, change, facts, expected) => {
  const refusals = refusalsAtGate(candidateOf(change), live(facts));
  expect(refusals).toEqual([expect.stringContaining(expected)]);
  expect(refusals[0]).toMatch(/; .+\.$|\.$/);
});

test('the effects list differences from the live version', () => {
  const next = candidateOf({ manifest: { pages: [pageOf('cards-balance'), pageOf('card-wallet')] }, ...calling });
  expect(effectsOf(next, candidateOf({ version: '1.0.0' }))).toEqual([
    'cards 1.0.0 stays live for everyone until 1.1.0 is activated.',
    'New pages: card-wallet (for users with permission cards.card.view).',
    'New calls: /card/detail.',
    expect.stringMatching(/^Files: \d+ bytes, \d+ before\.$/),
  ]);
  expect(effectsOf(next, null)[0]).toBe('cards is new: no one gets 1.1.0 until it is activated.');
});
