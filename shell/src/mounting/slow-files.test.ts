import { watchSlowFiles } from './slow-files';
import { trustShell } from './trust';

let failures = 0;
const real = globalThis.fetch;
beforeAll(() => {
  trustShell({ '/s/part.js': 'sha384-part', '/s/part.css': 'sha384-style' });
  watchSlowFiles(() => (failures += 1));
});
beforeEach(() => (failures = 0));
afterEach(() => {
  globalThis.fetch = real;
  document.head.replaceChildren();
});

/** Requests of the page, answered with the hash check that `isRight` stands for. */
function wire(isRight: boolean): string[] {
  const requested: string[] = [];
  globalThis.fetch = async (address, { cache = 'default', integrity } = {}) => {
    requested.push(`${new URL(address instanceof Request ? address.url : address).pathname} ${cache} ${integrity}`);
    if (!isRight) throw new TypeError('Failed to fetch');
    return new Response('');
  };
  return requested;
}

/** Adds a file as the runtime of a bundle does, and notes the events that it gets. */
function add(tag: 'script' | 'link') {
  const file = document.createElement(tag);
  if (file instanceof HTMLScriptElement) file.src = '/s/part.js';
  else Object.assign(file, { rel: 'stylesheet', href: '/s/part.css' });
  const events: string[] = [];
  for (const type of ['load', 'error']) file.addEventListener(type, () => events.push(type));
  document.head.append(file);
  return { file, events };
}

const ticks = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['script', '/s/part.js reload sha384-part'],
  ['link', '/s/part.css reload sha384-style'],
] as const)('a failed %s is fetched past the HTTP cache and runs; its runtime gets no error', async (tag, request) => {
  const requested = wire(true);
  const { file, events } = add(tag);
  await ticks();
  file.dispatchEvent(new Event('error'));
  await ticks();
  expect(requested).toEqual([request]);
  const twin = file.previousElementSibling;
  expect(twin).toHaveProperty('integrity', request.split(' ')[2]);
  twin?.dispatchEvent(new Event('load'));
  await ticks();
  expect(events).toEqual(['load']);
});

test('a file that fails again is reported to its runtime once', async () => {
  const requested = wire(false);
  const { file, events } = add('script');
  await ticks();
  file.dispatchEvent(new Event('error'));
  await ticks();
  expect([requested.length, events, failures]).toEqual([1, ['error'], 1]);
  expect(document.head.children).toHaveLength(1);
});

test('a file that the browser refuses again after the fetch is reported to its runtime', async () => {
  wire(true);
  const { file, events } = add('script');
  await ticks();
  file.dispatchEvent(new Event('error'));
  await ticks();
  file.previousElementSibling?.dispatchEvent(new Event('error'));
  await ticks();
  expect(events).toEqual(['error']);
});

test('an error of a script that no manifest lists is left to its own handlers', async () => {
  const requested = wire(true);
  const script = document.createElement('script');
  const events: string[] = [];
  script.addEventListener('error', () => events.push('error'));
  document.head.append(script);
  await ticks();
  script.dispatchEvent(new Event('error'));
  await ticks();
  expect([requested, events]).toEqual([[], ['error']]);
});
