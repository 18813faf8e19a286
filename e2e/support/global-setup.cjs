const { cpSync, mkdirSync, mkdtempSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { startServer } = require('./server.cjs');

/**
 * Starts one product for the whole run: the built server with its own data, on a free loopback port. The data is
 * created once and copied for each test that needs a separate product, because creating it takes three times as long as
 * a start.
 */
module.exports = async () => {
  const place = mkdtempSync(path.join(os.tmpdir(), 'vcc-e2e-'));
  const [fresh, folder] = ['fresh', 'run'].map((name) => path.join(place, name));
  mkdirSync(fresh);
  await (await startServer({ folder: fresh })).stop();
  cpSync(fresh, folder, { recursive: true });
  const server = await startServer({ folder });
  process.env.VCC_URL = server.url;
  process.env.VCC_FRESH_DATA = path.join(fresh, 'data');
  globalThis.vccServer = { ...server, place };
};
