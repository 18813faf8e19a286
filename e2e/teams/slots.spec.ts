import type { Page } from 'playwright-core';
import { openPage } from '../support/browser';
import { callAt, publishBuilt, type Ask, type DerivedRequest } from '../releases/operations';
import { buildPerks } from '../support/perks';
import { sessionAt } from '../support/session';
import { openTeam, passed, type Team } from '../support/team';
import { signIn } from '../support/walk';

const minutes = 60_000;
const why = ['--why', 'Perks on the page of a card.'];

let team: Team;
let built: Awaited<ReturnType<typeof buildPerks>> | undefined;
let ask: Ask;
beforeAll(async () => {
  team = await openTeam({ newRemote: 'perks' });
  built = await buildPerks(team);
  const session = await sessionAt(team.server.url, 'devops');
  ask = (at, body) => callAt(team.server.url, { path: at, body, session });
}, 5 * minutes);
afterAll(async () => {
  built?.remove();
  await team.close();
});

const publish = (version: string, how: Pick<DerivedRequest, 'change' | 'edit'> = {}) =>
  publishBuilt(ask, { keysDir: team.there['KEYS_DIR'] ?? '', dist: built?.dist ?? '', version, ...how });
const activate = (version: string) => passed(team.ops('activate', `perks@${version}`, ...why));
/** A version that shows nothing but an error as soon as somebody opens the tab. */
const throwing = (text: string) => text.replaceAll('"perks.text"', '(()=>{throw Error("broken on purpose")})()');

const tabOf = (page: Page) => page.getByRole('tab', { name: 'Perks' });
const perks = (page: Page, version: string) =>
  page.locator(`[data-page="card.tab/perks"][data-remote="perks@${version}"]:visible`);
const perk = (page: Page) => page.getByRole('textbox', { name: 'Perk of this card' });

/** Notes whether another page of a card, or another document, ever takes the place of this one. */
const watchCard = (page: Page) =>
  page.evaluate(`globalThis.cardPage = document.querySelector('[data-page=cards-balance-view-card-detail] h1')`);
const isSameCard = (page: Page) =>
  page.evaluate(`globalThis.cardPage?.isConnected === true && globalThis.cardPage.checkVisibility()`);

test(
  'a fourth team adds a tab to the page of a card, which never notices what happens to it',
  async () => {
    const { page, allow, expectCalm, context } = await openPage(team.browser, { url: team.server.url });
    await signIn(page, 'en_US');
    await page.goto('/main/cards-balance');
    await page.locator('tbody a').first().click();
    const timeline = page.getByRole('tab', { name: 'Timeline' });
    await timeline.waitFor();
    await watchCard(page);

    // It comes while the page is looked at.
    await publish('1.0.0');
    await activate('1.0.0');
    await tabOf(page).click();
    await perks(page, '1.0.0').waitFor();
    await perk(page).fill('A lounge at the airport');

    // It is swapped with text in it, and again while another tab is looked at.
    await publish('1.1.0');
    await activate('1.1.0');
    await timeline.focus();
    await perks(page, '1.1.0').waitFor();
    expect(await perk(page).inputValue()).toBe('A lounge at the airport');
    await timeline.click();
    await perk(page).waitFor({ state: 'hidden' });
    await tabOf(page).click();
    expect(await perk(page).inputValue()).toBe('A lounge at the airport');
    expectCalm();

    // A version that breaks is taken back where it is seen, and the text stays.
    allow(/broken on purpose/);
    await publish('1.2.0', { change: throwing });
    const reported = page.waitForRequest((request) => request.url().endsWith('/remoteFault/report'));
    await activate('1.2.0');
    const fault = (await reported).postDataJSON() as object;
    expect(fault).toMatchObject({ remote: 'perks', version: '1.2.0', page: 'card.tab/perks' });
    await perks(page, '1.1.0').waitFor();
    expect(await perk(page).inputValue()).toBe('A lounge at the airport');

    // Whoever comes now has none that works: its own card says so, beside a page that works.
    const late = await openPage(team.browser, { url: team.server.url });
    late.allow(/broken on purpose/);
    await signIn(late.page, 'en_US', 'support');
    await late.page.goto(`${new URL(page.url()).pathname}${new URL(page.url()).search}`);
    await late.page.getByText('Perks is not available right now').waitFor();
    await late.page.getByRole('tab', { name: 'Timeline' }).click();
    await late.page.locator('[data-page=cards-balance-view-card-detail] ol > li').first().waitFor();

    // Rolled back, it works for them too.
    await passed(team.ops('rollback', 'perks', ...why));
    await late.page.getByRole('tab', { name: 'Perks' }).click();
    await perks(late.page, '1.1.0').waitFor();
    await late.context.close();

    // It is taken away: the page shows what it had before, and everything else is where it was.
    await publish('1.3.0', { edit: (manifest) => ({ ...manifest, contributes: undefined }) });
    await activate('1.3.0');
    await tabOf(page).waitFor({ state: 'detached' });
    expect(await timeline.getAttribute('aria-selected')).toBe('true');
    expect(await isSameCard(page)).toBe(true);
    await context.close();
  },
  5 * minutes,
);
