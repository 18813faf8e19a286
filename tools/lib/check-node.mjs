/** What is wrong with a Node that the project does not run on, and nothing of any other. Written for old Nodes too. */
export function nodeFault(version = process.versions.node) {
  const parts = version.split('.').map(Number);
  const isEnough = parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19);
  if (isEnough) return undefined;
  return 'This project needs Node 20.19 or newer; this is Node ' + version + '. Install a newer Node and try again.';
}

/** Stops with one sentence on a Node that the project does not run on. */
export function checkNode(version = process.versions.node) {
  const fault = nodeFault(version);
  if (fault === undefined) return;
  console.error(fault);
  process.exit(1);
}

/** What a start says of a Node that it runs on, but that nobody repairs any more; nothing of any other. */
export function nodeAdvice(version = process.versions.node) {
  return version.startsWith('20.')
    ? `Node ${version} gets no security fixes since April 2026; Node 24 is recommended.`
    : undefined;
}
