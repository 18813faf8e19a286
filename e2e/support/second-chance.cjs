// A machine that does much else can be late for a click. What fails twice is a failure; `npm test` names what passed
// only at the second time.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
