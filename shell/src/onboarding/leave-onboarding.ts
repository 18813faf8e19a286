import { call } from '@console/api';
import { endOnboarding } from '@console/contracts';
import { endSessionHere } from '@console/session';

/** Longer than this nobody waits for a server. */
const patienceMs = 700;

/** Signs the applicant out; a session of the console in the same browser goes on. */
export async function leaveOnboarding(): Promise<void> {
  const announced = call(endOnboarding, {}, { outlives: true }).catch(() => undefined);
  await Promise.race([announced, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  endSessionHere('left', 'self-onboarding');
}
