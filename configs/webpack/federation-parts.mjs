import { createRequire } from 'node:module';
import path from 'node:path';

const from = (file, request) => createRequire(file).resolve(request);
const enhanced = from(import.meta.url, '@module-federation/enhanced/webpack');
const bundlerEntry = from(enhanced, '@module-federation/webpack-bundler-runtime/bundler');
const runtime = from(bundlerEntry, '@module-federation/runtime');

/** Folders of the packages that Module Federation's runtime consists of. */
export const parts = {
  bundlerRuntime: path.dirname(bundlerEntry),
  core: path.dirname(from(runtime, '@module-federation/runtime-core')),
  errorCodes: path.dirname(from(runtime, '@module-federation/error-codes')),
  sdk: path.dirname(from(runtime, '@module-federation/sdk')),
};
