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

/** Returns the audience of `--to`, or undefined if it is invalid. */
function audienceOf(to) {
  if (to === 'everyone') return { to };
  const percent = /^(\d{1,3}(?:\.\d{1,2})?)%$/.exec(to)?.[1];
  if (percent !== undefined) return { to: 'percent', percent: Number(percent) };
  const [, kind, ids] = /^(users|roles|companies):(.+)$/.exec(to) ?? [];
  return kind && { to: kind, ids: ids.split(',') };
}

/** Parses a command line into a request. */
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
      `Specify what to ${command}: npm run ops -- ${command} ${needsVersion ? 'cards@1.4.0' : 'cards'} --why "…".`,
    );
  if (!why.trim()) return wrong('Give a reason with --why "…"; it is recorded with the release.');
  if (!needsVersion) return { at: 'change', path, body: { remote, why } };
  if (command !== 'activate')
    return { at: 'change', path, body: { remote, version, why, as: command === 'revoke' ? 'REVOKED' : 'QUARANTINED' } };
  const audience = audienceOf(to);
  if (!audience) return wrong(`"${to}" is not an audience; use everyone, 10%, users:…, roles:… or companies:….`);
  return { at: 'change', path, body: { remote, version, audience, why, isMinimum: minimum } };
}

/** Parses a decision about a pending activation, which is identified by its id. */
function decisionOf({ command, path, id, why }) {
  if (!id.startsWith('rrq_')) return wrong(`Specify what to ${command}: npm run ops -- ${command} rrq_… --why "…".`);
  if (!why.trim()) return wrong('Give a reason with --why "…"; it is recorded in the audit log.');
  return { at: 'change', path, body: { id, why, decision: command === 'approve' ? 'APPROVED' : 'REJECTED' } };
}

/** Parses a trace id, as shown on error cards and in API responses. */
function traceOf(traceId) {
  if (!/^[0-9a-f]{16}$/.test(traceId))
    return wrong('Specify the error: npm run ops -- trace, followed by its 16-digit error ID.');
  return { at: 'ask', path: '/devopsTrace/query', body: { traceId }, inWords: traceInWords };
}

/** Returns the events of a trace and the versions that the page ran, as text. */
export function traceInWords({ list }) {
  if (list.length === 0) return 'No entries found for this error ID in your company.';
  return list
    .flatMap(({ kind, at, nickname, what, composition }) => [
      `${at} ${kind.toLowerCase()} ${what}${nickname && `, ${nickname}`}`,
      `  ran ${composition ?? 'an unknown composition'}`,
    ])
    .join('\n');
}

const audienceInWords = ({ to, percent, ids }) => {
  if (to === 'everyone') return 'everyone';
  return to === 'percent' ? `${percent} % of users` : `${ids.length} ${to}`;
};

const waitingInWords = ({ id, remote, version, audience, why }) =>
  `  ${id} pending approval: ${remote}@${version} for ${audienceInWords(audience)} (${why})`;

/** Returns the live release or a change, as text. */
export function inWords({ at, id, number, kind, reason, remotes, waiting = [] }) {
  if (at === 'waiting') return `${id} needs approval from a second approver: npm run ops -- approve ${id} --why "…"`;
  if (at === 'rejected') return 'Rejected. Nothing changed.';
  const rows = Object.entries(remotes).flatMap(([remote, { lanes }]) =>
    lanes.map(({ version, audience }) => `  ${`${remote}@${version}`.padEnd(24)} ${audienceInWords(audience)}`),
  );
  return [
    `release ${number}${kind ? ` (${kind.toLowerCase()}: ${reason})` : ''}`,
    ...rows,
    ...waiting.map(waitingInWords),
  ].join('\n');
}
