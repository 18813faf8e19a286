import { addressMax } from '../../platform/http/address.rules';
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

/** The last part of the name of a file, with its dot: `.js` of `c/1.js`. */
const endingOf = (file: string): string => /[^/]\.[^./]*$/.exec(file)?.[0].slice(1) ?? '';

const namePattern = /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/;

/** Whether a file below that base may be given out at all. */
export const isServable = (base: string, file: string): boolean =>
  namePattern.test(file) && types.has(endingOf(file)) && base.length + file.length <= addressMax;

export const typeOf = (file: string): string => types.get(endingOf(file)) ?? 'application/octet-stream';
