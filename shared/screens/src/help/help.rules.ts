/** A key of a page and what it does. */
export interface HelpKey {
  keys: string[];
  does: string;
}

/** Lines of a text, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** `J K = Next or previous row`: keys with spaces between, and what they do. */
export const keysOf = (text: string): HelpKey[] =>
  linesOf(text).map((line) => {
    const [keys = '', ...does] = line.split(' = ');
    return { keys: keys.split(' '), does: does.join(' = ') };
  });
