import { post } from './client.mjs';
import { callsOf } from './exact-request.mjs';

/** These go on, end something, or only count for whoever asks. */
const aside =
  /\/(events|session|clock|onboarding|verify|queryDesc|timezoneList|countryList|currencyList)|^\/admin\/(common|public)/;

/**
 * Every call that only reads, with every input that fits what it takes: nothing, a long page, and each of the records that
 * were named. Answers the text of whatever was told.
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
      // Who may not call it at all need not be asked for each record.
      if (code === 1403) break;
    }
  }
  return told;
}

/** All rows of a list. */
export async function allOf(origin, path, headers, body = {}) {
  const rows = [];
  for (let page = 1; page <= 50; page += 1) {
    const { data } = await post(origin, path, { ...body, page, pageSize: 200 }, headers);
    rows.push(...(data?.list ?? []));
    if (!data || data.list.length < 200) break;
  }
  return rows;
}
