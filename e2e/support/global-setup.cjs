const { mkdtempSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { startServer } = require('./server.cjs');

/** One product for the whole run: the built server on its own data, on a free port of the loopback. */
module.exports = async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-e2e-'));
  const server = await startServer({ folder });
  process.env.VCC_URL = server.url;
  globalThis.vccServer = server;
};
