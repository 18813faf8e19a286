import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { trustedRoot } from '../../configs/webpack/trusted-root.mjs';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { step } from '../lib/step.mjs';
import { verifierDir } from './places.mjs';

const config = path.join(root, 'tools/bench/verifier.config.mjs');

/** The shell's verification, with the keys that the built shell trusts. */
export async function buildVerifier() {
  const cwd = path.join(root, 'shell');
  await step('build verifier', () => run(path.join(cwd, 'node_modules/.bin/webpack'), ['--config', config], { cwd }));
  const { verifyOffer } = createRequire(import.meta.url)(path.join(verifierDir, 'verifier.cjs'));
  const { version: shell } = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8'));
  const keys = JSON.parse(trustedRoot());
  return (offer, circumstances) => verifyOffer(offer, { root: keys, shell, ...circumstances });
}
