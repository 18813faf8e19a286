import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';
import { controls } from './control-list.mjs';

const sourceOf = (file) => readFileSync(path.join(root, file), 'utf8');

// Taking all of them away takes half an hour, so it is seldom done; that they can be found is known at once.
test.each(controls)('what makes up "$control" stands once in its file', ({ file, from }) => {
  expect(sourceOf(file).split(from)).toHaveLength(2);
});

test.each(controls)('the test of "$control" is where it is said to be', ({ test: [file, name] }) => {
  // The first words of a name may be a row of a table.
  expect(sourceOf(file)).toContain(name.replace(/^\w+ /, ''));
});
