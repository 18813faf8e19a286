import type { Page } from 'playwright-core';

/**
 * Posts to these paths at the same time through the API module of the page, which the runtime of Module Federation
 * gives to any code in the page, such as a remote. Returns the outcome of each call.
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

/** Paths of the calls that any page of the context sends from now on, such as `/card/list`. */
export function callsLeaving(page: Page): string[] {
  const left: string[] = [];
  page.context().on('request', (request) => {
    const [, path] = /\/admin(\/[^?]*)/.exec(request.url()) ?? [];
    if (path) left.push(path);
  });
  return left;
}
