/** Query parameter of a document whose own files are requested past the HTTP cache; its value differs on each use. */
export const uncachedParameter = 'uncached';
