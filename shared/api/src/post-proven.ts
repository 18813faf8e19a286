import { codes, stepUpNeed } from '@console/contracts';
import { CallFailure } from './failure';
import { post, type PostOptions } from './post';
import { apiSettings } from './settings';

/**
 * Posts like `post`. If the server requires step-up authentication, asks the user for it and repeats the call with the
 * same idempotency key. If the user cancels, the refusal is returned. Background calls do not ask.
 */
export async function postProven(path: string, body: unknown, options: PostOptions): ReturnType<typeof post> {
  try {
    return await post(path, body, options);
  } catch (error) {
    if (!(error instanceof CallFailure) || error.code !== codes.stepUp || options.background) throw error;
    const need = stepUpNeed.safeParse(error.data).data ?? { by: 'password' };
    if (!(await apiSettings().onStepUp(need))) throw error;
    return post(path, body, options);
  }
}
