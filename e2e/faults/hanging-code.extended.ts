import { openPage } from '../support/browser';
import { readLive, versionIn } from '../support/offers';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';
import { openWiredBrowser } from '../support/wired-browser';

const { menu } = textsOf('en_US');

const wired = openWiredBrowser();

/** Signs in through the wire, before any file of cards is loaded. */
async function arrive() {
  const watched = await openPage(wired.browser, { url: wired.wire.url });
  const { page } = watched;
  await signIn(page, 'en_US');
  await page.locator('[data-page=index]:visible').waitFor();
  return { ...watched, cards: versionIn(await readLive(page), 'cards') };
}

const exactly = (file: string) => new RegExp(`/r/cards/.*/${file.replaceAll('.', '\\.')}$`);

describe('W7: a request for code without a response, on a working network', () => {
  test.each([
    ['the entry', ({ entry }) => entry],
    ['a shared chunk', ({ preload }) => preload[0]],
    ['a script of the page', ({ pages }) => filesOf(pages).find((file) => file.endsWith('.js'))],
    ['a style of the page', ({ pages }) => filesOf(pages).find((file) => file.endsWith('.css'))],
  ] as [string, (manifest: Manifest) => string | undefined][])(
    '%s is requested again in parallel, and the page opens',
    async (_what, fileOf) => {
      const { page, context, cards, expectCalm } = await arrive();
      const file = fileOf(cards.manifest) ?? '';
      wired.wire.hang(exactly(file));
      await page
        .getByRole('navigation')
        .getByRole('link', { name: menu('cards-balance'), exact: true })
        .first()
        .dispatchEvent('click');
      await page.locator('[data-page=cards-balance]:visible tbody tr:not([aria-hidden])').nth(3).waitFor();
      expect(wired.wire.hung.splice(0)).toEqual([cards.base + file]);
      expect(wired.wire.requested.filter((url) => url.startsWith(`${cards.base}${file}?`))).toEqual([
        `${cards.base}${file}?b=1`,
      ]);
      wired.wire.requested.splice(0);
      expectCalm();
      await context.close();
    },
  );

  test('a manifest is requested again in parallel, and the console opens', async () => {
    const { page, context, cards, expectCalm } = await arrive();
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    wired.wire.hang(new RegExp(`/m/${cards.digest}\\.json$`));
    await page.goto('/main/cards-balance');
    await page.locator('[data-page=cards-balance]:visible tbody tr:not([aria-hidden])').nth(3).waitFor();
    expect(wired.wire.hung.splice(0)).toEqual([`/m/${cards.digest}.json`]);
    expectCalm();
    await context.close();
  });
});

type Manifest = Awaited<ReturnType<typeof readLive>>['versions'][number]['manifest'];
const filesOf = (pages: Manifest['pages']) => pages.find(({ name }) => name === 'cards-balance')?.files ?? [];
