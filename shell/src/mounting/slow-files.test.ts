import { until } from '@console/configs/jest/deadline';
import { causeOf } from './file-failures';
import { watchSlowFiles } from './slow-files';
import { trustShell } from './trust';

let failures = 0;
const real = globalThis.fetch;
/** Hash of an empty file. */
const integrity = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

beforeAll(() => {
  trustShell({ '/s/part.js': integrity, '/s/part.css': integrity });
  watchSlowFiles(() => (failures += 1));
});
beforeEach(() => (failures = 0));
afterEach(() => {
  globalThis.fetch = real;
  document.head.replaceChildren();
});

/** Serves the page's requests with the right or a wrong file. Returns the list of requests. */
function wire(isRight: boolean): string[] {
  const requested: string[] = [];
  globalThis.fetch = async (address, { cache = 'default' } = {}) => {
    requested.push(`${new URL(address instanceof Request ? address.url : address).pathname} ${cache}`);
    return new Response(isRight ? '' : '<!doctype html>');
  };
  return requested;
}

/** Adds a file as a bundle's runtime does, and records its events. */
function add(tag: 'script' | 'link') {
  const file = document.createElement(tag);
  if (file instanceof HTMLScriptElement) file.src = '/s/part.js';
  else Object.assign(file, { rel: 'stylesheet', href: '/s/part.css' });
  const events: string[] = [];
  for (const type of ['load', 'error']) file.addEventListener(type, () => events.push(type));
  document.head.append(file);
  return { file, events };
}

/** Fires an error event as a browser does, when the element is watched. */
async function fail(file: Element): Promise<void> {
  await Promise.resolve();
  file.dispatchEvent(new Event('error'));
}

/** Returns the element that replaces the failed one. */
async function twinOf(file: Element): Promise<Element> {
  await until(() => file.previousElementSibling !== null);
  // The line above has checked that it exists.
  return file.previousElementSibling as Element;
}

test.each([
  ['script', '/s/part.js reload'],
  ['link', '/s/part.css reload'],
] as const)('a failed %s is fetched past the HTTP cache and runs; its runtime gets no error', async (tag, request) => {
  const requested = wire(true);
  const { file, events } = add(tag);
  await fail(file);
  const twin = await twinOf(file);
  expect(requested).toEqual([request]);
  expect(twin).toHaveProperty('integrity', integrity);
  twin.dispatchEvent(new Event('load'));
  await until(() => events.length > 0);
  expect(events).toEqual(['load']);
});

test('a file that is wrong again is reported to its runtime once', async () => {
  const requested = wire(false);
  const { file, events } = add('script');
  await fail(file);
  await until(() => failures > 0);
  expect([requested, events]).toEqual([['/s/part.js reload'], ['error']]);
  expect(document.head.children).toHaveLength(1);
});

test('a file that the browser refuses again after the fetch is reported to its runtime', async () => {
  wire(true);
  const { file, events } = add('script');
  await fail(file);
  await fail(await twinOf(file));
  await until(() => failures > 0);
  expect(events).toEqual(['error']);
});

test('an error of an unlisted script is left to its own handlers', async () => {
  const requested = wire(true);
  const script = document.createElement('script');
  const events: string[] = [];
  script.addEventListener('error', () => events.push('error'));
  document.head.append(script);
  await fail(script);
  expect([requested, events]).toEqual([[], ['error']]);
});

describe('a slow connection', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Serves a file whose bytes the test sends manually. */
  function slowWire() {
    const requested: string[] = [];
    let send: () => void = () => undefined;
    globalThis.fetch = async (address) => {
      const { pathname, search } = new URL(address instanceof Request ? address.url : address);
      requested.push(pathname + search);
      const start = (to: ReadableStreamDefaultController) => (send = () => to.enqueue(new Uint8Array(100)));
      return new Response(new ReadableStream({ start }));
    };
    return { requested, send: () => send() };
  }

  test('a file is awaited while its bytes arrive, without parallel requests, and then loads', async () => {
    const { requested, send } = slowWire();
    const { file, events } = add('script');
    await jest.advanceTimersByTimeAsync(1000);
    for (let bytes = 0; bytes < 60; bytes++) {
      send();
      await jest.advanceTimersByTimeAsync(1000);
    }
    expect([requested, events]).toEqual([['/s/part.js'], []]);
    file.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect([events, failures]).toEqual([['load'], 0]);
  });

  test('a file without bytes is requested in parallel, and fails as stalled if no bytes arrive', async () => {
    globalThis.fetch = () => new Promise(() => undefined);
    const { file, events } = add('script');
    await jest.advanceTimersByTimeAsync(6500);
    expect(events).toEqual([]);
    await jest.advanceTimersByTimeAsync(1000);
    expect([events, failures]).toEqual([['error'], 1]);
    const error = new Error(`Loading chunk 1 failed. (error: ${(file as HTMLScriptElement).src})`);
    expect(causeOf(error)).toMatchObject({ name: 'TooLate' });
  });
});
