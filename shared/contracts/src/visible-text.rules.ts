/** Bidirectional control characters, which can make a text look like another one. Texts with them are refused. */
export const bidi = '\\u202A-\\u202E\\u2066-\\u2069';

const picture = '\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier})?';

/** Sequences in which an invisible character changes the displayed text. */
const meaningful = [
  // A person at a computer is three characters, joined.
  `${picture}(?:\\u200D${picture})+`,
  // A symbol in its colored form.
  '(?!\\p{Emoji_Presentation})\\p{Extended_Pictographic}\\uFE0F',
  '[0-9#*]\\uFE0F\\u20E3',
  // A regional flag, such as the flag of Scotland.
  '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}',
  // Persian names separate letters without a space, and Indic scripts choose the form of a conjunct.
  '\\p{Script=Arabic}\\u200C(?=\\p{Script=Arabic})',
  '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA][\\u200C\\u200D]',
].join('|');

/** Includes U+2800, the blank Braille pattern, which Unicode classifies as a symbol. */
const invisible = `(?![${bidi}])[\\p{Default_Ignorable_Code_Point}\\u2800]`;

const found = new RegExp(`(?<kept>${meaningful})|${invisible}`, 'gu');

/**
 * Removes invisible characters and replaces every kind of space with a plain one, so that texts that look equal are equal
 * and can be found. Invisible characters within emoji remain.
 */
export const visibleLine = (text: string): string =>
  text.replace(found, (_match, kept: string | undefined) => kept ?? '').replace(/\p{Zs}/gu, ' ');

/** Returns a line as it is stored. */
export const cleanLine = (text: string): string => visibleLine(text).trim().normalize('NFC');

/** Returns a text area as it is stored. Its invisible characters remain, because it is not compared with other texts. */
export const cleanArea = (text: string): string => text.trim().normalize('NFC');

/** Returns the length of a text for its limit: Unicode code points, so that an emoji is one character. */
export const lengthOf = (text: string): number => [...text].length;

/** Replaces full-width characters, which Chinese and Japanese keyboards write, with those of ASCII. */
export const fromFullWidth = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
