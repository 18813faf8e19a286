// A machine that does much else can be late for a moved clock or a click. What fails twice is a failure; what failed
// once is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
