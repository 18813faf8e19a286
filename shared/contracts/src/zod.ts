/**
 * The only door to zod, and no wider than what contracts say: the shell provides this module, so everything
 * it re-exports is paid for on every page (the whole of zod is four times this).
 * `jitless` is set before the first schema exists: zod otherwise probes `Function`, which the console's
 * content security policy forbids. A server has no such policy, and checks much faster with functions made for it.
 */
import { config } from 'zod';

config({ jitless: !('process' in globalThis) });

export * as z from './zod-used';
