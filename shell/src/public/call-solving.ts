import { call, CallFailure } from '@console/api';
import { captchaChallenge, codes, type CaptchaSolution, type Operation } from '@console/contracts';
import { solve } from './captcha';

/** A call of somebody who is not signed in: where the server asks for the puzzle, it is solved and asked once more. */
export async function callSolving<In, Out>(
  operation: Operation<In, Out>,
  inputWith: (captcha: CaptchaSolution | undefined) => In,
): Promise<Out> {
  try {
    return await call(operation, inputWith(undefined));
  } catch (error) {
    if (!(error instanceof CallFailure) || error.code !== codes.captcha) throw error;
    const puzzle = captchaChallenge.safeParse(error.data);
    if (!puzzle.success) throw error;
    return call(operation, inputWith(await solve(puzzle.data)));
  }
}
