import { openPage } from '../support/browser';
import { openTeam, type Team } from '../support/team';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { cards, shell } = textsOf('en_US');

const minutes = 60_000;

let team: Team;
beforeAll(async () => {
  team = await openTeam();
}, 3 * minutes);
afterAll(() => team.close());

test(
  'a remote runs from source for its developer only, and an edited text changes in the page without losing input',
  async () => {
    const { browser, checkout, server } = team;
    const { page, context, expectCalm } = await openPage(browser, { url: server.url });
    await signIn(page, 'en_US', 'owner');
    await page.goto('/main/cards-balance-create-card');
    await page.evaluate('globalThis.sameDocument = true');
    const shown = (title: string) =>
      page.locator('[data-page=cards-balance-create-card]:visible').getByRole('heading', { name: title, level: 1 });
    const alias = page.locator('[data-page=cards-balance-create-card]:visible').getByLabel(cards('card.alias'));
    await alias.fill('Half a word');

    const dev = checkout.start('dev', ['cards'], { CONSOLE_URL: server.url });
    try {
      const banner = page.getByRole('complementary', { name: shell('dev.label') });
      await banner
        .filter({ hasText: /cards@0\.1\.0-dev\.\w+/ })
        .getByText(shell.pattern('dev.running'))
        .waitFor({ timeout: 3 * minutes });
      await page
        .locator('[data-page=cards-balance-create-card][data-remote*="-dev."]:visible')
        .waitFor({ timeout: minutes });
      expect(await alias.inputValue()).toBe('Half a word');
      checkout.write('remotes/cards/src/cards/en-US.json', (text) =>
        text.replace(/"card\.create\.title": "[^"]*"/, '"card.create.title": "Make a card"'),
      );
      await shown('Make a card').waitFor({ timeout: 3 * minutes });
      expect(await alias.inputValue()).toBe('Half a word');

      const other = await openPage(browser, { url: server.url });
      await signIn(other.page, 'en_US');
      await other.page.goto('/main/cards-balance-create-card');
      await other.page.locator('[data-page=cards-balance-create-card][data-remote="cards@0.1.0"]:visible').waitFor();
      await other.context.close();
    } finally {
      await dev.stop();
    }
    // The return to the live version waits until no field has the focus.
    await page.getByRole('main').focus();
    await page
      .locator('[data-page=cards-balance-create-card][data-remote="cards@0.1.0"]:visible')
      .waitFor({ timeout: minutes });
    expect(await alias.inputValue()).toBe('Half a word');
    expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
    expectCalm();
    await context.close();
  },
  8 * minutes,
);
