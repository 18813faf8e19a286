import { createStore } from 'jotai/vanilla';

/** The one jotai store of the page. Every React root, of shell and remotes, reads this one. */
export const store = createStore();
