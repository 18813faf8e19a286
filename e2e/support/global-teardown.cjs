const { rmSync } = require('node:fs');

module.exports = async () => {
  const { stop, place } = globalThis.vccServer;
  await stop();
  rmSync(place, { recursive: true, force: true });
};
