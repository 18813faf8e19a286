/** Requirements for keyboard and screen reader users, from the ARIA practices. */
const expected = {
  Select: async (page) => ({
    'announces the selection': /USD/.test(await saidOf(page)),
    ...(await opens(page, '[role=option]')),
  }),
  MultiSelect: (page) => opens(page, '[role=option]'),
  NumberInput: async (page) => ({ 'has a name': (await page.getByLabel('Currency').count()) > 0 }),
  PasswordInput: async (page) => {
    await page.getByLabel('Currency').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    return { 'shows the password': (await page.locator('input[type=text]').count()) === 1 };
  },
  Switch: async (page) => ({
    'has role and name': (await page.getByRole('switch', { name: 'Currency' }).count()) === 1,
  }),
  Checkbox: async (page) => ({
    'has a mixed state': await page
      .getByRole('checkbox')
      .evaluate((box) => box.indeterminate || box.ariaChecked === 'mixed'),
  }),
  Radio: async (page) => ({
    'one tab stop': (await stops(page)) === 1,
    'has role and name': (await page.getByRole('radiogroup', { name: 'Currency' }).count()) === 1,
  }),
  Button: async (page) => ({
    'has a busy state': (await page.locator('[aria-busy=true], [aria-disabled=true], :disabled').count()) > 0,
  }),
  Tabs: async (page) => {
    await page.keyboard.press('Tab');
    const first = await activeText(page);
    await page.keyboard.press('ArrowRight');
    return {
      'reached by Tab': first === 'All',
      'arrow keys move': (await activeText(page)) !== first || (await chosenTab(page)) === 'Frozen',
      'one tab stop': (await stops(page)) === 1,
    };
  },
  Menu: async (page) => {
    await page.keyboard.press('Tab');
    const says = await page.evaluate(() => document.activeElement?.hasAttribute('aria-expanded'));
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(300);
    const inside = await page.evaluate(() => document.activeElement?.getAttribute('role') === 'menuitem');
    return { 'has an expanded state': says, 'arrow keys move inside': inside };
  },
  Dialog: (page) => modal(page),
  Drawer: (page) => modal(page),
  Pager: async (page) => {
    const next = page.getByRole('button', { name: /next/i });
    return {
      'has a navigation landmark': (await page.getByRole('navigation').count()) === 1,
      'next is a button': (await next.count()) === 1,
      'has a current page': (await page.locator('[aria-current]').count()) === 1,
    };
  },
  Facts: async (page) => ({
    'label is associated with value': (await page.locator('dt, th').count()) > 0,
  }),
  ProgressBar: async (page) => ({
    'has role and name':
      (await page.getByRole('progressbar', { name: 'Currency' }).or(page.getByRole('meter')).count()) === 1,
  }),
  TextInput: async (page) => ({ 'has a name': (await page.getByRole('textbox', { name: 'Currency' }).count()) === 1 }),
  FormField: async (page) => ({
    'has a name': (await page.getByRole('textbox', { name: /Currency/ }).count()) === 1,
    'announces its error': (await page.getByRole('textbox', { description: /Choose one/ }).count()) === 1,
    'has an invalid state': (await page.locator('[aria-invalid=true]').count()) === 1,
  }),
  FormSteps: async (page) => ({
    'has a current step': (await page.locator('[aria-current=step]').count()) === 1,
    'reached by Tab': (await stops(page)) > 0,
    'is a list': (await page.getByRole('listitem').count()) === 3,
  }),
  Timeline: async (page) => ({ 'is a list': (await page.getByRole('listitem').count()) >= 2 }),
  Notice: async (page) => ({ 'is announced': (await page.getByRole('alert').count()) === 1 }),
  Skeleton: async (page) => ({
    'has a loading state': (await page.locator('[role=status], [aria-busy=true]').count()) > 0,
  }),
  Spinner: async (page) => ({
    'has a loading state': (await page.locator('[role=status], [aria-busy=true]').count()) > 0,
  }),
  SideMenu: async (page) => ({
    'has a navigation landmark': (await page.getByRole('navigation', { name: 'Currency' }).count()) === 1,
    'items are links': (await page.getByRole('link').count()) === 3,
  }),
  Upload: async (page) => ({
    'has role and name': (await page.getByRole('group', { name: 'Currency' }).count()) === 1,
    'has a button': (await page.getByRole('button').count()) > 0,
  }),
  Toasts: async (page) => ({
    'is announced': (await page.locator('[role=status], [role=alert], [aria-live]').count()) > 0,
  }),
  DateInput: async (page) => ({ 'has a name': (await page.getByLabel('Currency').count()) > 0 }),
};

/** Returns `all`, or the requirements that are not met. */
export async function keysOf(page, name) {
  const facts = (await expected[name]?.(page)) ?? {};
  const missing = Object.entries(facts).filter(([, holds]) => !holds);
  return missing.length === 0 ? 'all' : missing.map(([fact]) => `not: ${fact}`).join(', ');
}

const activeText = (page) => page.evaluate(() => document.activeElement?.textContent);
const chosenTab = (page) => page.locator('[role=tab][aria-selected=true]').textContent();

/** Returns everything that a screen reader reads of the focused element. */
const saidOf = (page) =>
  page
    .getByRole('combobox')
    .first()
    .evaluate((box) => `${box.value ?? ''} ${box.textContent} ${box.getAttribute('aria-valuetext') ?? ''}`);

async function opens(page, option) {
  await page.getByRole('combobox').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(300);
  // Some components open with Enter only.
  if ((await page.locator(option).count()) === 0) await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  await page.keyboard.press('ArrowDown');
  const says = await page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? document.getElementById(id)?.getAttribute('role') === 'option' : false;
  });
  return { opens: (await page.locator(option).count()) > 0, 'has an active option': says };
}

/** Counts the elements that Tab reaches before it leaves the page's content. */
async function stops(page) {
  await page.evaluate(() => document.activeElement?.blur());
  const seen = [];
  for (let n = 0; n < 8; n += 1) {
    await page.keyboard.press('Tab');
    const key = await page.evaluate(() => {
      const main = document.querySelector('main');
      const active = document.activeElement;
      return main?.contains(active) ? String([...main.querySelectorAll('*')].indexOf(active)) : '';
    });
    if (key === '' || seen.includes(key)) break;
    seen.push(key);
  }
  return seen.length;
}

async function modal(page) {
  const outside = [];
  for (let n = 0; n < 6; n += 1) {
    await page.keyboard.press('Tab');
    // After the last element the focus is in the browser, outside of the page below the dialog.
    outside.push(
      await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && !active?.closest('dialog, [role=dialog], .arco-drawer');
      }),
    );
  }
  const isModal = await page.evaluate(() => document.querySelector('dialog:modal, [role=dialog][aria-modal=true]'));
  return {
    'has role and name': (await page.getByRole('dialog', { name: 'Currency' }).count()) === 1,
    'is modal': isModal !== null,
    'traps the focus': !outside.includes(true),
  };
}
