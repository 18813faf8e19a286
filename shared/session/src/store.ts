import { createStore } from 'jotai/vanilla';

/** The jotai store of the page, shared by all React roots of shell and remotes. */
export const store = createStore();
