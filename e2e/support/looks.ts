import type { Page } from 'playwright-core';
import { findingsOf } from './axe';
import type { Watched } from './browser';
import { labels, type Language } from './walk';

/**
 * English and light, then Chinese and dark: switched in place, as a user would. Contrast is a matter of the theme and words
 * are one of the language, so that the other two pairs have nothing new to tell.
 */
export async function inEveryLook({ page }: Watched): Promise<string[]> {
  const inLook = async (look: string) => (await findingsOf(page)).map((finding) => `${look} ${finding}`);
  const first = await inLook('English light');
  await page.getByRole('button', { name: labels.en_US.toDark }).click();
  await chooseLanguage(page, 'en_US', '简体中文');
  return [...first, ...(await inLook('Chinese dark'))];
}

async function chooseLanguage(page: Page, from: Language, label: string): Promise<void> {
  await page.getByRole('button', { name: from === 'en_US' ? /^Language/ : /^语言/ }).click();
  await page.getByRole('menuitemradio', { name: label }).click();
  await page.getByRole('button', { name: labels.zh_CN.toLight }).waitFor();
}
