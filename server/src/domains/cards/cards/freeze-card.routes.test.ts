import { codes } from '@console/contracts';
import { cardStates, freezeCard, readCardHistory, unfreezeCard } from '@console/contracts/cards';
import { cardIn, submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let operations: Record<string, string>;

beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
});
afterAll(() => console_.close());

describe('a freeze', () => {
  test('stores user and reason, and unfreezing clears them', async () => {
    const card = await cardIn(console_, operations, 'ACTIVE');
    const frozen = await console_.call(
      freezeCard,
      { id: card.id, version: card.version, reason: 'OTHER', note: 'Lost in a taxi' },
      operations,
    );
    expect(frozen).toMatchObject({
      state: 'FROZEN',
      blockSource: 'ADMIN',
      blockReason: 'OTHER',
      blockNote: 'Lost in a taxi',
      version: card.version + 1,
    });
    const open = await console_.call(
      unfreezeCard,
      { id: card.id, version: frozen.version, reason: 'RESOLVED' },
      operations,
    );
    expect(open).toMatchObject({ state: 'ACTIVE', blockSource: null, blockReason: null, blockNote: null });
    const { list } = await console_.call(readCardHistory, { id: card.id }, operations);
    expect(list.slice(0, 2)).toMatchObject([
      { from: 'FROZEN', to: 'ACTIVE', by: 'CONSOLE', actor: 'Daniel Koh', reason: 'RESOLVED', note: null },
      { from: 'ACTIVE', to: 'FROZEN', by: 'CONSOLE', actor: 'Daniel Koh', reason: 'OTHER', note: 'Lost in a taxi' },
    ]);
    const audit = await console_.database.pool.query(
      'select action, reason from audit_event where object_id = $1 order by id',
      [card.id],
    );
    expect(audit.rows).toEqual([
      { action: '/card/freeze', reason: 'OTHER: Lost in a taxi' },
      { action: '/card/unfreeze', reason: 'RESOLVED' },
    ]);
  });

  test('with reason OTHER requires a note', async () => {
    const { id, version } = await cardIn(console_, operations, 'ACTIVE');
    const response = await console_.post(
      '/card/freeze',
      { id, version, reason: 'OTHER' },
      { ...operations, ...submission() },
    );
    expect(response).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'note', code: 'REQUIRED', message: 'Cannot be empty' }],
    });
  });

  test('with a stale version is refused with the current card', async () => {
    const { id, version } = await cardIn(console_, operations, 'ACTIVE');
    const response = await console_.post(
      '/card/freeze',
      { id, version: version - 1, reason: 'LOST' },
      { ...operations, ...submission() },
    );
    expect(response).toMatchObject({
      code: codes.versionConflict,
      data: { current: { id, version }, updatedBy: expect.any(String), updatedAt: expect.any(String) },
    });
  });

  test.each(cardStates.filter((state) => state !== 'ACTIVE'))('is refused in state %s', async (state) => {
    const { id, version } = await cardIn(console_, operations, state);
    const response = await console_.post(
      '/card/freeze',
      { id, version, reason: 'LOST' },
      { ...operations, ...submission() },
    );
    expect(response).toMatchObject({ code: codes.transition, data: { from: state, to: 'FROZEN' } });
  });

  test.each(['RISK', 'CHANNEL', 'WALLET', 'GROUP'] as const)(
    'by %s cannot be lifted in the console',
    async (source) => {
      const { id, version, allowedActions } = await cardIn(
        console_,
        operations,
        'FROZEN',
        ({ blockSource }) => blockSource === source,
      );
      expect(allowedActions).toContainEqual({ action: 'UNFREEZE', enabled: false, reason: `BLOCKED_BY_${source}` });
      const response = await console_.post(
        '/card/unfreeze',
        { id, version, reason: 'RESOLVED' },
        { ...operations, ...submission() },
      );
      expect(response).toMatchObject({ code: codes.transition, data: { reason: `BLOCKED_BY_${source}` } });
    },
  );

  test('by two users concurrently succeeds once, and the second is refused as stale', async () => {
    const { id, version } = await cardIn(console_, operations, 'ACTIVE');
    const change = { id, version, reason: 'LOST' };
    const answers = await Promise.all(
      [1, 2].map(() => console_.post('/card/freeze', change, { ...operations, ...submission() })),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, codes.versionConflict]));
  });
});
