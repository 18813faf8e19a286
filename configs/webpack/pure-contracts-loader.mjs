import { parseSync } from '@swc/core';

/** The first character of a source, as positions are counted. */
const first = 1;

/**
 * Says of each call by which a contract declares something that it does nothing else, so that a build leaves out what none
 * of its pages uses: schemas and operations that stand in the same file as those that it does use. What is called `add…`
 * adds something for others, such as texts of field messages, and stays.
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

/** Where calls begin. What a function does when it is called is its own affair. */
function collect(node, starts) {
  if (typeof node !== 'object' || node === null) return;
  if (/Function/.test(node.type ?? '')) return;
  if (node.type === 'CallExpression') {
    if (addsSomething(node)) return;
    starts.add(node.span.start);
  }
  for (const value of Object.values(node)) collect(value, starts);
}
