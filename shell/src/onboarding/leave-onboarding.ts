import { call } from '@console/api';
import { endOnboarding } from '@console/contracts';
import { endSessionHere } from '@console/session';

/** Timeout of the sign-out call. */
const patienceMs = 700;

/** Signs the applicant out; a console session in the same browser continues. */
export async function leaveOnboarding(): Promise<void> {
  const announced = call(endOnboarding, {}, { outlives: true }).catch(() => undefined);
  await Promise.race([announced, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  endSessionHere('left', 'self-onboarding');
}
