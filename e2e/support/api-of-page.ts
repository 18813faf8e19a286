import type { Page } from 'playwright-core';

/**
 * Posts to these paths at the same time, with the API module that the page itself uses: the runtime of Module
 * Federation hands it to whoever runs in the page, as it does to a remote. Answers how each ended.
 */
export const callAtOnce = (page: Page, paths: string[]): Promise<string[]> =>
  page.evaluate(
    `(async () => {
      const [host] = globalThis.__FEDERATION__.__INSTANCES__;
      const { callPath } = (await host.loadShare('@console/api'))();
      const ends = await Promise.allSettled(${JSON.stringify(paths)}.map((path) => callPath(path, {})));
      return ends.map(({ status, reason }) => reason?.message ?? status);
    })()`,
  );

/** Addresses of the calls that leave any page of the context from now on, as `/card/list`. */
export function callsLeaving(page: Page): string[] {
  const left: string[] = [];
  page.context().on('request', (request) => {
    const [, path] = /\/admin(\/[^?]*)/.exec(request.url()) ?? [];
    if (path) left.push(path);
  });
  return left;
}
