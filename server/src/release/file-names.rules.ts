import path from 'node:path';

/**
 * Every ending that a file of a remote may have, and what it is served as. None of them is a document: a browser that is
 * made to show one of them by itself has nothing to run. A picture with scripts in it (SVG) is drawn by code instead.
 */
const types = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
]);

export const endings: readonly string[] = [...types.keys()];

/** Longer than any address of a file of a build; what is longer is not looked for. */
export const addressMax = 200;

const namePattern = /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/;

/** Whether a file below that base may be given out at all. */
export const isServable = (base: string, file: string): boolean =>
  namePattern.test(file) && types.has(path.extname(file)) && base.length + file.length <= addressMax;

export const typeOf = (file: string): string => types.get(path.extname(file)) ?? 'application/octet-stream';
