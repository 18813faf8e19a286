import { call, CallFailure } from '@console/api';
import type { CaptchaSolution, Operation } from '@console/contracts';
import { solutionOf } from './solve';

/** A puzzle may become dearer while it is solved, by what others do; then it is solved once more. */
const puzzlesMax = 3;

/** A call of somebody who is not signed in: where the server asks for the puzzle, it is solved and asked once more. */
export const callSolving = <In, Out>(
  operation: Operation<In, Out>,
  inputWith: (captcha: CaptchaSolution | undefined) => In,
): Promise<Out> => solving((captcha) => call(operation, inputWith(captcha)));

/** The same for whatever makes such a call. */
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
