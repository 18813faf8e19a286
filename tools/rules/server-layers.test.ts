import path from 'node:path';
import { read, sources } from './tree';

/** Below each folder of the server: whatever it may import. Nothing runs back up. */
const below: Record<string, readonly string[]> = {
  platform: [],
  delivery: ['platform'],
  'domains/accounts': ['platform', 'domains/merchants'],
  'domains/admin': ['platform', 'delivery'],
  'domains/cards': ['platform', 'domains/accounts', 'domains/merchants'],
  'domains/company': ['platform', 'domains/accounts', 'domains/cards'],
  'domains/merchants': ['platform'],
  'domains/onboarding': ['platform'],
};

/** Files with arrows that run back up. The list gets shorter, never longer. */
const upward = [
  'domains/accounts/accounts/waiting.repo.ts',
  'domains/accounts/channels/settle-cancel.ts',
  'domains/accounts/channels/settle-card.repo.ts',
  'domains/accounts/overview/overview.repo.ts',
  'platform/background.ts',
  'platform/config.ts',
  'platform/deps.ts',
  'platform/housekeeping/sweep-objects.ts',
  'platform/http/app.ts',
  'platform/http/document.ts',
  'platform/http/mount.ts',
  'platform/http/preloads.ts',
  'platform/http/serve.ts',
  'platform/http/session-guard.ts',
  'platform/http/split-origins.ts',
  'platform/jobs/job-kinds.ts',
  'platform/jobs/run-job.ts',
  'platform/related/related.repo.ts',
  'platform/reviews/review-handlers.ts',
  'platform/session/actor.repo.ts',
  'platform/session/passwords/password.routes.ts',
  'platform/start/real-money.ts',
];

/** Where a file belongs; at the top stand the starts, the list of domains, the demo and what tests need. */
function folderOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'domains' ? `${first}/${second}` : first;
}

function importsOf(file: string): string[] {
  const found = read(`server/src/${file}`).matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g);
  return [...found].map(([, to = '']) => path.join(path.dirname(file), to));
}

const files = sources('server/src')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => file.slice('server/src/'.length));

const runsUp = (file: string): boolean => {
  const own = folderOf(file);
  const allowed = below[own];
  return allowed !== undefined && importsOf(file).some((to) => ![own, ...allowed].includes(folderOf(to)));
};

test('no arrow of the server runs back up but those that are named', () => {
  const wrong = files.filter((file) => runsUp(file) && !upward.includes(file));
  expect({ wrong, remedy: 'give it to whoever stands above, or move it down' }).toMatchObject({ wrong: [] });
});

test('nothing is named that no longer runs up', () => {
  expect(upward.filter((file) => !files.includes(file) || !runsUp(file))).toEqual([]);
});

test('every folder of the server is one of these', () => {
  const top = ['demo', 'testing', 'main.ts', 'keys.ts', 'domains.ts'];
  const folders = new Set(files.map(folderOf));
  expect([...folders].filter((folder) => !(folder in below) && !top.includes(folder))).toEqual([]);
});
