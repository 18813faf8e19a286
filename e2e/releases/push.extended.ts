import { until } from '@console/configs/jest/deadline';
import type { Page } from 'playwright-core';
import { openPage } from '../support/browser';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';
import { openOperations } from './operations';

const texts = textsOf('en_US');

let stage: Awaited<ReturnType<typeof openOperations>>;
beforeAll(async () => {
  stage = await openOperations();
  await stage.operations.publish('9.1.0');
});
afterAll(() => stage.close());

const shown = (page: Page, name: string, version: string) =>
  page.locator(`[data-page=${name}][data-remote="cards@${version}"]:visible`);
const isStream = (request: { url: () => string }) => request.url().endsWith('/admin/events');
interface RemoteCensus {
  remote: string;
  mounts: number;
  versions: { version: string; pages: number }[];
}

const isAsking = (request: { url: () => string }) => request.url().endsWith('/admin/release/current');

/** Signs in on a page of cards and waits for its event stream. */
async function arrive(path: string) {
  const watched = await openPage(stage.browser, { url: stage.server.url });
  const { page } = watched;
  const streaming = page.waitForResponse((response) => isStream(response.request()));
  await signIn(page, 'en_US');
  await streaming;
  await page.goto(`/main/${path}`);
  let loads = 0;
  page.on('load', () => (loads += 1));
  return { ...watched, loads: () => loads };
}

test('an activated version replaces the one in an open page with its input, and so does a rollback', async () => {
  const { page, context, expectCalm, loads } = await arrive('cards-balance-create-card');
  const form = shown(page, 'cards-balance-create-card', stage.first);
  await form.getByLabel(texts.cards('card.alias')).fill('Half a word');
  await page.getByRole('main').focus();
  await stage.operations.activate('9.1.0');
  const after = shown(page, 'cards-balance-create-card', '9.1.0');
  await after.waitFor();
  expect(await after.getByLabel(texts.cards('card.alias')).inputValue()).toBe('Half a word');
  await stage.operations.rollBack();
  await form.waitFor();
  expect(await form.getByLabel(texts.cards('card.alias')).inputValue()).toBe('Half a word');
  expect(loads()).toBe(0);
  expectCalm();
  await context.close();
});

test('two pages of one browser share one event stream; when the page that opened it closes, the other page opens one', async () => {
  const { page, context, expectCalm } = await arrive('cards-balance');
  const other = await context.newPage();
  const streams: unknown[] = [];
  other.on('request', (request) => isStream(request) && streams.push(request));
  await other.goto('/main/cards-balance');
  await shown(other, 'cards-balance', stage.first).locator('tbody tr').first().waitFor();
  await stage.operations.activate('9.1.0');
  await shown(page, 'cards-balance', '9.1.0').waitFor();
  await shown(other, 'cards-balance', '9.1.0').waitFor();
  expect(streams).toHaveLength(0);
  const taken = other.waitForResponse((response) => isStream(response.request()));
  await page.close();
  await taken;
  await stage.operations.rollBack();
  await shown(other, 'cards-balance', stage.first).waitFor();
  expectCalm();
  await context.close();
});

test('a page without an event stream polls, and connects again once it can', async () => {
  const { page, context, allow } = await arrive('cards-balance');
  allow(/Failed to load resource|net::ERR_/);
  await shown(page, 'cards-balance', stage.first).locator('tbody tr').first().waitFor();
  let isCut = true;
  await page.route('**/admin/events', (route) => (isCut ? route.abort() : route.continue()));
  const asking = page.waitForRequest(isAsking);
  // The new document starts without an event stream.
  await page.reload();
  await shown(page, 'cards-balance', stage.first).locator('tbody tr').first().waitFor();
  await asking;
  await stage.operations.activate('9.1.0');
  await shown(page, 'cards-balance', '9.1.0').waitFor();
  const streaming = page.waitForResponse((response) => isStream(response.request()));
  isCut = false;
  await streaming;
  await stage.operations.rollBack();
  await shown(page, 'cards-balance', stage.first).waitFor();
  await context.close();
});

test('a session that is ended on another device ends in the open page', async () => {
  const { page, context } = await arrive('cards-balance');
  await stage.server.sql(`update session set ended_at = now(), ended_reason = 'ENDED_ELSEWHERE' where ended_at is null
    and user_id in (select id from app_user where login_name = 'operations')`);
  await page.waitForURL('**/login**');
  await context.close();
});

test('operations see the versions of the open page', async () => {
  const { page, context } = await arrive('cards-balance');
  await shown(page, 'cards-balance', stage.first).locator('tbody tr').first().waitFor();
  let cards: RemoteCensus | undefined;
  await until(async () => {
    const { remotes } = await stage.operations.ask<{ remotes: RemoteCensus[] }>('/devopsCensus/query', { hours: 1 });
    cards = remotes.find(({ remote }) => remote === 'cards');
    return cards?.versions.some(({ pages }) => pages > 0) ?? false;
  }, 'A census with pages of cards');
  expect(cards?.versions.find(({ version }) => version === stage.first)?.pages).toBeGreaterThan(0);
  expect(cards?.mounts).toBeGreaterThan(0);
  await context.close();
});
