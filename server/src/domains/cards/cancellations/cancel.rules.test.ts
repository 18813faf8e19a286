import { codes } from '@console/contracts';
import { cancelStates, cancelTransitions, type Resolution, resolutions } from '@console/contracts/cards';
import * as fc from 'fast-check';
import type { Origin } from '../../../platform/transitions/record-transitions';
import {
  assertTransition,
  type CancelFacts,
  endingOf,
  matchOf,
  resolutionActionsOf,
  resolutionDisabledReason,
} from './cancel.rules';

const asker = (userId: string, ...permissions: string[]) => ({ userId, permissions: new Set(permissions) });
const checker = asker('checker', 'cards.card.cancel-review');
const facts: CancelFacts = {
  cancelState: 'MISMATCH',
  isEnded: false,
  isClosedThere: false,
  makerIds: ['maker'],
  deciderIds: [],
  needsSecond: true,
  ledger: 500n,
  channel: 480n,
};

/** Initiators of each permitted transition; all others must be refused. */
const makers: Record<string, Origin[]> = {
  'NONE>REVIEWING': ['CONSOLE'],
  'REVIEWING>NONE': ['CONSOLE', 'SYSTEM'],
  'REVIEWING>MISMATCH': ['CHANNEL'],
  'REVIEWING>EXECUTING': ['CONSOLE'],
  'MISMATCH>NONE': ['CONSOLE', 'SYSTEM'],
  'MISMATCH>REVIEWING': ['CHANNEL'],
  'MISMATCH>EXECUTING': ['CONSOLE', 'CHANNEL'],
  'EXECUTING>DONE': ['CONSOLE', 'CHANNEL'],
  'EXECUTING>FAILED': ['CHANNEL'],
  'EXECUTING>MISMATCH': ['CHANNEL'],
  'FAILED>EXECUTING': ['CONSOLE'],
  'FAILED>NONE': ['CONSOLE'],
};
const origins: Origin[] = ['CONSOLE', 'SYSTEM', 'CHANNEL', 'RISK'];

test.each(cancelStates.flatMap((from) => cancelStates.map((to) => ({ from, to }))))(
  'a transition from $from to $to by an initiator that the table does not list throws',
  ({ from, to }) => {
    for (const origin of origins) {
      const transition = () => assertTransition({ from, to, origin });
      if (makers[`${from}>${to}`]?.includes(origin)) expect(transition).not.toThrow();
      else expect(transition).toThrow(`from ${from} to ${to} by ${origin}`);
    }
    expect(cancelTransitions[from].includes(to)).toBe(`${from}>${to}` in makers);
  },
);

test('a card that the channel closed before the order is a mismatch', () => {
  expect(matchOf({ ledger: 5n, channel: 5n, isClosedThere: false })).toBe('MATCHED');
  expect(matchOf({ ledger: 5n, channel: 4n, isClosedThere: false })).toBe('MISMATCHED');
  expect(matchOf({ ledger: 5n, channel: 5n, isClosedThere: true })).toBe('MISMATCHED');
});

test('a card ends only with a figure that both sides have or a user chose, never below zero or with open holds', () => {
  const minor = fc.bigInt({ min: -5n, max: 5n });
  fc.assert(
    fc.property(
      minor,
      minor,
      fc.bigInt({ min: 0n, max: 2n }),
      fc.constantFrom(null, 'AS_LEDGER' as const, 'AS_CHANNEL' as const),
      (ledger, channel, held, resolution) => {
        const ending = endingOf({ ledger, channel, held, resolution });
        if (ending.at === 'mismatch') {
          const figure = resolution === 'AS_CHANNEL' ? channel : ledger;
          expect(held > 0n || figure < 0n || (resolution === null && ledger !== channel)).toBe(true);
          return;
        }
        expect(held).toBe(0n);
        expect(ending.as).toBe(resolution === 'AS_CHANNEL' ? channel : ledger);
        expect(ending.as >= 0n && (ledger === channel || resolution !== null)).toBe(true);
      },
    ),
  );
});

const table: [string, Resolution, Partial<CancelFacts>, ReturnType<typeof asker>, number | null][] = [
  ['a checker chooses the channel', 'AS_CHANNEL', {}, checker, null],
  ['a user without the permission is refused', 'AS_CHANNEL', {}, asker('checker'), codes.noPermission],
  ['the maker is refused', 'AS_LEDGER', {}, asker('maker', 'cards.card.cancel-review'), codes.ownItem],
  ['the maker may read the balance again', 'RESYNC', {}, asker('maker', 'cards.card.cancel-review'), null],
  [
    'a balance that the channel never reported is refused',
    'AS_CHANNEL',
    { channel: undefined },
    checker,
    codes.transition,
  ],
  ['a negative figure is refused', 'AS_CHANNEL', { channel: -1n }, checker, codes.transition],
  ['a cancellation that has ended is refused', 'RESYNC', { isEnded: true }, checker, codes.transition],
  [
    'the approver of a closed card cannot accept a large difference',
    'AS_CHANNEL',
    { isClosedThere: true, deciderIds: ['checker'] },
    checker,
    codes.ownItem,
  ],
  [
    'the approver of a closed card can accept a small difference',
    'AS_CHANNEL',
    { isClosedThere: true, deciderIds: ['checker'], needsSecond: false },
    checker,
    null,
  ],
];
test.each(table)('%s', (_name, resolution, change, who, expected) => {
  const { channel, ...rest } = { ...facts, ...change };
  const request: CancelFacts = channel === undefined ? rest : { ...rest, channel };
  expect(resolutionDisabledReason(resolution, request, who)?.code ?? null).toBe(expected);
});

test.each([
  ['NONE', []],
  ['REVIEWING', ['RESYNC']],
  ['MISMATCH', ['RESYNC', 'WAIT', 'AS_LEDGER', 'AS_CHANNEL']],
  ['EXECUTING', []],
  ['FAILED', ['RETRY', 'ABANDON']],
  ['DONE', []],
] as const)('a cancellation in state %s offers the resolutions %j', (cancelState, expected) => {
  expect(resolutionActionsOf({ ...facts, cancelState }, checker).map(({ action }) => action)).toEqual(expected);
  expect(resolutions).toEqual(expect.arrayContaining([...expected]));
});
