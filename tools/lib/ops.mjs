const paths = {
  activate: '/devopsRelease/activate',
  rollback: '/devopsRelease/rollback',
  drain: '/devopsRelease/drain',
  quarantine: '/devopsRelease/withdraw',
  revoke: '/devopsRelease/withdraw',
  approve: '/devopsRelease/decide',
  reject: '/devopsRelease/decide',
};

const wrong = (sentence) => ({ at: 'wrong', sentence });

/** The audience behind `--to`, or undefined where it says none. */
function audienceOf(to) {
  if (to === 'everyone') return { to };
  const percent = /^(\d{1,3}(?:\.\d{1,2})?)%$/.exec(to)?.[1];
  if (percent !== undefined) return { to: 'percent', percent: Number(percent) };
  const [, kind, ids] = /^(users|roles|companies):(.+)$/.exec(to) ?? [];
  return kind && { to: kind, ids: ids.split(',') };
}

/** What a command line asks for. */
export function requestOf({ command, target, to, why, minimum }) {
  if (command === 'status') return { at: 'status' };
  if (command === 'trace') return traceOf(target);
  const path = Object.hasOwn(paths, command) ? paths[command] : undefined;
  if (!path)
    return wrong(
      `"${command}" is not a command; use status, trace, ${Object.keys(paths).join(', ')}, menus, menu or remove-menu.`,
    );
  if (command === 'approve' || command === 'reject') return decisionOf({ command, path, id: target, why });
  const [remote, version] = target.split('@');
  const needsVersion = ['activate', 'quarantine', 'revoke'].includes(command);
  if (!remote || (needsVersion && !version))
    return wrong(
      `Say what to ${command}: npm run ops -- ${command} ${needsVersion ? 'cards@1.4.0' : 'cards'} --why "…".`,
    );
  if (!why.trim()) return wrong('Say why, with --why "…"; the reason is kept with the release.');
  if (!needsVersion) return { at: 'change', path, body: { remote, why } };
  if (command !== 'activate')
    return { at: 'change', path, body: { remote, version, why, as: command === 'revoke' ? 'REVOKED' : 'QUARANTINED' } };
  const audience = audienceOf(to);
  if (!audience) return wrong(`"${to}" is no audience; use everyone, 10%, users:…, roles:… or companies:….`);
  return { at: 'change', path, body: { remote, version, audience, why, isMinimum: minimum } };
}

/** An activation that waits is named by its id. */
function decisionOf({ command, path, id, why }) {
  if (!id.startsWith('rrq_')) return wrong(`Say what to ${command}: npm run ops -- ${command} rrq_… --why "…".`);
  if (!why.trim()) return wrong('Say why, with --why "…"; the reason is kept in the audit log.');
  return { at: 'change', path, body: { id, why, decision: command === 'approve' ? 'APPROVED' : 'REJECTED' } };
}

/** An error id, as cards of errors and answers of the API show it. */
function traceOf(traceId) {
  if (!/^[0-9a-f]{16}$/.test(traceId)) return wrong('Say which error: npm run ops -- trace, and its id of 16 digits.');
  return { at: 'ask', path: '/devopsTrace/query', body: { traceId }, inWords: traceInWords };
}

/** What happened under an error id, and what the page ran. */
export function traceInWords({ list }) {
  if (list.length === 0) return 'Nothing that your company may see bears this id.';
  return list
    .flatMap(({ kind, at, nickname, what, composition }) => [
      `${at} ${kind.toLowerCase()} ${what}${nickname && `, ${nickname}`}`,
      `  ran ${composition ?? 'something that did not say what it is'}`,
    ])
    .join('\n');
}

const audienceInWords = ({ to, percent, ids }) => {
  if (to === 'everyone') return 'everyone';
  return to === 'percent' ? `${percent} % of users` : `${ids.length} ${to}`;
};

const waitingInWords = ({ id, remote, version, audience, why }) =>
  `  ${id} waits: ${remote}@${version} for ${audienceInWords(audience)} (${why})`;

/** What is live or has changed, for people. */
export function inWords({ at, id, number, kind, reason, remotes, waiting = [] }) {
  if (at === 'waiting') return `${id} waits for a second person: npm run ops -- approve ${id} --why "…"`;
  if (at === 'rejected') return 'It was rejected; nothing changed.';
  const rows = Object.entries(remotes).flatMap(([remote, { lanes }]) =>
    lanes.map(({ version, audience }) => `  ${`${remote}@${version}`.padEnd(24)} ${audienceInWords(audience)}`),
  );
  return [
    `release ${number}${kind ? ` (${kind.toLowerCase()}: ${reason})` : ''}`,
    ...rows,
    ...waiting.map(waitingInWords),
  ].join('\n');
}
