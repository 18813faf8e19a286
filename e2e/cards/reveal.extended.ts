import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { demoPassword, type Language, signIn } from '../support/walk';

const labels = {
  en_US: {
    cards: 'Cards',
    active: 'Active',
    reveal: 'Reveal card details',
    purpose: 'Purpose',
    dispute: 'Dispute or refund',
    go: 'Continue',
    frame: 'Protected card details',
    password: 'Your password',
    show: 'Reveal for 30 s',
    hide: 'Hide now',
    copy: 'Copy: Card number',
    copied: 'Copied: Card number',
    left: /^Hides in \d+ s$/,
    hidden: 'Card number hidden.',
    wrong: 'Incorrect password',
    over: 'Time is up. Close this dialog and reveal again.',
    close: 'Close',
    freeze: 'Freeze card',
  },
  zh_CN: {
    cards: '卡片',
    active: '正常',
    reveal: '查看完整卡信息',
    purpose: '用途',
    dispute: '争议或退款',
    go: '继续',
    frame: '受保护的卡信息',
    password: '您的登录密码',
    show: '显示30秒',
    hide: '立即隐藏',
    copy: '复制：卡号',
    copied: '已复制：卡号',
    left: /^\d+秒后隐藏$/,
    hidden: '卡号已重新隐藏。',
    wrong: '密码不正确',
    over: '本次查看已结束，请关闭对话框后重新查看。',
    close: '关闭',
    freeze: '冻结卡片',
  },
} as const satisfies Record<Language, unknown>;

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

/** The page of the first active card in the list. */
async function openCard(language: Language = 'en_US', loginName = 'operations'): Promise<Page> {
  const say = labels[language];
  watched = await openPage(browser, { language, url: server.url });
  const { page } = watched;
  await watched.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await signIn(page, language, loginName);
  await page.getByRole('link', { name: say.cards, exact: true }).click();
  const list = page.locator('[data-page=cards-balance]');
  await list.getByRole('tab', { name: say.active }).click();
  // The rows of before stay until those of the tab are there.
  await list.getByRole('row').nth(1).filter({ hasText: say.active }).getByRole('link').first().click();
  await page.locator('[data-page=cards-balance-view-card-detail]').getByRole('button', { name: say.freeze }).waitFor();
  return page;
}

/** Up to the frame that asks for the password. */
async function openFrame(page: Page, language: Language = 'en_US'): Promise<FrameLocator> {
  const say = labels[language];
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
  await frame.getByLabel(labels[language].password).fill(password);
  await frame.getByRole('button', { name: labels[language].show }).click();
}

const grouped = /\d{4} \d{4} \d{4} \d{4}/;

/** Every file below a folder that can be read as bytes. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test('the frame looks like the dialog around it, and Escape in it closes that', async () => {
  const page = await openCard();
  const frame = await openFrame(page);
  const field = frame.getByLabel(labels.en_US.password);
  expect(await field.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  const show = frame.getByRole('button', { name: labels.en_US.show });
  expect(await show.evaluate((element) => getComputedStyle(element).paddingInlineStart)).toBe('12px');
  await field.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test.each(['en_US', 'zh_CN'] as const)(
  'in %s the number is shown in a frame that the page cannot read, and is nowhere else, then or later',
  async (language) => {
    const say = labels[language];
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

    // What a script of the console can get hold of.
    const inConsole = () =>
      page.evaluate(() => {
        const [iframe] = document.getElementsByTagName('iframe');
        let inside = 'closed';
        try {
          inside = iframe?.contentWindow?.document.body.innerText ?? 'closed';
        } catch {
          // Another origin: reading it is an error.
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

/** A file that goes away while it is looked for holds nothing. */
function contentOf(file: string): string[] {
  try {
    return statSync(file).isFile() ? [readFileSync(file).toString('latin1')] : [];
  } catch {
    return [];
  }
}

describe('nothing is shown', () => {
  test('to who may not look', async () => {
    const page = await openCard('en_US', 'support');
    expect(await page.getByRole('button', { name: labels.en_US.reveal }).count()).toBe(0);
  });

  test.each([
    ['is too old', `update reveal_ticket set expires_at = created_at`],
    ['was used before', `update reveal_ticket set used_at = now()`],
    ['is of a session that has ended', `update session set ended_at = now() where ended_at is null`],
  ])('for a ticket that %s', async (_why, change) => {
    const page = await openCard();
    const frame = await openFrame(page);
    // The page hears nothing meanwhile: where its session has ended it would soon show the frame no more.
    await page.route(`${server.url}/admin/**`, (route) => route.abort());
    await frame.getByLabel(labels.en_US.password).fill(demoPassword);
    await server.sql(change);
    await frame.getByRole('button', { name: labels.en_US.show }).click();
    await frame.getByText(labels.en_US.over).waitFor();
    expect(await frame.locator('body').innerText()).not.toMatch(/\d{4}/);
  });

  test('any more once somebody looks away', async () => {
    const page = await openCard();
    const frame = await openFrame(page);
    await prove(frame, demoPassword);
    await frame.getByText(labels.en_US.left).waitFor();
    await page.getByRole('dialog').getByRole('heading').click();
    await page.getByRole('dialog').getByRole('button', { name: labels.en_US.close }).last().focus();
    await frame.getByText(labels.en_US.hidden).waitFor();
    expect(await frame.locator('html').innerHTML()).not.toMatch(grouped);
  });
});
