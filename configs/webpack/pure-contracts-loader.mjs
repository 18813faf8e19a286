import { parseSync } from '@swc/core';

/** Position of the first character in a source. */
const first = 1;

/**
 * Marks the calls of contract declarations as free of side effects, so that a build removes schemas and operations that
 * none of its pages uses, even if other declarations of the same file are used. Functions named `add…` register data
 * for others, such as texts of field messages, and are not marked.
 */
export default function pureContracts(source) {
  const bytes = Buffer.from(source);
  const { body } = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  const starts = new Set();
  for (const item of body) {
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declared.type === 'VariableDeclaration') for (const { init } of declared.declarations) collect(init, starts);
  }
  const cuts = [0, ...[...starts].map((start) => start - first).sort((one, other) => one - other), bytes.length];
  return cuts
    .slice(1)
    .map((end, index) => bytes.subarray(cuts[index], end).toString())
    .join('/*#__PURE__*/ ');
}

const addsSomething = ({ callee }) => callee.type === 'Identifier' && callee.value.startsWith('add');

/** Collects the start positions of calls. Calls within function bodies are skipped, because they run later. */
function collect(node, starts) {
  if (typeof node !== 'object' || node === null) return;
  if (/Function/.test(node.type ?? '')) return;
  if (node.type === 'CallExpression') {
    if (addsSomething(node)) return;
    starts.add(node.span.start);
  }
  for (const value of Object.values(node)) collect(value, starts);
}
