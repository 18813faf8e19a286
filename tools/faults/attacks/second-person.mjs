import { ask, post, signIn } from '../client.mjs';
import { publishVersion } from '../made-up-version.mjs';

const why = 'An attack asks for it.';
const remote = 'cards';

/**
 * One user activates a version that needs a second approver: by switching the rule off, or as publisher and approver.
 */
export async function run({ origin }) {
  const [devops, owner] = [await signIn(origin, 'devops'), await signIn(origin, 'owner')];
  const detail = () => ask(origin, '/devopsModule/detail', { code: remote }, devops);
  const save = async (needsSecondPerson, by = devops) => {
    const { module } = await detail();
    const { name, description, contact, version } = module;
    const names = { nameEn: name.en_US, nameZh: name.zh_CN, description, contact };
    return post(origin, '/devopsModule/save', { code: remote, ...names, version, needsSecondPerson, why }, by);
  };
  const live = async () => (await detail()).plan.lanes.map(({ version }) => version);
  const about = async () => ({ remote, why, onNumber: (await detail()).number });

  const { module: before } = await detail();
  const { code } = await save(true);
  if (code !== 200) throw new Error(`The rule cannot be switched on: ${code}`);
  const published = (await publishVersion(origin, devops)).version;
  const taken = [];
  let tried = 0;
  /** Attempts an action; it succeeded if the version is live or the rule is off afterwards. */
  const attempt = async (how, path, body, by = devops) => {
    tried += 1;
    const answer = await post(origin, path, { ...(await about()), ...body }, by);
    const { module } = await detail();
    if (!module.needsSecondPerson || (await live()).includes(published)) taken.push({ how, code: answer.code });
    return answer;
  };
  const activation = (audience) => ({ version: published, audience, isMinimum: false });
  const audiences = [{ to: 'everyone' }, { to: 'percent', percent: 100 }, { to: 'percent', percent: 1 }];
  const askAll = async (when, by) => {
    for (const audience of audiences)
      await attempt(
        `activation for ${audience.percent ?? audience.to} ${when}`,
        '/devopsRelease/activate',
        activation(audience),
        by,
      );
  };

  await askAll('immediately');
  tried += 1;
  await save(false);
  if (!(await detail()).module.needsSecondPerson) taken.push({ how: 'switching the rule off' });
  await askAll('after the switch');
  const { waiver } = await detail();
  const isAskedFor = waiver !== null;
  for (const decision of ['APPROVED', 'REJECTED'])
    if (waiver) {
      const { code } = await post(origin, '/devopsModule/decide', { id: waiver.id, decision, why }, devops);
      if (code === 200) taken.push({ how: `own request to switch the rule off: ${decision}` });
    }
  await askAll('as another user', owner);
  const { waiting } = await detail();
  for (const { id } of waiting)
    await attempt('approval by the publisher', '/devopsRelease/decide', { id, decision: 'APPROVED' });
  for (const path of ['drain', 'rollback']) await attempt(path, `/devopsRelease/${path}`, {});

  await tidy({ origin, devops, owner, detail, about, save, before });
  const figures = { tried, waiting: waiting.length, taken: taken.length, first: taken[0] };
  // Control: requests are pending.
  return { name: 'second-person', passed: taken.length === 0 && waiting.length > 0 && isAskedFor, figures };
}

/** Restores the module with two users. */
async function tidy({ origin, devops, owner, detail, about, save, before }) {
  for (const { id } of (await detail()).waiting)
    for (const by of [owner, devops])
      await post(origin, '/devopsRelease/decide', { ...(await about()), id, decision: 'REJECTED' }, by);
  const { waiver } = await detail();
  const decide = (id, decision) => post(origin, '/devopsModule/decide', { id, decision, why }, owner);
  if (waiver) await decide(waiver.id, before.needsSecondPerson ? 'REJECTED' : 'APPROVED');
  if ((await detail()).module.needsSecondPerson !== before.needsSecondPerson) await save(before.needsSecondPerson);
}
