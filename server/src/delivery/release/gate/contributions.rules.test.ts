import type { BuildFacts } from '@console/contracts/devops';
import type { Manifest, ReleaseContribution } from '@console/contracts/release';
import { localBuildOf } from '../../../testing/local-build';
import { contributionRefusals, type LiveSlot, type SlotFacts } from './contributions.rules';
import { effectsOf } from './effects.rules';

const object = (names: string[], optional: string[] = []) => ({
  type: 'object',
  properties: Object.fromEntries([...names, ...optional].map((name) => [name, { type: 'string' }])),
  required: names,
  additionalProperties: false,
});

const notes: ReleaseContribution = {
  slot: 'card.tab',
  name: 'notes',
  title: { en_US: 'Notes', zh_CN: '备注' },
  permission: 'cards.card.view',
  files: ['c/list.js'],
};
const slots: BuildFacts['slots'] = [{ name: 'card.tab', props: object(['cardId']) }];
const slot: LiveSlot = { props: object(['cardId']), bytesMax: 1000 };

const live = (change: Partial<SlotFacts> = {}): SlotFacts => ({
  slots: new Map([['card.tab', slot]]),
  contributors: new Map([['card.tab/disputes', { remote: 'disputes', version: '1.0.0' }]]),
  permissions: new Set(['cards.card.view']),
  kinds: new Set(['card', 'cardholder']),
  ...change,
});

const byKind = { slots: new Map([['record.related', { ...slot, isByKind: true }]]) };

const { manifest: plain } = localBuildOf();
const integrity = plain.files['entry.js']?.integrity ?? '';
const sized = (name: string, length: number) => ({ files: { ...plain.files, [name]: { integrity, length } } });

interface Change {
  one?: Partial<ReleaseContribution>;
  more?: ReleaseContribution[];
  manifest?: Partial<Manifest>;
  built?: BuildFacts['slots'];
}

const asking = ({ one = {}, more = [], manifest = {}, built = slots }: Change) => ({
  manifest: { ...plain, contributes: [{ ...notes, ...one }, ...more], ...manifest },
  dossier: { slots: built },
});

test.each<[string, Change, Partial<SlotFacts>]>([
  ['one that fits', {}, {}],
  ['one for everybody who is signed in', { one: { permission: 'signed-in' } }, {}],
  ['two under two names', { more: [{ ...notes, name: 'history' }] }, {}],
  [
    'the same name in another slot',
    { one: { name: 'disputes', slot: 'card.side' } },
    { slots: new Map([['card.side', slot]]) },
  ],
  [
    'a slot that says more than before',
    {},
    { slots: new Map([['card.tab', { ...slot, props: object(['cardId', 'state']) }]]) },
  ],
  ['a build that can do without a field', { built: [{ name: 'card.tab', props: object([], ['cardId']) }] }, {}],
  [
    'a name that begins with a kind of record, where it has to',
    { one: { name: 'cardholder-notes', slot: 'record.related' } },
    byKind,
  ],
  ['as many bytes as the slot allows', { manifest: sized('c/list.js', 900) }, {}],
])('%s passes', (_what, change, facts) => {
  const { slot: name = 'card.tab' } = change.one ?? {};
  const built = change.built ?? [{ name, props: object(['cardId']) }];
  expect(contributionRefusals(asking({ ...change, built }), live(facts))).toEqual([]);
});

test.each<[string, Change, Partial<SlotFacts>, string]>([
  [
    'an unknown slot',
    { one: { slot: 'card.hat' } },
    {},
    'card.hat/notes fills a slot that is not in the live contract',
  ],
  [
    'the name of another remote',
    { one: { name: 'disputes' } },
    {},
    'card.tab/disputes comes from disputes 1.0.0 already',
  ],
  ['a name twice', { more: [notes] }, {}, 'card.tab/notes is contributed twice'],
  ['a name that is no name', { one: { name: 'a b' } }, {}, '"a b" cannot name a contribution'],
  [
    'a permission outside the catalogue',
    { one: { permission: 'cards.card.paint' } },
    {},
    'card.tab/notes needs "cards.card.paint", which is not in the catalogue',
  ],
  ['no permission', { one: { permission: '' } }, {}, 'card.tab/notes needs "", which is not in the catalogue'],
  ['one for visitors', { one: { permission: 'public' } }, {}, 'needs "public", which is not in'],
  ['a title in one language', { one: { title: { en_US: 'Notes', zh_CN: ' ' } } }, {}, 'lacks a title in one language'],
  ['one byte more than the slot allows', { manifest: sized('c/list.js', 2000) }, {}, 'bytes of 1000; load a part'],
  ['an entry that is too large', { manifest: sized('entry.js', 2000) }, {}, 'bytes of 1000; load a part'],
  [
    'a page that says less than it was built to hear',
    { built: [{ name: 'card.tab', props: object(['cardId', 'state']) }] },
    {},
    "doesn't match its slot: the page.state is needed and not always there",
  ],
  ['a build that does not say what it hears', { built: [] }, {}, 'does not say what it was built to hear'],
])('%s is refused with one sentence', (_what, change, facts, expected) => {
  const refusals = contributionRefusals(asking(change), live(facts));
  expect([...new Set(refusals)]).toEqual([expect.stringContaining(expected)]);
  expect(refusals[0]).toMatch(/; .+\.$/);
});

test.each(['notes', 'cardholder', 'holder-notes', 'cardholdernotes-1'])(
  '"%s" is for no kind of record, where a name has to say for which it is',
  (name) => {
    const built = [{ name: 'record.related', props: object(['cardId']) }];
    expect(contributionRefusals(asking({ one: { name, slot: 'record.related' }, built }), live(byKind))).toEqual([
      `record.related/${name} is for no kind of record; begin its name with a kind and a dash, as in cardholder-notes.`,
    ]);
  },
);

test('what is new in pages of others, and what goes, is among the effects', () => {
  const candidateOf = (contributes: ReleaseContribution[]) => {
    const { facts } = localBuildOf();
    const about = { remote: 'cards', version: '1.1.0', provenance: { commit: 'abc', builder: 'a test' } };
    return { manifest: { ...plain, contributes }, dossier: { ...facts, ...about, justification: 'As a test.' } };
  };
  const effects = effectsOf(candidateOf([notes]), candidateOf([{ ...notes, name: 'history' }]));
  expect(effects).toContain('New contributions: card.tab/notes.');
  expect(effects).toContain('Removed contributions: card.tab/history.');
});
