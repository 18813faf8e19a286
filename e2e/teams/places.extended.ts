import type { Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openPage } from '../support/browser';
import { callAt, publishBuilt } from '../releases/operations';
import { buildPerks } from '../support/perks';
import { sessionAt } from '../support/session';
import { openTeam, passed, type Team } from '../support/team';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { accounts, menu, shell } = textsOf('en_US');

const minutes = 60_000;

let team: Team;
let built: Awaited<ReturnType<typeof buildPerks>> | undefined;
beforeAll(async () => {
  team = await openTeam({ newRemote: 'perks' });
  built = await buildPerks(team);
  const session = await sessionAt(team.server.url, 'devops');
  await publishBuilt((at, body) => callAt(team.server.url, { path: at, body, session }), {
    keysDir: team.there['KEYS_DIR'] ?? '',
    dist: built?.dist ?? '',
    version: '1.0.0',
  });
  await passed(team.ops('activate', 'perks@1.0.0', '--why', 'Perks in three more places.'));
}, 5 * minutes);
afterAll(async () => {
  built?.remove();
  await team.close();
});

const palette = async (page: Page, letters: string) => {
  await page.keyboard.press('Control+k');
  await page.locator('dialog').getByRole('combobox').fill(letters);
};
const found = (page: Page) => page.getByRole('group', { name: 'Perks' }).getByRole('option');
const cards = (page: Page) => page.getByRole('group', { name: menu('cards-balance'), exact: true }).getByRole('option');

test(
  'a fourth team contributes to the dashboard, to cardholders and to the palette',
  async () => {
    const { page, allow, expectCalm, context } = await openPage(team.browser, { url: team.server.url });
    await signIn(page, 'en_US');

    // Below the dashboard's own content, for the chosen period.
    const dashboard = page.locator('[data-page=index]');
    await dashboard.getByRole('heading', { name: 'Perks' }).waitFor();
    await dashboard.getByText('Perks used in 30 days').waitFor();
    await dashboard.getByRole('button', { name: accounts('purchases.days', { count: 7 }) }).click();
    await dashboard.getByText('Perks used in 7 days').waitFor();
    expect(await findingsOf(page)).toEqual([]);

    // Beside the facts of a cardholder, but not of other records.
    await page.goto('/main/coremanagement-cardholder-management');
    await page.locator('tbody a').first().click();
    const id = async () => new URL(page.url()).searchParams.get('id') ?? 'none';
    await page.waitForURL(/[?]id=/);
    await page.getByText(`Perks of cardholder ${await id()}`).waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await page.goto('/main/cards-balance');
    await page.locator('tbody a').first().click();
    await page.getByRole('tab', { name: 'Perks' }).waitFor();
    expect(await page.getByText(/^Perks of card/).count()).toBe(0);

    // In the palette, beside results of other remotes.
    await palette(page, 'lounge');
    await found(page).getByText('Perk of lounge').waitFor();
    await page.getByRole('option', { name: /^Perk of lounge/, selected: true }).waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/main/cards-balance?state=FROZEN');

    // Slow and failing searches show no results and are reported, and other searches continue.
    const reported = (text: RegExp) =>
      page.waitForRequest(
        (request) => request.url().endsWith('/remoteFault/report') && text.test(request.postData() ?? ''),
      );
    const late = reported(/TimeoutError/);
    await palette(page, 'slow');
    await page.getByText(shell('palette.searching')).waitFor();
    expect((await late).postDataJSON()).toMatchObject({
      remote: 'perks',
      version: '1.0.0',
      page: 'palette.records/perks',
    });
    await page.getByText(shell.pattern('palette.empty')).waitFor();
    expect(await found(page).count()).toBe(0);
    expectCalm();

    allow(/broken over letters/);
    const broken = reported(/broken over letters/);
    await page.locator('dialog').getByRole('combobox').fill('broken');
    expect((await broken).postDataJSON()).toMatchObject({ remote: 'perks', page: 'palette.records/perks' });
    await page.locator('dialog').getByRole('combobox').fill('an');
    await cards(page).first().waitFor();
    await context.close();
  },
  5 * minutes,
);
