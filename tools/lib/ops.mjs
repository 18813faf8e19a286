const paths = {
  activate: '/devopsRelease/activate',
  rollback: '/devopsRelease/rollback',
  drain: '/devopsRelease/drain',
  quarantine: '/devopsRelease/withdraw',
  revoke: '/devopsRelease/withdraw',
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
  const path = Object.hasOwn(paths, command) ? paths[command] : undefined;
  if (!path) return wrong(`"${command}" is not a command; use status, ${Object.keys(paths).join(', ')}.`);
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

const audienceInWords = ({ to, percent, ids }) => {
  if (to === 'everyone') return 'everyone';
  return to === 'percent' ? `${percent} % of users` : `${ids.length} ${to}`;
};

/** What is live, for people. */
export function inWords({ number, kind, reason, remotes }) {
  const rows = Object.entries(remotes).flatMap(([remote, { lanes }]) =>
    lanes.map(({ version, audience }) => `  ${`${remote}@${version}`.padEnd(24)} ${audienceInWords(audience)}`),
  );
  return [`release ${number}${kind ? ` (${kind.toLowerCase()}: ${reason})` : ''}`, ...rows].join('\n');
}
