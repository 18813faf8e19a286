import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';
import { controls } from './control-list.mjs';

const sourceOf = (file) => readFileSync(path.join(root, file), 'utf8');

// Removing all controls takes half an hour and is done rarely; this shows immediately that each can still be removed.
test.each(controls)('the source of "$control" occurs once in its file', ({ file, from }) => {
  expect(sourceOf(file).split(from)).toHaveLength(2);
});

test.each(controls)('the test of "$control" exists', ({ test: [file, name] }) => {
  // The first word of a name may come from a table row.
  expect(sourceOf(file)).toContain(name.replace(/^\w+ /, ''));
});
