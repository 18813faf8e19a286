import type { Browser, Page } from 'playwright-core';
import { callsLeaving } from '../support/api-of-page';
import { findingsOf } from '../support/axe';
import { openBrowser, whenQuiet } from '../support/browser';
import { openSignedIn } from '../support/signed-in';
import { textsOf } from '../support/texts';

const { admin, menu, permission } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const role = (page: Page) => page.getByRole('row', { name: /Support/ });

test('the preview of a role shows its menus and permissions and changes nothing', async () => {
  const { page, context, expectCalm } = await openSignedIn(browser, 'owner');
  await page.goto('/main/role-management');
  await role(page).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: admin('role.viewAs') })
    .click();
  const preview = page.getByRole('dialog', { name: admin('role.viewAs.title', { name: 'Support' }) });
  const menus = preview.getByRole('navigation', { name: admin('role.viewAs.menu', { name: 'Support' }) });
  const ofCards = menus.getByRole('link', { name: 'Cards', exact: true });
  await ofCards.waitFor();
  expect(await menus.getByRole('link', { name: menu('role-management'), exact: true }).count()).toBe(0);
  const left = callsLeaving(page);
  await ofCards.click();
  const cards = preview.getByRole('region', { name: 'Cards' });
  const permissions = (key: 'role.viewAs.granted' | 'role.viewAs.lacked') =>
    cards.getByRole('list', { name: admin(key), exact: true });
  await permissions('role.viewAs.granted').getByText(permission('cards.card.view'), { exact: true }).waitFor();
  await permissions('role.viewAs.lacked').getByText(permission('cards.card.topup')).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  expect(left.filter((path) => path.startsWith('/role/'))).toEqual([]);
  expect(await preview.getByRole('textbox').count()).toBe(0);
  expect(await preview.getByRole('checkbox').count()).toBe(0);

  await page.reload();
  await cards.waitFor();
  await preview.getByRole('button', { name: admin('role.viewAs.back') }).click();
  await page.getByRole('dialog', { name: 'Support' }).waitFor();
  await page.keyboard.press('Escape');
  await role(page).hover();
  await role(page)
    .getByRole('button', { name: admin('role.action.EDIT') })
    .waitFor();
  expectCalm();
  await context.close();
});
