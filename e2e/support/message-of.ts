import type { Locator } from 'playwright-core';

/** Message below a field, found as assistive technology finds it. */
export async function messageOf(field: Locator): Promise<string> {
  const ids = (await field.getAttribute('aria-describedby')) ?? '';
  const texts = await Promise.all(
    ids
      .split(' ')
      .filter(Boolean)
      .map((id) => field.page().locator(`[id="${id}"]`).innerText()),
  );
  return texts.join(' ').trim();
}
