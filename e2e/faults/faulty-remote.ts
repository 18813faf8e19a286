import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { until } from '../support/walk';

/** What the document says of a version, as far as these tests read it. */
interface Live {
  remote: string;
  version: string;
  base: string;
  manifest: {
    entry: string;
    preload: string[];
    pages: { name: string; files: string[] }[];
    files: Record<string, { integrity: string }>;
  };
}

/** How the cards remote is broken. `page` replaces a page by what the code answers, `lifecycles` what is mounted. */
export interface Breach {
  at: 'entry' | 'import' | 'lifecycles' | 'page';
  /** For a page: an expression over `React`; for the lifecycles: an object that replaces some of them. */
  code: string;
}

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Serves the real cards remote with one file changed, and a document that lists the changed file: the browser runs
 * it, as it would run a version that was published broken.
 */
export async function breakCards(page: Page, { at, code }: Breach): Promise<void> {
  const cards = await readCards(page);
  const { name, text } = await chosenFile(page, cards, at);
  const broken = at === 'entry' ? `${code};\n${text}` : wrapped(text, { at, code });
  await page.route(`**${cards.base}${name}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.route(
    (url) => !/^\/(admin|r|s)\//.test(url.pathname) && !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const trusted = cards.manifest.files[name]?.integrity ?? '';
      await route.fulfill({ response, body: html.replaceAll(trusted, integrityOf(broken)) });
    },
  );
}

/** The version of cards that is live. */
export async function readCards(page: Page): Promise<Live> {
  const html = await (await page.request.get('/login')).text();
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const { release } = JSON.parse(boot) as { release: { remotes: Live[] } };
  const cards = release.remotes.find(({ remote }) => remote === 'cards');
  if (!cards) throw new Error('The document lists no cards remote.');
  return cards;
}

async function chosenFile(page: Page, { base, manifest }: Live, at: Breach['at']) {
  const { entry, preload } = manifest;
  const list = manifest.pages.find(({ name }) => name === 'cards-balance')?.files ?? [];
  const files = { entry: [entry], import: preload, lifecycles: preload, page: list }[at];
  for (const name of files.filter((file) => file.endsWith('.js'))) {
    const text = await (await page.request.get(base + name)).text();
    const isIt = at === 'entry' || (at === 'page' ? /\{default:\(\)=>/ : /\bbootstrap:\(\)=>/).test(text);
    if (isIt) return { name, text };
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
  const heard: { fault: Record<string, string>; code: number }[] = [];
  await page.route('**/admin/remoteFault/report', async (route) => {
    const fault = route.request().postDataJSON() as Record<string, string>;
    // A report may still be on its way when the test is over.
    const response = await route.fetch().catch(() => null);
    if (!response) return;
    heard.push({ fault, ...((await response.json()) as { code: number }) });
    await route.fulfill({ response }).catch(() => undefined);
  });
  const of = (step: string) => heard.find(({ fault }) => fault['step'] === step);
  return async (step) => {
    await until(async () => of(step) !== undefined);
    expect(of(step)?.code).toBe(200);
    return of(step)?.fault ?? {};
  };
}
