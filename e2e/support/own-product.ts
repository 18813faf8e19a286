import { openOwnServer, type OwnServer } from './own-server';

/**
 * Starts a product for this suite only and makes `address()` return it, so that all helpers of the suite use it. For
 * suites that change data visible to other users, or passwords, sessions and settings of a demo user.
 */
export async function switchToOwnProduct(): Promise<OwnServer> {
  const server = await openOwnServer();
  // Jest gives each test file its own copy of the environment.
  process.env['VCC_URL'] = server.url;
  return server;
}
