import { spawnSync } from 'node:child_process';
import { checkNode, nodeAdvice } from './check-node.mjs';
import { root } from './root.mjs';

test('Node 20 gets a recommendation of Node 24, and later versions get none', () => {
  expect(nodeAdvice('20.19.0')).toBe('Node 20.19.0 gets no security fixes since April 2026; Node 24 is recommended.');
  expect(['22.12.0', '24.1.0', '200.0.0'].map((version) => nodeAdvice(version))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each(['20.18.9', '18.20.0'])('Node %s is refused in one sentence', (version) => {
  const script = `import('./tools/lib/check-node.mjs').then(({ checkNode }) => checkNode('${version}'))`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `This project needs Node 20.19 or newer; this is Node ${version}. Install a newer Node and try again.\n`,
  });
});

test('Node 20.19 and later are accepted', () => {
  expect(['20.19.0', '22.0.0', '24.1.0'].map((version) => checkNode(version))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
