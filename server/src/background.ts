import type { Deps } from './deps';

/** Work that goes on beside requests. Each starts and answers with how it is stopped. */
export const background: ((deps: Deps) => () => Promise<void>)[] = [];
