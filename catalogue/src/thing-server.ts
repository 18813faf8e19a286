import type { RecordChange } from '@console/contracts';
import { listViews } from '@console/contracts/views';
import { fakeServer, listResultOf } from '@console/testing';
import { long, say } from './texts';
import { listThings, readThing, readThingHistory, type Thing } from './things';

/** How the fake server of a sample responds. */
export type Answers = 'loading' | 'empty' | 'failed' | 'ready';

export const thingOf = (over: Partial<Thing> = {}): Thing => ({
  id: 'thing_1',
  name: say('Marketing', '市场'),
  note: '',
  status: 'ACTIVE',
  limit: { amount: '12500.00', currency: 'USD' },
  createdAt: '2026-03-09T04:12:00Z',
  version: 1,
  ...over,
});

const rows = () => [
  thingOf(),
  thingOf({ id: 'thing_2', name: long(), status: 'FROZEN', limit: { amount: '9999999999.99', currency: 'SGD' } }),
  thingOf({ id: 'thing_3', name: say('Travel', '差旅'), limit: { amount: '0.00', currency: 'EUR' } }),
];

const changes = (): RecordChange[] => [
  {
    id: 'aud_2',
    at: '2026-03-10T02:30:00Z',
    by: 'Grace Lim',
    action: '/card/freeze',
    before: { state: 'ACTIVE', remark: say('Spring campaign', '春季活动') },
    after: { state: 'FROZEN', remark: long() },
    reason: say('Campaign paused', '活动暂停'),
  },
  {
    id: 'aud_1',
    at: '2026-03-09T04:12:00Z',
    by: null,
    action: '/card/create',
    before: null,
    after: { state: 'ACTIVE', remark: say('Spring campaign', '春季活动') },
    reason: null,
  },
];

/** Fake server for the example records, within the page. */
export function serveThings(answers: Answers) {
  const answer = async <Out>(data: Out): Promise<Out> => {
    if (answers === 'loading') await new Promise(() => undefined);
    if (answers === 'failed') throw new Error(say('The server is away', '服务器无响应'));
    return data;
  };
  return fakeServer()
    .on(listThings, (query) => answer(listResultOf(answers === 'empty' ? [] : rows(), query)))
    .on(readThing, () => answer(thingOf()))
    .on(readThingHistory, () => answer({ list: answers === 'empty' ? [] : changes(), names: [] }))
    .on(listViews, () => ({ views: [], look: null, defaultId: null, roles: [], mayShare: false }));
}
