/** Maximum line length; longer input is not an event stream. */
const lineMax = 100_000;

/** Parses an event stream: `push` takes a chunk and returns the data of the complete events. */
export function eventLines(): { push: (text: string) => string[] } {
  let rest = '';
  return {
    push: (text) => {
      const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      if (rest.length > lineMax) throw new Error('The stream of events is none.');
      return blocks.map(textIn).filter((data) => data !== '');
    },
  };
}

/** Ignores comments and all fields except data, as the format requires. */
const textIn = (block: string): string =>
  block
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [line.slice('data:'.length).replace(/^ /, '')] : []))
    .join('\n');
