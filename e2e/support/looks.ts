import { locales } from '@console/i18n';
import type { Page } from 'playwright-core';
import { findingsOf } from './axe';
import type { Watched } from './browser';
import { startOf, textsOf } from './texts';
import { labels } from './walk';

const labelOf: ReadonlyMap<string, string> = new Map(locales.map(({ locale, label }) => [locale, label]));

/**
 * Runs axe in English with the light theme, then in Chinese with the dark theme, without reloading. Contrast depends
 * only on the theme and names depend only on the language, so the other two combinations add nothing.
 */
export async function inEveryLook({ page }: Watched): Promise<string[]> {
  const inLook = async (look: string) => (await findingsOf(page)).map((finding) => `${look} ${finding}`);
  const first = await inLook('English light');
  await page.getByRole('button', { name: labels.en_US.toDark }).click();
  await chooseChinese(page);
  return [...first, ...(await inLook('Chinese dark'))];
}

async function chooseChinese(page: Page): Promise<void> {
  await page.getByRole('button', { name: startOf(textsOf('en_US').shell('frame.language')) }).click();
  await page.getByRole('menuitemradio', { name: labelOf.get('zh-CN') }).click();
  await page.getByRole('button', { name: labels.zh_CN.toLight }).waitFor();
}
