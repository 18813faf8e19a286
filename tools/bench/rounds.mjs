import { spentOnOthers } from './weights.mjs';
import { visits } from './scenes.mjs';
import { firstVisit } from './visit.mjs';
import { openings, reopening } from './walk.mjs';

/** Short form of the comparison, which is part of `npm run measure`. */
export const quick = { rounds: 3, opens: 20 };

/** Variants of each round; the third repeats the second and shows the noise. */
const variants = [
  { name: 'federated', server: 'federated' },
  { name: 'single bundle', server: 'mono' },
  { name: 'single bundle again', server: 'mono' },
];

/** The order changes in each round, so that no variant always follows the same one. */
const inTurn = (round) => variants.map((_, index) => variants[(index + round) % variants.length]);

/**
 * Runs interleaved rounds. Returns one list of values per metric and variant: `{ 'dashboard: bytes': { federated: [], …
 * } }`.
 */
export async function runRounds({ browser, urls, rounds, remotes, onRound }) {
  const values = {};
  const keep = (metric, variant, value) => ((values[metric] ??= {})[variant] ??= []).push(value);
  for (const { server } of variants.slice(0, 2)) await firstVisit(browser, urls[server], visits[0]);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, server } of inTurn(round)) {
      const url = urls[server];
      for (const visit of visits)
        keepVisit(visit, await firstVisit(browser, url, visit), (m, v) => keep(m, name, v), remotes);
      keepWalk(await openings(browser, url), await reopening(browser, url), (m, v) => keep(m, name, v));
    }
    onRound(round + 1);
  }
  return values;
}

function keepVisit(visit, figures, keep, remotes) {
  const of = (metric) => `${visit.name}: ${metric}`;
  for (const metric of ['bytes', 'files', 'requests', 'document', 'taskMs', 'usableMs'])
    keep(of(metric), figures[metric]);
  const { requests, bytes } = spentOnOthers(figures.paths, remotes, visit.page);
  keep(of('other remotes, requests'), requests);
  keep(of('other remotes, bytes'), bytes);
}

function keepWalk({ first, again }, reopened, keep) {
  keep('first open: shown', first.shown);
  keep('open again: shown', again.shown);
  keep('open again: painted', again.painted);
  keep('reopen 200 rows: script', reopened.scriptMs);
  keep('reopen 200 rows: task', reopened.taskMs);
  keep('reopen 200 rows: shown', reopened.shown);
  keep('reopen 200 rows: painted', reopened.painted);
}
