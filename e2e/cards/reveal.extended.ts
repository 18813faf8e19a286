import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { textsOf } from '../support/texts';
import { demoPassword, type Language, signIn } from '../support/walk';

function labelsIn(language: Language) {
  const { cards, reveal, dict, menu, field } = textsOf(language);
  return {
    cards: menu('cards-balance'),
    active: dict('card_state', 'ACTIVE'),
    reveal: cards('card.reveal'),
    purpose: cards('card.reveal.purpose'),
    dispute: dict('reveal_purpose', 'DISPUTE'),
    go: cards('card.reveal.continue'),
    frame: cards('card.reveal.frame'),
    password: reveal('password'),
    show: reveal('show'),
    hide: reveal('hide'),
    copy: reveal('copyOf', { copy: reveal('copy'), fact: reveal('number') }),
    copied: reveal('copyOf', { copy: reveal('copied'), fact: reveal('number') }),
    left: reveal.pattern('left'),
    hidden: reveal('hidden'),
    wrong: field('WRONG_PASSWORD'),
    over: reveal('over'),
    close: cards('kit.close'),
    freeze: cards('card.freeze'),
  };
}

let server: OwnServer;
let browser: Browser;
beforeAll(async () => {
  server = await openOwnServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

let watched: Watched;
afterEach(() => watched.context.close());

/** Opens the first active card of the list. */
async function openCard(language: Language = 'en_US', loginName = 'operations'): Promise<Page> {
  const say = labelsIn(language);
  watched = await openPage(browser, { language, url: server.url });
  const { page } = watched;
  await watched.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await signIn(page, language, loginName);
  await page.getByRole('link', { name: say.cards, exact: true }).click();
  const list = page.locator('[data-page=cards-balance]');
  await list.getByRole('tab', { name: say.active }).click();
  // The previous rows are shown until the rows of the tab are loaded.
  await list.getByRole('row').nth(1).filter({ hasText: say.active }).getByRole('link').first().click();
  await page.locator('[data-page=cards-balance-view-card-detail]').getByRole('button', { name: say.freeze }).waitFor();
  return page;
}

/** Opens the frame that requires the password. */
async function openFrame(page: Page, language: Language = 'en_US'): Promise<FrameLocator> {
  const say = labelsIn(language);
  await page.getByRole('button', { name: say.reveal }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: say.purpose }).click();
  await page.getByRole('option', { name: say.dispute }).click();
  await dialog.getByRole('button', { name: say.go }).click();
  const frame = page.frameLocator(`iframe[title="${say.frame}"]`);
  await frame.getByLabel(say.password).waitFor();
  return frame;
}

async function prove(frame: FrameLocator, password: string, language: Language = 'en_US'): Promise<void> {
  await frame.getByLabel(labelsIn(language).password).fill(password);
  await frame.getByRole('button', { name: labelsIn(language).show }).click();
}

const grouped = /\d{4} \d{4} \d{4} \d{4}/;

/** Reads every file below a folder. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test('the frame has the look of its dialog, and Escape in the frame closes the dialog', async () => {
  const page = await openCard();
  const frame = await openFrame(page);
  const field = frame.getByLabel(labelsIn('en_US').password);
  expect(await field.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  const show = frame.getByRole('button', { name: labelsIn('en_US').show });
  expect(await show.evaluate((element) => getComputedStyle(element).paddingInlineStart)).toBe('12px');
  await field.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test.each(['en_US', 'zh_CN'] as const)(
  'in %s the number is shown in a frame that the page cannot read, and is stored nowhere',
  async (language) => {
    const say = labelsIn(language);
    const page = await openCard(language);
    const answers: string[] = [];
    page.on('response', (response) => {
      if (!response.url().includes('reveal.localhost'))
        void response.text().then(
          (text) => answers.push(text),
          () => undefined,
        );
    });
    const frame = await openFrame(page, language);
    await prove(frame, 'Wrong#Pass1', language);
    await frame.getByText(say.wrong).waitFor();
    await prove(frame, demoPassword, language);
    await frame.getByText(say.left).waitFor();
    const shown = await frame.locator('body').innerText();
    const number = (grouped.exec(shown)?.[0] ?? '').replaceAll(' ', '');
    expect(number).toMatch(/^\d{16}$/);

    // Everything that a script of the console can read.
    const inConsole = () =>
      page.evaluate(() => {
        const [iframe] = document.getElementsByTagName('iframe');
        let inside = 'closed';
        try {
          inside = iframe?.contentWindow?.document.body.innerText ?? 'closed';
        } catch {
          // Reading a frame of another origin throws.
        }
        const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
        return { inside, all: document.documentElement.outerHTML + stored };
      });
    const seen = await inConsole();
    expect(seen.inside).toBe('closed');
    const [plain, spaced] = [number, number.replace(/(\d{4})(?=\d)/g, '$1 ')];
    for (const text of [plain, spaced]) expect(seen.all).not.toContain(text);

    await frame.getByRole('button', { name: say.copy, exact: true }).click();
    await frame.getByRole('button', { name: say.copied, exact: true }).waitFor();
    await frame.getByRole('button', { name: say.hide }).click();
    await frame.getByText(say.hidden).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    expect(await frame.locator('html').innerHTML()).not.toMatch(grouped);
    await page.getByRole('dialog').getByRole('button', { name: say.close }).last().click();
    expect(await page.locator('iframe').count()).toBe(0);

    const forms = [
      plain,
      spaced,
      Buffer.from(plain).toString('hex'),
      Buffer.from(plain).toString('base64').slice(0, 21),
    ];
    const places = [...answers, server.output(), ...filesBelow(server.folder).flatMap(contentOf)];
    expect(places.length).toBeGreaterThan(20);
    for (const form of forms) expect(places.filter((text) => text.includes(form))).toEqual([]);
  },
);

/** A file that is deleted in the meantime counts as empty. */
function contentOf(file: string): string[] {
  try {
    return statSync(file).isFile() ? [readFileSync(file).toString('latin1')] : [];
  } catch {
    return [];
  }
}

describe('card details are not shown', () => {
  test('to a user without the permission', async () => {
    const page = await openCard('en_US', 'support');
    expect(await page.getByRole('button', { name: labelsIn('en_US').reveal }).count()).toBe(0);
  });

  test.each([
    ['is too old', `update reveal_ticket set expires_at = created_at`],
    ['was used before', `update reveal_ticket set used_at = now()`],
    ['is of a session that has ended', `update session set ended_at = now() where ended_at is null`],
  ])('for a ticket that %s', async (_why, change) => {
    const page = await openCard();
    const frame = await openFrame(page);
    // The page gets no events in the meantime; otherwise the end of its session would close the frame.
    await page.route(`${server.url}/admin/**`, (route) => route.abort());
    await frame.getByLabel(labelsIn('en_US').password).fill(demoPassword);
    await server.sql(change);
    await frame.getByRole('button', { name: labelsIn('en_US').show }).click();
    await frame.getByText(labelsIn('en_US').over).waitFor();
    expect(await frame.locator('body').innerText()).not.toMatch(/\d{4}/);
  });

  test('after the page loses focus', async () => {
    const page = await openCard();
    const frame = await openFrame(page);
    await prove(frame, demoPassword);
    await frame.getByText(labelsIn('en_US').left).waitFor();
    await page.getByRole('dialog').getByRole('heading').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: labelsIn('en_US').close })
      .last()
      .focus();
    await frame.getByText(labelsIn('en_US').hidden).waitFor();
    expect(await frame.locator('html').innerHTML()).not.toMatch(grouped);
  });
});
