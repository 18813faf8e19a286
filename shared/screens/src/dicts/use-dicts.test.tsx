import { dictStore } from '@console/api';
import { codes, queryDicts } from '@console/contracts';
import { beginSession, endSessionHere } from '@console/session';
import { dictData, fakeServer, refusal } from '@console/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { UiProvider } from '@console/ui';
import type { ReactNode } from 'react';
import { statusBadges } from './badge-of';
import { useCodeOptions } from './code-options';
import { useDicts } from './use-dicts';

const english = ({ children }: { children: ReactNode }) => <UiProvider locale="en-US">{children}</UiProvider>;
const chinese = ({ children }: { children: ReactNode }) => <UiProvider locale="zh-CN">{children}</UiProvider>;
const show = (names: string[], wrapper = english) => renderHook(() => useDicts(names), { wrapper });

function dictServer(version = () => 1) {
  return fakeServer().on(queryDicts, ({ dicts }) => ({
    version: version(),
    dicts: Object.fromEntries(dicts.map((name) => [name, dictData[name] ?? []])),
  }));
}

const user = { userId: 'user_1', loginName: 'a', nickname: 'A', timezone: 'UTC', landingPage: 'index' };

beforeEach(() => beginSession({ ...user, token: 'token', language: 'en_US' }));
// Ends the session, which clears the cached dictionaries.
afterEach(() => act(() => endSessionHere('left')));

describe('dictionaries', () => {
  test('a code is shown until its label is loaded', async () => {
    dictServer();
    const { result } = show(['card_state']);
    expect(result.current.label('card_state', 'FROZEN')).toBe('FROZEN');
    await waitFor(() => expect(result.current.label('card_state', 'FROZEN')).toBe('Frozen'));
    expect(result.current.options('card_state')[2]).toEqual({ value: 'ACTIVE', label: 'Active' });
    expect(show(['card_state'], chinese).result.current.label('card_state', 'FROZEN')).toBe('已冻结');
  });

  test('options have no label while their dictionary loads, and their code as label if loading fails', async () => {
    dictServer();
    const labelsOf = (dict: string, codes: string[]) => {
      const { result } = renderHook(() => useCodeOptions(codes, dict), { wrapper: english });
      return () => result.current.map(({ label }) => label);
    };
    const states = labelsOf('card_state', ['FROZEN', 'UNKNOWN']);
    expect(states()).toEqual(['', '']);
    await waitFor(() => expect(states()).toEqual(['Frozen', 'UNKNOWN']));
    fakeServer().on(queryDicts, () => {
      throw refusal(codes.serverError);
    });
    const types = labelsOf('usage_type', ['MULTI_USE']);
    expect(types()).toEqual(['']);
    await waitFor(() => expect(types()).toEqual(['MULTI_USE']));
    expect(states()).toEqual(['Frozen', 'UNKNOWN']);
  });

  test('each dictionary is requested once for all pages', async () => {
    const server = dictServer();
    const { result } = show(['card_state']);
    show(['card_state', 'usage_type']);
    show(['usage_type']);
    await waitFor(() => expect(result.current.label('usage_type', 'MULTI_USE')).toBe('Multi-use'));
    expect(server.inputsOf(queryDicts).map(({ dicts }) => dicts)).toEqual([['card_state'], ['usage_type']]);
  });

  test('codes of a contract are offered in the order of their dictionary; disabled and outdated codes only if already selected', async () => {
    const entry = (code: string, rest = {}) => ({
      code,
      label: { en_US: code, zh_CN: code },
      colour: 'mute',
      sort: 1,
      ...rest,
    });
    fakeServer().on(queryDicts, () => ({
      version: 1,
      dicts: {
        size: [
          entry('LARGE', { validFrom: '2000-01-01', validUntil: '2999-12-31' }),
          entry('SMALL'),
          entry('HUGE', { isDisabled: true }),
          entry('FORMER', { validUntil: '2000-12-31' }),
          entry('COMING', { validFrom: '2999-01-01' }),
        ],
      },
    }));
    const choices = (chosen?: string[]) =>
      renderHook(() => useCodeOptions(['SMALL', 'HUGE', 'COMING', 'FORMER', 'LARGE'], 'size', chosen), {
        wrapper: english,
      }).result;
    const [all, form, chosen] = [choices(), choices([]), choices(['HUGE', 'FORMER'])];
    const { result: dicts } = show(['size']);
    const codes = ({ current }: typeof all) => current.map(({ value }) => value);
    await waitFor(() => expect(codes(all)).toEqual(['LARGE', 'SMALL', 'HUGE', 'FORMER', 'COMING']));
    expect(codes(form)).toEqual(['LARGE', 'SMALL']);
    expect(codes(chosen)).toEqual(['LARGE', 'SMALL', 'HUGE', 'FORMER']);
    expect(dicts.current.options('size').map(({ value }) => value)).toEqual(['LARGE', 'SMALL']);
    expect(dicts.current.label('size', 'FORMER')).toBe('FORMER');
  });

  test('a badge has the colour of its dictionary entry immediately after a change, and keeps its shape', async () => {
    let rest = {};
    fakeServer().on(queryDicts, () => ({
      version: 1,
      dicts: { size: [{ code: 'LARGE', label: { en_US: 'Large', zh_CN: '大' }, colour: 'bad', sort: 1, ...rest }] },
    }));
    const { result } = show(['size']);
    const sizeBadge = statusBadges<'LARGE'>('size', { LARGE: { state: 'info', shape: 'diamond' } });
    const badge = () => sizeBadge('LARGE', result.current.label);
    expect(badge()).toEqual({ state: 'info', shape: 'diamond', label: 'LARGE' });
    await waitFor(() => expect(badge()).toEqual({ state: 'info', shape: 'diamond', label: 'Large' }));
    rest = { isColourChosen: true };
    await act(() => dictStore.refresh());
    expect(badge()).toEqual({ state: 'bad', shape: 'diamond', label: 'Large' });
  });

  test('changed labels are reloaded, fifty per call', async () => {
    let text = 'Before';
    const server = fakeServer().on(queryDicts, ({ dicts }) => ({
      version: 1,
      dicts: Object.fromEntries(
        dicts.map((name) => [name, [{ code: 'A', label: { en_US: text, zh_CN: text }, colour: 'mute', sort: 1 }]]),
      ),
    }));
    const { result } = show(Array.from({ length: 60 }, (_, at) => `dict_${at}`));
    await waitFor(() => expect(result.current.label('dict_59', 'A')).toBe('Before'));
    expect(server.inputsOf(queryDicts).map(({ dicts }) => dicts.length)).toEqual([50, 10]);
    text = 'After';
    await act(() => dictStore.refresh());
    expect(result.current.label('dict_0', 'A')).toBe('After');
  });

  test('a newer version reloads all dictionaries', async () => {
    let version = 1;
    const server = dictServer(() => version);
    const { result } = show(['card_state']);
    await waitFor(() => expect(result.current.label('card_state', 'FROZEN')).toBe('Frozen'));
    version = 2;
    show(['usage_type']);
    await waitFor(() => expect(server.inputsOf(queryDicts)).toHaveLength(3));
    await waitFor(() => expect(result.current.label('card_state', 'FROZEN')).toBe('Frozen'));
  });
});
