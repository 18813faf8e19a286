import { uncachedParameter } from '@console/contracts/release';

const valuePattern = /^\w{1,20}$/;

/** Returns the value by which this request asks for uncached files; undefined if it asks for none. */
export function uncachedValueOf(url: string): string | undefined {
  const value = new URLSearchParams(queryOf(url)).get(uncachedParameter);
  return value !== null && valuePattern.test(value) ? value : undefined;
}

/** Returns the query that loads the same page with uncached files. */
export function uncachedQueryOf(url: string, value: string): string {
  const parameters = new URLSearchParams(queryOf(url));
  parameters.set(uncachedParameter, value);
  return `?${parameters}`;
}

const queryOf = (url: string) => url.slice(url.indexOf('?') + 1 || url.length);
