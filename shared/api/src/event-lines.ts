/** Longer than any event of ours; what goes on and on without an end is no stream of events. */
const lineMax = 100_000;

/** Takes a stream of events apart: `push` takes what arrived and answers the texts of the events that are whole now. */
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

/** Comments and fields other than the data are passed over, as the format of such streams has it. */
const textIn = (block: string): string =>
  block
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [line.slice('data:'.length).replace(/^ /, '')] : []))
    .join('\n');
