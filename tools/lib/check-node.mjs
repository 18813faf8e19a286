/**
 * Returns an error message if this version of Node is too old, otherwise undefined. It must also run on old versions of
 * Node.
 */
export function nodeFault(version = process.versions.node) {
  const parts = version.split('.').map(Number);
  const isEnough = parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19);
  if (isEnough) return undefined;
  return 'This project needs Node 20.19 or newer; this is Node ' + version + '. Install a newer Node and try again.';
}

/** Exits with an error message if this version of Node is too old. */
export function checkNode(version = process.versions.node) {
  const fault = nodeFault(version);
  if (fault === undefined) return;
  console.error(fault);
  process.exit(1);
}

/** Returns a recommendation if this version of Node gets no security fixes, otherwise undefined. */
export function nodeAdvice(version = process.versions.node) {
  return version.startsWith('20.')
    ? `Node ${version} gets no security fixes since April 2026; Node 24 is recommended.`
    : undefined;
}
