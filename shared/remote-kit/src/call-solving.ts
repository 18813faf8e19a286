import { call, CallFailure } from '@console/api';
import type { CaptchaSolution, Operation } from '@console/contracts';
import { solutionOf } from './solve';

/**
 * Maximum number of captchas per call: the difficulty can rise while one is being solved, which then requires another.
 */
const puzzlesMax = 3;

/** Makes a call without a session. If the server requires a captcha, it is solved and the call is repeated. */
export const callSolving = <In, Out>(
  operation: Operation<In, Out>,
  inputWith: (captcha: CaptchaSolution | undefined) => In,
): Promise<Out> => solving((captcha) => call(operation, inputWith(captcha)));

/** Variant of `callSolving` for a function that makes the call itself. It is repeated with each solved captcha. */
export async function solving<Out>(ask: (captcha: CaptchaSolution | undefined) => Promise<Out>): Promise<Out> {
  let captcha: CaptchaSolution | undefined;
  for (let puzzles = 0; ; puzzles += 1) {
    try {
      return await ask(captcha);
    } catch (error) {
      const solution = error instanceof CallFailure && puzzles < puzzlesMax ? await solutionOf(error) : null;
      if (!solution) throw error;
      captcha = solution;
    }
  }
}
