import { openPage } from '../support/browser';
import { openTeam, type Team } from '../support/team';
import { signIn } from '../support/walk';

const minutes = 60_000;

let team: Team;
beforeAll(async () => {
  team = await openTeam();
}, 3 * minutes);
afterAll(() => team.close());

test(
  'a remote runs from source for its developer alone: a text that is edited changes in the page, with what was typed',
  async () => {
    const { browser, checkout, server } = team;
    const { page, context, expectCalm } = await openPage(browser, { url: server.url });
    await signIn(page, 'en_US', 'owner');
    await page.goto('/main/cards-balance-create-card');
    await page.evaluate('globalThis.sameDocument = true');
    const shown = (title: string) =>
      page.locator('[data-page=cards-balance-create-card]:visible').getByRole('heading', { name: title, level: 1 });
    const alias = page.locator('[data-page=cards-balance-create-card]:visible').getByLabel('Card alias');
    await alias.fill('Half a word');

    const dev = checkout.start('dev', ['cards'], { CONSOLE_URL: server.url });
    try {
      const banner = page.getByRole('complementary', { name: 'Modules run from source' });
      await banner
        .getByText(/^cards@0\.1\.0-dev\.\w+ runs from source\. Only you see it\.$/)
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
    // Back to what is live is a calm change: it waits for a hand in a field.
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
