/** Stops with one sentence on a Node that the project does not run on. Written for old Nodes too. */
export function checkNode(version = process.versions.node) {
  const parts = version.split('.').map(Number);
  const isEnough = parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19);
  if (isEnough) return;
  console.error(
    'This project needs Node 20.19 or newer; this is Node ' + version + '. Install a newer Node and try again.',
  );
  process.exit(1);
}
