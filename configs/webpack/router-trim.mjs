import { createRequire } from 'node:module';
import path from 'node:path';

const remoteKit = createRequire(path.resolve(import.meta.dirname, '../../shared/remote-kit/package.json'));
const router = createRequire(remoteKit.resolve('react-router-dom')).resolve('react-router/package.json');

/**
 * react-router's package exports resolve to its development build under every condition; this is the build without
 * warnings.
 */
export const productionRouter = {
  'react-router$': path.join(path.dirname(router), 'dist/production/index.mjs'),
  'react-router/dom$': path.join(path.dirname(router), 'dist/production/dom-export.mjs'),
};
