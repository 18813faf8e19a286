const { rmSync } = require('node:fs');

module.exports = async () => {
  const { stop, folder } = globalThis.vccServer;
  await stop();
  rmSync(folder, { recursive: true, force: true });
};
