import { post } from './client.mjs';
import { callsOf } from './exact-request.mjs';

/** Operations with a stream, with side effects, or of general data. */
const aside =
  /\/(events|session|clock|onboarding|verify|queryDesc|timezoneList|countryList|currencyList)|^\/admin\/(common|public)/;

/**
 * Calls every read operation with all applicable inputs: an empty one, a long page, and each of the given records.
 * Returns the texts of the responses.
 */
export async function readAll(origin, headers, records = []) {
  const calls = (await callsOf(origin)).filter(({ path, reads }) => reads && !aside.test(path));
  const told = [];
  for (const { path, input } of calls) {
    const takes = new Set(Object.keys(input.properties ?? {}));
    const fits = (body) => Object.keys(body).every((name) => takes.has(name));
    for (const body of [{}, { pageSize: 200 }, ...records].filter(fits)) {
      const { code, data } = await post(origin, path.replace('/admin', ''), body, headers);
      told.push({ path, body, code, text: JSON.stringify(data ?? null) });
      // Without the permission, further records need no call.
      if (code === 1403) break;
    }
  }
  return told;
}

/** Returns all rows of a list. */
export async function allOf(origin, path, headers, body = {}) {
  const rows = [];
  for (let page = 1; page <= 50; page += 1) {
    const { data } = await post(origin, path, { ...body, page, pageSize: 200 }, headers);
    rows.push(...(data?.list ?? []));
    if (!data || data.list.length < 200) break;
  }
  return rows;
}
