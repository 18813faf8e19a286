import { codes } from '@console/contracts';
import { type CardDetail, readCard } from '@console/contracts/cards';
import { cardDetailOf, fakeServer, idOf, pageWrapper, refusal } from '@console/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type Query, useRecord } from './use-record';

const idOne = idOf('card', 1);
const idTwo = idOf('card', 2);
const show = (keeps = false, answered: Record<string, unknown> = {}) =>
  renderHook<Query<CardDetail>, { id: string | null }>(
    ({ id }) => useRecord(readCard, id === null ? null : { id }, { keeps }),
    {
      initialProps: { id: idOne },
      wrapper: pageWrapper(answered),
    },
  );
const server = () => fakeServer().on(readCard, ({ id }) => cardDetailOf({ id }));

describe('loading a record', () => {
  test('the response of another version is shown from the first frame, and requested again', async () => {
    const { inputsOf } = fakeServer().on(readCard, ({ id }) => cardDetailOf({ id, alias: 'new' }));
    const question = `${readCard.path} ${JSON.stringify({ id: idOne })}`;
    const { result } = show(false, { [question]: cardDetailOf({ id: idOne, alias: 'old' }) });
    expect(result.current.result).toMatchObject({ at: 'ready', data: { alias: 'old' } });
    await waitFor(() => expect(result.current.result).toMatchObject({ data: { alias: 'new' } }));
    expect(inputsOf(readCard)).toEqual([{ id: idOne }]);
  });

  test('a response that this version cannot read is not shown', async () => {
    server();
    const { result } = show(false, { [`${readCard.path} ${JSON.stringify({ id: idOne })}`]: { id: idOne } });
    expect(result.current.result.at).toBe('loading');
    await waitFor(() => expect(result.current.result.at).toBe('ready'));
  });

  test('first it loads, then the data is shown', async () => {
    server();
    const { result } = show();
    expect(result.current.result).toEqual({ at: 'loading', data: undefined });
    await waitFor(() => expect(result.current.result).toMatchObject({ at: 'ready', data: { id: idOne } }));
  });

  test('without an input nothing is requested', async () => {
    const { arrived } = server();
    const { result, rerender } = show();
    await waitFor(() => expect(result.current.result.at).toBe('ready'));
    rerender({ id: null });
    expect(result.current.result).toEqual({ at: 'loading', data: undefined });
    expect(arrived).toHaveLength(1);
  });

  test('an outdated response is never shown, even if it arrives last', async () => {
    let answerFirst: () => void = () => undefined;
    fakeServer().on(readCard, async ({ id }) => {
      if (id === idOne) await new Promise<void>((resolve) => (answerFirst = resolve));
      return cardDetailOf({ id });
    });
    const { result, rerender } = show();
    await waitFor(() => expect(answerFirst).not.toBeUndefined());
    rerender({ id: idTwo });
    await waitFor(() => expect(result.current.result.data?.id).toBe(idTwo));
    await act(async () => answerFirst());
    expect(result.current.result.data?.id).toBe(idTwo);
  });

  test('another record starts without data; a list keeps its rows', async () => {
    server();
    const [record, list] = [show(), show(true)];
    await waitFor(() => expect(record.result.current.result.at).toBe('ready'));
    await waitFor(() => expect(list.result.current.result.at).toBe('ready'));
    record.rerender({ id: idTwo });
    list.rerender({ id: idTwo });
    expect(record.result.current.result.data).toBeUndefined();
    expect(list.result.current.result).toMatchObject({ at: 'loading', data: { id: idOne } });
    await waitFor(() => expect(list.result.current.result.data?.id).toBe(idTwo));
  });

  test('a failure can be retried', async () => {
    const fake = fakeServer().on(readCard, () => {
      throw refusal(codes.notFound);
    });
    const { result } = show();
    await waitFor(() =>
      expect(result.current.result).toMatchObject({ at: 'failed', failure: { code: codes.notFound } }),
    );
    fake.on(readCard, () => cardDetailOf());
    act(() => result.current.reload());
    expect(result.current.result.at).toBe('loading');
    await waitFor(() => expect(result.current.result.at).toBe('ready'));
  });

  test('a failure in the background keeps the shown data', async () => {
    const fake = server();
    const { result } = show();
    await waitFor(() => expect(result.current.result.at).toBe('ready'));
    fake.on(readCard, () => {
      throw refusal(codes.serverError);
    });
    act(() => result.current.reload({ background: true }));
    await waitFor(() => expect(fake.arrived).toHaveLength(2));
    await act(async () => undefined);
    expect(result.current.result.at).toBe('ready');
    expect(fake.arrived[1]?.headers.get('x-activity')).toBe('auto');
  });
});
