// A machine that does much else can be late for a click. What fails twice is a failure; `npm test` names what passed
// only at the second time. A long run counts what it sees the first time.
jest.retryTimes(process.env.FIGURES ? 0 : 1, { logErrorsBeforeRetry: true });
