/** Comments and string literals. Template literals have their own scanner, because `${}` contains code. */
const quoted = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y;
/**
 * Regular expression literals. A slash begins one only where a value can begin; elsewhere it is a division or closes a
 * tag.
 */
const pattern = /(?<=(?:[(,=:[!&|?{};]|\breturn|=>)\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const piece = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y;
const identifier = /[A-Za-z_$][\w$]*/y;

/** Returns every identifier of a source with its line, in order. */
export const identifiersOf = (source) => partsOf(source).names;

/** Returns the string literals of a source. Each static part of a template literal is a separate entry. */
export const literalsOf = (source) => partsOf(source).texts;

function partsOf(source) {
  const names = [];
  const texts = [];
  /** Open braces within each enclosing template. */
  const braces = [];
  let at = 0;
  let line = 1;
  const skip = (length) => {
    line += source.slice(at, at + length).split('\n').length - 1;
    at += length;
  };
  const take = (wanted) => {
    wanted.lastIndex = at;
    const text = wanted.exec(source)?.[0] ?? '';
    skip(text.length);
    return text;
  };
  /** Passes the text of a template up to its end or the next `${`. */
  const passText = () => {
    texts.push(take(piece));
    if (source.startsWith('${', at)) {
      braces.push(0);
      skip(2);
    } else skip(1);
  };
  while (at < source.length) {
    const char = source[at];
    const depth = braces.at(-1);
    const aside = take(quoted);
    if (/^['"]/.test(aside)) texts.push(aside.slice(1, -1));
    if (aside || take(pattern)) continue;
    const name = take(identifier);
    if (name) names.push({ name, line });
    else {
      skip(1);
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
