import { until } from '@console/configs/jest/deadline';
import type { Page } from 'playwright-core';
import { publishDerived } from '../support/derived';
import { answerWith, offerOf, readLive, versionIn, withVersion, writeInto, type Version } from '../support/offers';

/** How the cards remote is broken. `page` replaces a page by what the code answers, `lifecycles` what is mounted. */
export interface Breach {
  at: 'entry' | 'import' | 'lifecycles' | 'page';
  /** For a page: an expression over `React`; for the lifecycles: an object that replaces some of them. */
  code: string;
}

/**
 * The real cards remote with one file changed, published as its team would publish it: the browser runs it, as it would
 * run a version that was published broken.
 */
export async function breakCards(page: Page, breach: Breach): Promise<void> {
  const live = await readLive(page);
  const published = await publishBroken(page, versionIn(live, 'cards'), breach);
  const offer = offerOf(withVersion(live, published));
  await writeInto(page, () => offer);
  await answerWith(page, () => offer);
}

/** Serves such a version, as `version` where it needs a name of its own. */
export async function publishBroken(
  page: Page,
  cards: Version,
  { at, code, version = cards.version }: Breach & { version?: string },
): Promise<Version> {
  const name = await chosenFile(page, cards, at);
  const broken = (text: string) => (at === 'entry' ? `${code};\n${text}` : wrapped(text, { at, code }));
  return publishDerived(page, cards, { version, change: (text, file) => (file === name ? broken(text) : text) });
}

/** The version of cards that is live. */
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

/** The chunk hands its modules over through `push`; each of them is wrapped on the way. */
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

/** Listens to what the browser reports; answers how to wait for a report of a step that the server has accepted. */
export async function listenToReports(page: Page): Promise<(step: string) => Promise<Record<string, string>>> {
  const received: { fault: Record<string, string>; code: number }[] = [];
  await page.route('**/admin/remoteFault/report', async (route) => {
    const fault = route.request().postDataJSON() as Record<string, string>;
    // A report may still be on its way when the test is over.
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
