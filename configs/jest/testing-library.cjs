const path = require('node:path');
const { deadlineMs } = require('./deadline.cjs');

// By its place, because its name leads here. The packages that test components all have the same one.
const library = require(path.resolve(__dirname, '../../shared/testing/node_modules/@testing-library/react'));

// By default it gives up after a second.
library.configure({ asyncUtilTimeout: deadlineMs });

/** Testing Library for all tests of components, with the one deadline of tests. */
module.exports = library;
