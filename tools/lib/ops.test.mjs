import { inWords, requestOf, traceInWords } from './ops.mjs';

const ask = (command, target = '', to = 'everyone', why = 'A reason.') =>
  requestOf({ command, target, to, why, minimum: false });

test.each([
  ['everyone', { to: 'everyone' }],
  ['10%', { to: 'percent', percent: 10 }],
  ['0.25%', { to: 'percent', percent: 0.25 }],
  ['users:usr_a,usr_b', { to: 'users', ids: ['usr_a', 'usr_b'] }],
  ['roles:role_a', { to: 'roles', ids: ['role_a'] }],
  ['companies:cmp_a', { to: 'companies', ids: ['cmp_a'] }],
])('--to %s is parsed as an audience', (to, audience) => {
  expect(ask('activate', 'cards@1.4.0', to)).toMatchObject({ at: 'change', body: { version: '1.4.0', audience } });
});

test.each([
  [ask('dance', 'cards'), '"dance" is not a command'],
  [ask('constructor', 'cards'), '"constructor" is not a command'],
  [ask('activate', 'cards'), 'Specify what to activate'],
  [ask('rollback'), 'Specify what to rollback'],
  [ask('trace', 'cards'), 'Specify the error'],
  [ask('approve', 'cards'), 'Specify what to approve'],
  [ask('activate', 'cards@1.4.0', 'some'), '"some" is not an audience'],
  [ask('drain', 'cards', 'everyone', ' '), 'Give a reason'],
])('invalid arguments are reported in one sentence', (request, sentence) => {
  expect(request).toMatchObject({ at: 'wrong', sentence: expect.stringContaining(sentence) });
});

test('a decision contains the id of its request, and a pending request is printed', () => {
  const id = 'rrq_01K00000000000000000000001';
  expect(ask('approve', id)).toMatchObject({ at: 'change', body: { id, decision: 'APPROVED' } });
  expect(ask('reject', id)).toMatchObject({ at: 'change', body: { id, decision: 'REJECTED' } });
  expect(inWords({ at: 'waiting', id })).toContain(`${id} needs approval from a second approver`);
});

test('the live release is printed in one line for each audience', () => {
  const lanes = [
    { version: '1.1.0', audience: { to: 'percent', percent: 10 } },
    { version: '1.0.0', audience: { to: 'everyone' } },
  ];
  const told = inWords({ number: 7, kind: 'ACTIVATE', reason: 'Try it.', remotes: { cards: { lanes } } });
  expect(told.split('\n').map((line) => line.trim().replace(/\s+/g, ' '))).toEqual([
    'release 7 (activate: Try it.)',
    'cards@1.1.0 10 % of users',
    'cards@1.0.0 everyone',
  ]);
});

test('a trace is requested by its id, and printed with the versions of the page', () => {
  expect(ask('trace', '0123456789abcdef')).toMatchObject({ at: 'ask', body: { traceId: '0123456789abcdef' } });
  const line = { kind: 'REMOTE', at: '2026-11-21T12:00:00.000Z', nickname: 'Daniel Koh', what: 'cards@1.4.0 RENDER' };
  const composition = 'shell@0.1.0 cards@1.4.0';
  const told = traceInWords({
    list: [
      { ...line, composition },
      { ...line, composition: null },
    ],
  });
  expect(told).toContain('remote cards@1.4.0 RENDER, Daniel Koh');
  expect(told).toContain(`ran ${composition}`);
  expect(traceInWords({ list: [] })).toContain('No entries found');
});
