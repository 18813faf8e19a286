import type { Page } from 'playwright-core';
import { openPage } from '../support/browser';
import { callAt, publishBuilt, type Ask, type DerivedRequest } from '../releases/operations';
import { buildPerks } from '../support/perks';
import { sessionAt } from '../support/session';
import { openTeam, passed, type Team } from '../support/team';
import { signIn } from '../support/walk';
import { noteFigures, timesOf } from '../support/figures';
import { randomFrom } from '../support/random';
import { textsOf } from '../support/texts';
import { expectParts, fillParts, perk, perks, perksScenes } from './perks-scenes';

const { cards, ui } = textsOf('en_US');

const minutes = 60_000;
const why = ['--why', 'Perks on the page of a card.'];
const swaps = timesOf('SWAPS', perksScenes.length);
const seed = timesOf('SEED', 7);

let team: Team;
let built: Awaited<ReturnType<typeof buildPerks>> | undefined;
let ask: Ask;
beforeAll(async () => {
  team = await openTeam({ newRemote: 'perks' });
  built = await buildPerks(team);
  ask = await signInAsOperations();
}, 5 * minutes);
afterAll(async () => {
  built?.remove();
  await team.close();
});

async function signInAsOperations(): Promise<Ask> {
  const session = await sessionAt(team.server.url, 'devops');
  return (at, body) => callAt(team.server.url, { path: at, body, session });
}

const publish = (version: string, how: Pick<DerivedRequest, 'change' | 'edit'> = {}) =>
  publishBuilt(ask, { keysDir: team.there['KEYS_DIR'] ?? '', dist: built?.dist ?? '', version, ...how });
const activate = (version: string) => passed(team.ops('activate', `perks@${version}`, ...why));
/** Makes the tab throw when it is opened. */
const throwing = (text: string) => text.replaceAll('"perks.text"', '(()=>{throw Error("broken on purpose")})()');

const tabOf = (page: Page) => page.getByRole('tab', { name: 'Perks' });

/** Marks the page of the card, to notice another page or document in its place. */
const watchCard = (page: Page) =>
  page.evaluate(`globalThis.cardPage = document.querySelector('[data-page=cards-balance-view-card-detail] h1')`);
const isSameCard = (page: Page) =>
  page.evaluate(`globalThis.cardPage?.isConnected === true && globalThis.cardPage.checkVisibility()`);

test(
  'a fourth team adds a tab to the page of a card, and faults of the tab do not affect the page',
  async () => {
    const { page, allow, expectCalm, context } = await openPage(team.browser, { url: team.server.url });
    await signIn(page, 'en_US');
    await page.goto('/main/cards-balance');
    await page.locator('tbody a').first().click();
    const timeline = page.getByRole('tab', { name: cards('card.activity.timeline') });
    await timeline.waitFor();
    await watchCard(page);

    // The tab is added while the page is open.
    await publish('1.0.0');
    await activate('1.0.0');
    await tabOf(page).click();
    await perks(page, '1.0.0').waitFor();
    await perk(page).fill('A lounge at the airport');
    await fillParts(page);

    // The version is swapped with text in the tab, which stays while another tab is selected.
    await publish('1.1.0');
    await activate('1.1.0');
    await timeline.focus();
    await perks(page, '1.1.0').waitFor();
    expect(await perk(page).inputValue()).toBe('A lounge at the airport');
    await expectParts(page);
    await timeline.click();
    await perk(page).waitFor({ state: 'hidden' });
    await tabOf(page).click();
    expect(await perk(page).inputValue()).toBe('A lounge at the airport');
    expectCalm();

    // A failing version is rolled back in the open page, and the text stays.
    allow(/broken on purpose/);
    await publish('1.2.0', { change: throwing });
    const reported = page.waitForRequest((request) => request.url().endsWith('/remoteFault/report'));
    await activate('1.2.0');
    const fault = (await reported).postDataJSON() as object;
    expect(fault).toMatchObject({ remote: 'perks', version: '1.2.0', page: 'card.tab/perks' });
    await perks(page, '1.1.0').waitFor();
    expect(await perk(page).inputValue()).toBe('A lounge at the airport');

    // New pages have no working version: the tab shows an error, and the page works.
    const late = await openPage(team.browser, { url: team.server.url });
    late.allow(/broken on purpose/);
    await signIn(late.page, 'en_US', 'support');
    await late.page.goto(`${new URL(page.url()).pathname}${new URL(page.url()).search}`);
    await late.page.getByText(ui('moduleTitle', { name: 'Perks' })).waitFor();
    await late.page.getByRole('tab', { name: cards('card.activity.timeline') }).click();
    await late.page.locator('[data-page=cards-balance-view-card-detail] ol > li').first().waitFor();

    // After a rollback the tab works in new pages too.
    await passed(team.ops('rollback', 'perks', ...why));
    await late.page.getByRole('tab', { name: 'Perks' }).click();
    await perks(late.page, '1.1.0').waitFor();
    await late.context.close();

    // A version without the tab removes it, and the page keeps its state.
    await publish('1.3.0', { edit: (manifest) => ({ ...manifest, contributes: undefined }) });
    await activate('1.3.0');
    await tabOf(page).waitFor({ state: 'detached' });
    expect(await timeline.getAttribute('aria-selected')).toBe('true');
    expect(await isSameCard(page)).toBe(true);
    await context.close();
  },
  5 * minutes,
);

