import { addressMax } from '../../platform/http/address.rules';
/**
 * Allowed file extensions of a remote with their content types. None is a document type, so a browser that opens such a
 * file directly runs no script. SVG is excluded because it can contain scripts; remotes draw such images in code.
 */
const types = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
]);

export const endings: readonly string[] = [...types.keys()];

/** File extension with its dot: `.js` of `c/1.js`. */
const endingOf = (file: string): string => /[^/]\.[^./]*$/.exec(file)?.[0].slice(1) ?? '';

const namePattern = /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/;

/** Returns true if the name and extension of a file below the base are allowed. */
export const isServable = (base: string, file: string): boolean =>
  namePattern.test(file) && types.has(endingOf(file)) && base.length + file.length <= addressMax;

export const typeOf = (file: string): string => types.get(endingOf(file)) ?? 'application/octet-stream';
