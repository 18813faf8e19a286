/**
 * The only door to zod. `jitless` is set before the first schema exists: zod otherwise probes
 * `Function`, which the console's content security policy forbids.
 */
import { z } from 'zod';

z.config({ jitless: true });

export { z };
