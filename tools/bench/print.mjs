import { median, ratioOf } from './figures.mjs';

/** Printed lines in order: metric, label, format, and target of the ratio. */
const lines = [
  ['dashboard: bytes', 'dashboard, bytes (brotli, with headers and calls)', 'whole', '≤ 1.02'],
  ['dashboard: files', '  including scripts and styles', 'whole', ''],
  ['dashboard: document', '  including the document', 'whole', ''],
  ['dashboard: requests', 'dashboard, requests', 'whole', ''],
  ['dashboard: taskMs', 'dashboard, main-thread time, ms', 'tenth', '≤ 1.05 (upper end)'],
  ['dashboard: usableMs', 'dashboard, time to usable, ms', 'tenth', ''],
  ['cards page: bytes', 'cards page, bytes (brotli, with headers and calls)', 'whole', '≤ 1.07'],
  ['cards page: files', '  including scripts and styles', 'whole', ''],
  ['cards page: document', '  including the document', 'whole', ''],
  ['cards page: requests', 'cards page, requests', 'whole', ''],
  ['cards page: taskMs', 'cards page, main-thread time, ms', 'tenth', '≤ 1.05 (upper end)'],
  ['cards page: usableMs', 'cards page, time to first row, ms', 'tenth', '≤ 1.05'],
  ['first open: shown', 'menu click to first row, remote not loaded, ms', 'tenth', ''],
  ['open again: shown', 'menu click to first row, page opened before, ms', 'tenth', 'within A/A'],
  ['open again: painted', '  painted, ms', 'tenth', 'within A/A'],
  ['reopen 200 rows: script', 'return to a cached page with 200 rows, script, ms', 'tenth', '≤ 16.7 ms'],
  ['reopen 200 rows: task', '  all main-thread time until painted, ms', 'tenth', ''],
  ['reopen 200 rows: shown', '  shown, ms', 'tenth', ''],
  ['reopen 200 rows: painted', '  painted, ms', 'tenth', ''],
];

const written = { whole: (value) => Math.round(value).toLocaleString('en'), tenth: (value) => value.toFixed(1) };
const ratio = ({ middle, low, high }) => `${middle.toFixed(3)} [${low.toFixed(2)}, ${high.toFixed(2)}]`;
const columns = [52, 12, 14, 22, 22, 20];
const row = (cells) =>
  console.log(
    cells
      .map((cell, index) => cell.padEnd(columns[index]))
      .join(' ')
      .trimEnd(),
  );

/** Prints medians, ratios of each round to the single bundle, and the single bundle compared with itself. */
export function printRounds(values, rounds) {
  console.log(
    `\n${rounds} interleaved rounds, each visit with an empty cache; ratios are medians over rounds with a 95 % interval.`,
  );
  console.log(
    'A difference is significant only if its interval is outside the A/A column: the single bundle compared with itself.\n',
  );
  row(['', 'federated', 'single bundle', 'ratio', 'A/A', 'target']);
  for (const [metric, words, style, target] of lines) {
    const { federated, 'single bundle': mono, 'single bundle again': again } = values[metric];
    const write = written[style];
    row([
      words,
      write(median(federated)),
      write(median(mono)),
      ratio(ratioOf(federated, mono)),
      ratio(ratioOf(again, mono)),
      target,
    ]);
  }
}

/** Prints figures of the federated build only. */
export function printWeights({ entries, release, perRemote, remotes }, values) {
  console.log('');
  for (const { remote, gzip } of entries)
    console.log(`entry of ${remote}: ${written.whole(gzip)} bytes gzip (target ≤ 8 KB)`);
  console.log(`release of ${remotes.length} remotes: ${written.whole(release)} bytes brotli (target for 6: ≤ 4 KB)`);
  const most = (metric) => Math.max(...values[metric].federated);
  console.log(
    `a remote that is not opened: ${most('dashboard: other remotes, requests')} requests, ` +
      `${most('dashboard: other remotes, bytes')} bytes (target 0 and 0), ` +
      `and ${written.whole(perRemote)} bytes of the document for the last one`,
  );
}

/** Prints the growth over many opens, for each build. */
export function printMemory(grown, opens) {
  for (const [name, { before, after, pages }] of Object.entries(grown))
    console.log(
      `after ${opens} opens of ${pages.join(', ')}, every ninth closed, ${name}: heap ${before.megabytes.toFixed(1)} → ${after.megabytes.toFixed(1)} MB, ` +
        `nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}, ` +
        `detached elements ${before.detached} → ${after.detached}` +
        (name === 'federated' ? ' (target: growth ≤ 5 MB after 500, the rest flat)' : ''),
    );
}
