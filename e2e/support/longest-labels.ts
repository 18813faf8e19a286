import type { Page } from 'playwright-core';
import { variedRows, type Schema } from './varied-rows';
import type { Language } from './walk';

type Labels = Record<Language, string>;
type Dicts = Record<string, { label: Labels }[]>;
interface Answer {
  data: { list?: Record<string, unknown>[]; dicts?: Dicts; total?: number } | null;
}

/** Row schemas of every operation that returns pages of a list, by path; read from the API description. */
export async function readListSchemas(page: Page): Promise<Map<string, Schema>> {
  const description = (await (await page.request.get('/openapi.json')).json()) as {
    paths: Record<string, { post: { responses: { 200: { content: { 'application/json': { schema: Schema } } } } } }>;
  };
  return new Map(
    Object.entries(description.paths).flatMap(([path, { post }]): [string, Schema][] => {
      const { allOf: [, data] = [] } = post.responses[200].content['application/json'].schema as { allOf?: Schema[] };
      const { list, pageSize } = data?.properties?.['data']?.properties ?? {};
      return list?.items && pageSize ? [[path, list.items]] : [];
    }),
  );
}

/**
 * From now on, responses contain the longest label of a dictionary instead of each of its labels, and list rows with
 * every value of each enum. Returns the paths of the lists that the page has requested.
 */
export async function showLongestLabels(page: Page, schemas: ReadonlyMap<string, Schema>): Promise<Set<string>> {
  const requested = new Set<string>();
  const dicts = '/admin/dict/query';
  await page.route(
    ({ pathname }) => pathname === dicts || schemas.has(pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const schema = schemas.get(pathname);
      const response = await route.fetch();
      const answer = (await response.json()) as Answer;
      if (answer.data?.dicts) answer.data.dicts = withLongest(answer.data.dicts);
      if (answer.data?.list && schema) {
        answer.data.list = variedRows(schema, answer.data.list);
        answer.data.total = Math.max(answer.data.total ?? 0, answer.data.list.length);
        requested.add(pathname);
      }
      await route.fulfill({ response, json: answer });
    },
  );
  return requested;
}

const withLongest = (dicts: Dicts): Dicts =>
  Object.fromEntries(
    Object.entries(dicts).map(([name, details]) => {
      const label = { en_US: longest(details, 'en_US'), zh_CN: longest(details, 'zh_CN') };
      return [name, details.map((detail) => ({ ...detail, label }))];
    }),
  );

const longest = (details: readonly { label: Labels }[], language: Language): string =>
  details.map(({ label }) => label[language]).toSorted((a, b) => widthOf(b) - widthOf(a))[0] ?? '';

/** A Chinese character is as wide as two letters. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2E7F' ? 2 : 1), 0);
