import { call, CallFailure } from '@console/api';
import type { CaptchaSolution, Operation } from '@console/contracts';
import { solutionOf } from './solve';

/** A call of somebody who is not signed in: where the server asks for the puzzle, it is solved and asked once more. */
export async function callSolving<In, Out>(
  operation: Operation<In, Out>,
  inputWith: (captcha: CaptchaSolution | undefined) => In,
): Promise<Out> {
  try {
    return await call(operation, inputWith(undefined));
  } catch (error) {
    const captcha = error instanceof CallFailure ? await solutionOf(error) : null;
    if (!captcha) throw error;
    return call(operation, inputWith(captcha));
  }
}
