import { mayPass, tryAgain } from './try-again';

const named = (name: string, message = 'words') => Object.assign(new Error(message), { name });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('downloading code', () => {
  test.each([
    ['a script that failed to download', named('Error', 'RUNTIME-008 ScriptNetworkError: Failed to load'), true],
    ['a chunk that failed to download', named('ChunkLoadError'), true],
    ['code that threw', named('ScriptExecutionError'), false],
    ['any other error', new TypeError('t is not a function'), false],
    ['a value that is not an error', 'ChunkLoadError', false],
  ])('%s is worth a retry: case %#', (_name, error, expected) => {
    expect(mayPass(error)).toBe(expected);
  });

  test('is tried four times, after delays of 0.5, 1 and 2 seconds', async () => {
    const at: number[] = [];
    const work = tryAgain(() => {
      at.push(Date.now());
      return Promise.reject(named('ChunkLoadError'));
    }).catch((error: Error) => error.name);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await work).toBe('ChunkLoadError');
    expect(at.map((time, index) => time - (at[index - 1] ?? time))).toEqual([0, 500, 1000, 2000]);
  });

  test('ends with the first success', async () => {
    const work = tryAgain((tries) => (tries < 2 ? Promise.reject(named('ChunkLoadError')) : Promise.resolve(tries)));
    await jest.advanceTimersByTimeAsync(1500);
    await expect(work).resolves.toBe(2);
  });

  test('is not retried after a try that stalled', async () => {
    let fail: (error: Error) => void = () => undefined;
    const fetching = jest.fn(() => new Promise<never>((_resolve, reject) => (fail = reject)));
    const work = tryAgain(fetching).catch((error: Error) => error.name);
    await jest.advanceTimersByTimeAsync(7000);
    fail(named('ChunkLoadError'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await work).toBe('ChunkLoadError');
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test('is not retried if the code threw', async () => {
    const fetching = jest.fn(() => Promise.reject(new TypeError('broke')));
    await expect(tryAgain(fetching)).rejects.toThrow('broke');
    expect(fetching).toHaveBeenCalledTimes(1);
  });
});
