import type { LiveRemote } from '@console/contracts/release';
import type { RemoteLifecycles } from '@console/remote-kit';
import { SharedCode } from './shared-code';

// This test uses only its address.
const remote = { remote: 'cards', base: '/r/cards/1.0.0/' } as LiveRemote;
// Never called in this test.
const lifecycles = {} as RemoteLifecycles;
const ticks = () => new Promise((resolve) => setTimeout(resolve));

/** Creates shared code whose loads settle when the test resolves them. */
function openCode() {
  const happened: string[] = [];
  const arrivals: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const code = new SharedCode({
    load: () => {
      happened.push('load');
      return new Promise((resolve, reject) => arrivals.push({ resolve: () => resolve(lifecycles), reject }));
    },
    purge: () => void happened.push('purge'),
  });
  return { code, happened, arrivals };
}

test('mounts of one version load its code once, and the last unmount purges it', async () => {
  const { code, happened, arrivals } = openCode();
  const [page, tab] = [await code.use(remote), await code.use(remote)];
  const loads = [page.load(0), tab.load(0)];
  arrivals[0]?.resolve();
  expect(await Promise.all(loads)).toEqual([lifecycles, lifecycles]);
  page.leave(Promise.resolve());
  await ticks();
  expect(happened).toEqual(['load']);
  tab.leave(Promise.resolve());
  await ticks();
  expect(happened).toEqual(['load', 'purge']);
});

test('a mount during the last unmount waits for it and loads the code again', async () => {
  const { code, happened, arrivals } = openCode();
  const first = await code.use(remote);
  const loaded = first.load(0);
  arrivals[0]?.resolve();
  await loaded;
  let end: () => void = () => undefined;
  first.leave(new Promise<void>((resolve) => (end = resolve)));
  const next = code.use(remote).then((use) => use.load(0));
  await ticks();
  expect(happened).toEqual(['load']);
  end();
  await ticks();
  expect(happened).toEqual(['load', 'purge', 'load']);
  arrivals[1]?.resolve();
  expect(await next).toBe(lifecycles);
});

test('failed code is loaded again, and code that arrives after the last unmount is rejected', async () => {
  const { code, happened, arrivals } = openCode();
  const use = await code.use(remote);
  const failing = use.load(0);
  arrivals[0]?.reject(new Error('no network'));
  await expect(failing).rejects.toThrow('no network');
  const late = use.load(1);
  expect(happened).toEqual(['load', 'load']);
  use.leave(Promise.resolve(), { staysLoaded: true });
  arrivals[1]?.resolve();
  await expect(late).rejects.toThrow();
  await ticks();
  expect(happened).toEqual(['load', 'load']);
});
