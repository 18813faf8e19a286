import { codes } from '@console/contracts';
import { freezeCard } from '@console/contracts/cards';
import { cardDetailOf, fakeServer, idOf, pageWrapper, refusal, type FakeServer } from '@console/testing';
import { act, renderHook } from '@testing-library/react';
import { useOperation } from './use-operation';

const input = { id: idOf('card', 1), version: 1, reason: 'LOST' } as const;
const show = () => renderHook(() => useOperation(freezeCard), { wrapper: pageWrapper() }).result;
const keysOf = ({ arrived }: FakeServer) => arrived.map(({ headers }) => headers.get('idempotency-key'));

function answering(...answers: number[]): FakeServer {
  return fakeServer().on(freezeCard, () => {
    const code = answers.shift() ?? codes.ok;
    if (code !== codes.ok) throw refusal(code);
    return cardDetailOf();
  });
}

describe('sending an action', () => {
  test('a second submission during the first one is not sent', async () => {
    const server = answering();
    const result = show();
    const sent = await act(() => Promise.all([result.current.send(input), result.current.send(input)]));
    expect(sent.map(({ at }) => at)).toEqual(['done', 'busy']);
    expect(server.arrived).toHaveLength(1);
    expect(result.current.progress).toEqual({ at: 'idle' });
  });

  test.each([
    ['a refusal keeps the key', codes.serverError, 1],
    ['a success replaces the key', codes.ok, 2],
    ['a key that the server knows for other content is replaced', codes.idempotencyMismatch, 2],
    ['a key whose action is still running is kept', codes.idempotencyInProgress, 1],
  ])('%s', async (_name, first, count) => {
    const server = answering(first);
    const result = show();
    await act(() => result.current.send(input));
    await act(() => result.current.send(input));
    expect(new Set(keysOf(server)).size).toBe(count);
  });

  test('a refusal is returned, and cleared by the next attempt', async () => {
    answering(codes.noPermission);
    const result = show();
    await act(() => result.current.send(input));
    expect(result.current.progress).toMatchObject({ at: 'refused', failure: { code: codes.noPermission } });
    await act(() => result.current.send(input));
    expect(result.current.progress).toEqual({ at: 'idle' });
  });
});
