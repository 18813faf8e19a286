const { testTimeoutMs } = require('./deadline.cjs');

// Set here because a run of several projects ignores `testTimeout` in their configurations.
jest.setTimeout(testTimeoutMs);
