import { withoutData } from './remote-fault.rules';

describe('message of a fault', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'alias')", "Cannot read properties of undefined (reading 'alias')"],
    ['t is not a function', 't is not a function'],
    ['No holder is called "Mei Tanaka".', 'No holder is called ….'],
    ["Cannot show 'Mei Tanaka'", 'Cannot show …'],
    ['card 4571 7300 0000 0982 is gone', 'card … is gone'],
    ['card 4571-7300-0000-0982 is gone', 'card … is gone'],
    ['no mail to mei@example.com yet', 'no mail to … yet'],
    ['Loading chunk 512 failed', 'Loading chunk 512 failed'],
  ])('%j is reported as %j', (said, reported) => {
    expect(withoutData(said)).toBe(reported);
  });
});
