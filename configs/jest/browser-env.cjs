const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the globals of Node that it lacks. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const lent = [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'AbortController',
      'AbortSignal',
      'TextEncoder',
      'TextDecoder',
    ];
    for (const name of [...lent, 'BroadcastChannel', 'ReadableStream', 'structuredClone'])
      this.global[name] = globalThis[name];
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
};
