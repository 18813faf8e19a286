import { openOwnServer, type OwnServer } from './own-server';

/**
 * Starts a product for this suite alone and makes it the product that `address()` returns, so that all helpers of the
 * suite reach it. For suites that change what other users see, or passwords, sessions and settings of a demo user.
 */
export async function switchToOwnProduct(): Promise<OwnServer> {
  const server = await openOwnServer();
  // Jest gives each test file its own copy of the environment.
  process.env['VCC_URL'] = server.url;
  return server;
}
