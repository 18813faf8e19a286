/** Keyboard shortcut of a page and its effect. */
export interface HelpKey {
  keys: string[];
  does: string;
}

/** Returns the non-empty lines of a text. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Parses `J K = Next or previous row`: keys separated by spaces, and their effect. */
export const keysOf = (text: string): HelpKey[] =>
  linesOf(text).map((line) => {
    const [keys = '', ...does] = line.split(' = ');
    return { keys: keys.split(' '), does: does.join(' = ') };
  });
