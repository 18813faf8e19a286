import { until } from '@console/configs/jest/deadline';
import type { Page } from 'playwright-core';
import { publishDerived } from '../support/derived';
import { answerWith, offerOf, readLive, versionIn, withVersion, writeInto, type Version } from '../support/offers';

/** Fault in the cards remote. `page` replaces the component of a page, `lifecycles` functions of the remote's lifecycle. */
export interface Breach {
  at: 'entry' | 'import' | 'lifecycles' | 'page';
  /** For a page: an expression over `React`; for the lifecycles: an object that replaces some of them. */
  code: string;
}

/** Publishes the cards remote with one changed file, signed by its team, so that the browser runs the broken version. */
export async function breakCards(page: Page, breach: Breach): Promise<void> {
  const live = await readLive(page);
  const published = await publishBroken(page, versionIn(live, 'cards'), breach);
  const offer = offerOf(withVersion(live, published));
  await writeInto(page, () => offer);
  await answerWith(page, () => offer);
}

/** Serves a broken version, under the name `version` if given. */
export async function publishBroken(
  page: Page,
  cards: Version,
  { at, code, version = cards.version }: Breach & { version?: string },
): Promise<Version> {
  const name = await chosenFile(page, cards, at);
  const broken = (text: string) => (at === 'entry' ? `${code};\n${text}` : wrapped(text, { at, code }));
  return publishDerived(page, cards, { version, change: (text, file) => (file === name ? broken(text) : text) });
}

/** Live version of cards. */
export const readCards = async (page: Page): Promise<Version> => versionIn(await readLive(page), 'cards');

async function chosenFile(page: Page, { base, manifest }: Version, at: Breach['at']): Promise<string> {
  const { entry, preload } = manifest;
  const list = manifest.pages.find(({ name }) => name === 'cards-balance')?.files ?? [];
  const files = { entry: [entry], import: preload, lifecycles: preload, page: list }[at];
  for (const name of files.filter((file) => file.endsWith('.js'))) {
    const text = await (await page.request.get(base + name)).text();
    const isIt = at === 'entry' || (at === 'page' ? /\{default:\(\)=>/ : /\bbootstrap:\(\)=>/).test(text);
    if (isIt) return name;
  }
  throw new Error(`No file of the cards remote holds its ${at}.`);
}

/** Wraps each module of the chunk as it is registered through `push`. */
function wrapped(text: string, { at, code }: Breach): string {
  const list = /globalThis\.(webpackChunk\w+)/.exec(text)?.[1] ?? '';
  const replace = {
    page: `if (typeof exports.default === 'function') module.exports = { __esModule: true, default: (${code}) };`,
    lifecycles: `if (typeof exports.mount === 'function') module.exports = { ...exports, ...(${code}) };`,
    import: `${code};`,
    entry: '',
  }[at];
  return `{
    const list = globalThis.${list};
    const real = list.push;
    list.push = (chunk) => {
      list.push = real;
      for (const [id, factory] of Object.entries(chunk[1]))
        chunk[1][id] = function (module, exports, require) {
          factory.call(this, module, exports, require);
          const shared = globalThis.__FEDERATION__.__INSTANCES__.map((one) => one.shareScopeMap?.default?.react).find(Boolean);
          const React = Object.values(shared)[0].lib();
          ${replace}
        };
      return real.call(list, chunk);
    };
  }
  ${text}`;
}

/** Records fault reports. The returned function waits until the server has accepted the report of a step. */
export async function listenToReports(page: Page): Promise<(step: string) => Promise<Record<string, string>>> {
  const received: { fault: Record<string, string>; code: number }[] = [];
  await page.route('**/admin/remoteFault/report', async (route) => {
    const fault = route.request().postDataJSON() as Record<string, string>;
    // A report may be in flight when the test ends.
    const response = await route.fetch().catch(() => null);
    if (!response) return;
    received.push({ fault, ...((await response.json()) as { code: number }) });
    await route.fulfill({ response }).catch(() => undefined);
  });
  const of = (step: string) => received.find(({ fault }) => fault['step'] === step);
  return async (step) => {
    await until(async () => of(step) !== undefined);
    expect(of(step)?.code).toBe(200);
    return of(step)?.fault ?? {};
  };
}
