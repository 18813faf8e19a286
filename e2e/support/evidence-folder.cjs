const path = require('node:path');

const root = path.resolve(__dirname, '../../test-results/browser');

/** Folder with screenshots, console and calls of a failed browser test, by its full name. */
exports.evidenceFolder = (fullName) => path.join(root, fullName.replaceAll(/[^\w]+/g, '-').slice(0, 100));
