import type { Page } from 'playwright-core';
import { findingsOf } from './axe';
import type { Watched } from './browser';
import { words, type Language } from './walk';

/** English light, English dark, Chinese dark, Chinese light: switched in place, as a user would. */
export async function inEveryLook({ page }: Watched): Promise<string[]> {
  const inLook = async (look: string) => (await findingsOf(page)).map((finding) => `${look} ${finding}`);
  const first = await inLook('English light');
  await page.getByRole('button', { name: words.en_US.toDark }).click();
  const second = await inLook('English dark');
  await chooseLanguage(page, 'en_US', '简体中文');
  const third = await inLook('Chinese dark');
  await page.getByRole('button', { name: words.zh_CN.toLight }).click();
  return [...first, ...second, ...third, ...(await inLook('Chinese light'))];
}

async function chooseLanguage(page: Page, from: Language, label: string): Promise<void> {
  await page.getByRole('button', { name: from === 'en_US' ? /^Language/ : /^语言/ }).click();
  await page.getByRole('menuitemradio', { name: label }).click();
  await page.getByRole('button', { name: words.zh_CN.toLight }).waitFor();
}
