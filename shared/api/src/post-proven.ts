import { codes, stepUpNeed } from '@console/contracts';
import { CallFailure } from './failure';
import { post, type PostOptions } from './post';
import { apiSettings } from './settings';

/**
 * Posts like `post`. Where the server first wants to know that it is the user, they are asked, and the same call is sent
 * again with the same key. Who does not confirm gets the refusal. A call of the page itself asks nobody.
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
