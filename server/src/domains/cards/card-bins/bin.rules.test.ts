import { codes } from '@console/contracts';
import { type BinStatus, binStatuses } from '@console/contracts/cards';
import { Refusal } from '../../../platform/refusal';
import { binActionsOf, fixedFields, refuseBinStatus } from './bin.rules';

const allowed = new Set([
  'DRAFT ONLINE',
  'ONLINE MAINTENANCE',
  'MAINTENANCE ONLINE',
  'ONLINE OFFLINE',
  'OFFLINE ONLINE',
]);
const pairs = binStatuses.flatMap((from) => binStatuses.map((to) => ({ from, to })));

const codeOf = (from: BinStatus, to: BinStatus) => {
  try {
    refuseBinStatus(from, to);
    return codes.ok;
  } catch (error) {
    return error instanceof Refusal ? error.code : error;
  }
};

test.each(pairs)('a transition from $from to $to is accepted only if the table lists it', ({ from, to }) => {
  expect(codeOf(from, to)).toBe(allowed.has(`${from} ${to}`) ? codes.ok : codes.transition);
});

test('the platform company is offered the next statuses, and other companies no action', () => {
  const actor = { permissions: new Set(['cards.card-bin.save', 'cards.card-bin.status', 'cards.card-bin.assign']) };
  const offered = (status: BinStatus, isPlatform: boolean) =>
    binActionsOf(status, actor, isPlatform).map(({ action }) => action);
  expect(offered('ONLINE', true)).toEqual(['EDIT', 'ASSIGN', 'MAINTENANCE', 'OFFLINE']);
  expect(offered('ONLINE', false)).toEqual([]);
  expect(binActionsOf('DRAFT', { permissions: new Set() }, true)).toEqual([]);
});

test('BIN, channel, scheme and currency can be changed only in a draft', () => {
  const bin = { bin: '400012', channelId: 'chan_1', scheme: 'VISA', currency: 'USD' };
  const other = { ...bin, bin: '400013', currency: 'EUR' };
  expect(fixedFields({ ...bin, status: 'DRAFT' }, other)).toEqual([]);
  expect(fixedFields({ ...bin, status: 'OFFLINE' }, other)).toEqual(['bin', 'currency']);
});
