import type { BuildFacts } from '@console/contracts/releases';
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
  ['a valid contribution', {}, {}],
  ['a contribution for all signed-in users', { one: { permission: 'signed-in' } }, {}],
  ['a pair of contributions with different names', { more: [{ ...notes, name: 'history' }] }, {}],
  [
    'the same name in another slot',
    { one: { name: 'disputes', slot: 'card.side' } },
    { slots: new Map([['card.side', slot]]) },
  ],
  [
    'a live slot with an additional property',
    {},
    { slots: new Map([['card.tab', { ...slot, props: object(['cardId', 'state']) }]]) },
  ],
  ['a build to which a property is optional', { built: [{ name: 'card.tab', props: object([], ['cardId']) }] }, {}],
  ['a name with the required kind of record', { one: { name: 'cardholder-notes', slot: 'record.related' } }, byKind],
  ['a size within the limit of the slot', { manifest: sized('c/list.js', 900) }, {}],
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
    'card.tab/disputes is already contributed by disputes 1.0.0',
  ],
  ['a duplicate name', { more: [notes] }, {}, 'card.tab/notes is contributed twice'],
  ['a name with invalid characters', { one: { name: 'a b' } }, {}, '"a b" cannot name a contribution'],
  [
    'a permission outside the catalogue',
    { one: { permission: 'cards.card.paint' } },
    {},
    'card.tab/notes needs "cards.card.paint", which is not in the catalogue',
  ],
  ['no permission', { one: { permission: '' } }, {}, 'card.tab/notes needs "", which is not in the catalogue'],
  ['a contribution for visitors', { one: { permission: 'public' } }, {}, 'needs "public", which is not in'],
  ['a title in one language', { one: { title: { en_US: 'Notes', zh_CN: ' ' } } }, {}, 'has no title in one language'],
  ['a size above the limit of the slot', { manifest: sized('c/list.js', 2000) }, {}, 'bytes of 1000; load parts'],
  ['an entry that is too large', { manifest: sized('entry.js', 2000) }, {}, 'bytes of 1000; load parts'],
  [
    'a live slot without a property that the build needs',
    { built: [{ name: 'card.tab', props: object(['cardId', 'state']) }] },
    {},
    "doesn't match its slot: the page.state is required but not always sent",
  ],
  ['a build that does not list the slot', { built: [] }, {}, 'has no slot contract in the dossier'],
])('%s is refused with the reason and a remedy', (_what, change, facts, expected) => {
  const refusals = contributionRefusals(asking(change), live(facts));
  expect([...new Set(refusals)]).toEqual([expect.stringContaining(expected)]);
  expect(refusals[0]).toMatch(/; .+\.$/);
});

test.each(['notes', 'cardholder', 'holder-notes', 'cardholdernotes-1'])(
  '"%s" is refused in a slot whose names must begin with a kind of record',
  (name) => {
    const built = [{ name: 'record.related', props: object(['cardId']) }];
    expect(contributionRefusals(asking({ one: { name, slot: 'record.related' }, built }), live(byKind))).toEqual([
      `record.related/${name} has a name without a kind of record; start the name with a kind and a dash, as in cardholder-notes.`,
    ]);
  },
);

test('the effects list added and removed contributions', () => {
  const candidateOf = (contributes: ReleaseContribution[]) => {
    const { facts } = localBuildOf();
    const about = { remote: 'cards', version: '1.1.0', provenance: { commit: 'abc', builder: 'a test' } };
    return { manifest: { ...plain, contributes }, dossier: { ...facts, ...about, justification: 'As a test.' } };
  };
  const effects = effectsOf(candidateOf([notes]), candidateOf([{ ...notes, name: 'history' }]));
  expect(effects).toContain('New contributions: card.tab/notes.');
  expect(effects).toContain('Removed contributions: card.tab/history.');
});
