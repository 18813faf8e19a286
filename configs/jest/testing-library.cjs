const path = require('node:path');
const { deadlineMs } = require('./deadline.cjs');

// Loaded by path, because its package name is mapped to this file. All packages with component tests have the same
// version.
const library = require(path.resolve(__dirname, '../../shared/testing/node_modules/@testing-library/react'));

// The default timeout is one second.
library.configure({ asyncUtilTimeout: deadlineMs });

/** Testing Library for all component tests, with the shared deadline. */
module.exports = library;
