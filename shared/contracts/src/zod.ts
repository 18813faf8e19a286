/**
 * The only import of zod, limited to the parts that contracts use: the shell provides this module, so every page loads
 * all of it (complete zod is four times as large). `jitless` is set before the first schema exists, because zod
 * otherwise tests whether `Function` works, which the console's content security policy forbids. The server has no such
 * policy, and compiled functions validate much faster there.
 */
import { config } from 'zod';

config({ jitless: !('process' in globalThis) });

export * as z from './zod-used';