/** Adds the state of the tab to the error of a failed scene. */
const stuckAt = (page: Page, where: string) => async (cause: Error) => {
  const seen = await page.evaluate(() => ({
    tabs: [...document.querySelectorAll('[role=tab][aria-selected=true]')].map(({ textContent }) => textContent),
    versions: [...document.querySelectorAll<HTMLElement>('[data-page="card.tab/perks"]')].map((it) => ({
      version: it.dataset['remote'],
      isVisible: it.checkVisibility(),
      text: it.innerText,
      buttons: [...it.querySelectorAll('button')].map((button) => `${button.innerText} ${button.checkVisibility()}`),
    })),
    address: location.href,
  }));
  throw new Error(`${where}: ${JSON.stringify(seen)}`, { cause });
};

/** Activates by a call, which is faster than the command. */
async function goLive(version: string): Promise<void> {
  const [newest] = (await ask<{ list: { number: number }[] }>('/devopsRelease/list', {})).list;
  const audience = { to: 'everyone' };
  const about = { remote: 'perks', why: 'A test decides it.', onNumber: newest?.number };
  await ask('/devopsRelease/activate', { ...about, version, audience, isMinimum: false });
}

test(
  `${swaps} swaps during typing in the tab keep all input`,
  async () => {
    const random = randomFrom(seed);
    const versions = ['2.0.0', '2.1.0'] as const;
    for (const version of versions) await publish(version);
    await goLive(versions[0]);
    const { page, context, expectCalm } = await openPage(team.browser, { url: team.server.url });
    await signIn(page, 'en_US');
    await page.goto('/main/cards-balance');
    await page.locator('tbody a').first().click();
    await tabOf(page).click();
    await perks(page, versions[0]).waitFor();
    const lost: object[] = [];
    for (let round = 0; round < swaps; round += 1) {
      const scene = perksScenes[round % perksScenes.length];
      const version = versions[(round + 1) % 2] ?? versions[0];
      // Step-up authentication is valid for five minutes.
      if (round % 50 === 49) ask = await signInAsOperations();
      const writing = scene?.write({ page, random }).catch(stuckAt(page, `round ${round}, ${scene.what}`));
      const [, facts] = await Promise.all([goLive(version), writing]);
      // The swap waits until no field has the focus.
      await page.getByRole('tab', { name: cards('card.activity.timeline') }).focus();
      await perks(page, version).waitFor();
      const found = await scene?.read(page);
      if (JSON.stringify(found) !== JSON.stringify(facts)) lost.push({ round, what: scene?.what, facts, found });
    }
    noteFigures('swaps of a tab', { seed, swaps, lost: lost.length });
    expect(lost).toEqual([]);
    expectCalm();
    await context.close();
  },
  3 * minutes + swaps * 10_000,
);
