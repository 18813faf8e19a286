// Retries a test once, because a busy machine can be too late for a click. A test that fails twice is a failure; `npm
// test` lists tests that passed only on the second attempt. A long run counts first attempts only.
jest.retryTimes(process.env.FIGURES ? 0 : 1, { logErrorsBeforeRetry: true });
