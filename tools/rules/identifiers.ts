/** Comments and texts; of a template only its pieces, since what stands between `${` and `}` is code again. */
const quoted = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y;
/** Where a value begins, a slash begins a pattern; elsewhere it divides, or closes an element. */
const pattern = /(?<=(?:[(,=:[!&|?{};]|\breturn|=>)\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const piece = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y;
const identifier = /[A-Za-z_$][\w$]*/y;

/** Every identifier of a source, each once. */
export const identifiersOf = (source: string): Set<string> => partsOf(source).names;

/** Every text between quotes of a source, comments left out; of a template each piece is one. */
export const literalsOf = (source: string): string[] => partsOf(source).texts;

function partsOf(source: string): { names: Set<string>; texts: string[] } {
  const names = new Set<string>();
  const texts: string[] = [];
  /** Braces that are open, for each template around. */
  const braces: number[] = [];
  let at = 0;
  const take = (wanted: RegExp): string => {
    wanted.lastIndex = at;
    const text = wanted.exec(source)?.[0] ?? '';
    at += text.length;
    return text;
  };
  /** Goes over the text of a template, up to its end or the next `${`. */
  const passText = () => {
    texts.push(take(piece));
    if (source.startsWith('${', at)) {
      braces.push(0);
      at += 2;
    } else at += 1;
  };
  while (at < source.length) {
    const char = source[at];
    const depth = braces.at(-1);
    const aside = take(quoted);
    if (/^['"]/.test(aside)) texts.push(aside.slice(1, -1));
    if (aside || take(pattern)) continue;
    const name = take(identifier);
    if (name) names.add(name);
    else {
      at += 1;
      if (char === '`') passText();
      else if (char === '{' && depth !== undefined) braces.push((braces.pop() ?? 0) + 1);
      else if (char === '}' && depth === 0) {
        braces.pop();
        passText();
      } else if (char === '}' && depth !== undefined) braces.push(depth - 1);
    }
  }
  return { names, texts };
}
