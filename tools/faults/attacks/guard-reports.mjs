import { setTimeout as wait } from 'node:timers/promises';
import { ask, post, signIn, withKey } from '../client.mjs';
import { publishVersion } from '../made-up-version.mjs';
import { invitationOf, takeSeat, walletWithCards } from '../wallet-membership.mjs';

const remote = 'cards';
/** Longer than the interval of the guard. */
const roundMs = 6_000;

/** External users, and one company user many times, report faults of the live version. */
export async function run({ origin, mailbox, rounds }) {
  const devops = await signIn(origin, 'devops');
  const detail = () => ask(origin, '/devopsModule/detail', { code: remote }, devops);
  const decide = async (path, body) =>
    ask(origin, path, { remote, why: 'An attack asks for it.', onNumber: (await detail()).number, ...body }, devops);
  const operations = await signIn(origin, 'operations');
  const { wallet } = await walletWithCards(origin, operations, { fewest: 1 });
  const sessions = [];
  for (let count = 0; count < 6 * rounds; count += 1) {
    sessions.push((await takeSeat({ origin, mailbox }, operations, invitationOf(wallet.id))).headers);
    sessions.push(await signIn(origin, 'merchant.owner'), await signIn(origin, 'channel.operator'));
  }
  // Live since their sign-in, with a previous version to roll back to.
  const { version } = await publishVersion(origin, devops);
  await decide('/devopsRelease/activate', { version, audience: { to: 'everyone' }, isMinimum: false });
  const before = await detail();
  // One company user in many sessions.
  for (let count = 0; count < 6; count += 1) sessions.push(await signIn(origin, 'support'));
  const nobody = { authorization: 'made-up', cookie: 'session=made-up' };
  const answers = {};
  const say = async (path, body, headers) => {
    const { code } = await post(origin, path, body, withKey(headers));
    answers[code] = (answers[code] ?? 0) + 1;
  };
  for (const headers of [...sessions, nobody, {}]) {
    await say('/sessionPage/report', failed(version), headers);
    for (const step of ['RENDER', 'SWITCHED_OFF', 'LOAD'])
      await say('/remoteFault/report', fault(version, step), headers);
  }
  await wait(roundMs);
  const after = await detail();
  const isAsBefore = after.number === before.number && after.plan.lanes[0].version === version;
  if (isAsBefore) await decide('/devopsRelease/rollback', {});
  const figures = {
    sessions: sessions.length,
    answers,
    isAsBefore,
  };
  // Control: the reports were accepted.
  return { name: 'guard-reports', passed: isAsBefore && (answers[200] ?? 0) > sessions.length, figures };
}

const failed = (version) => ({
  pageId: 'page-of-an-attack',
  shell: '1.0.0',
  releaseNumber: 1,
  isHidden: false,
  remotes: [{ remote, version, state: { at: 'FAILED', wanted: version } }],
  mounts: [],
});

const fault = (version, step) => ({
  remote,
  version,
  step,
  page: 'cards-balance',
  error: 'TypeError',
  message: '',
  place: '',
});
