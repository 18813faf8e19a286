import * as onboarding from './onboarding';
import * as onboardingSession from './onboarding-session';
import * as onboardingSignIn from './onboarding-sign-in';

/** Where the calls of this area are. */
export const onboardingOperations = [onboarding, onboardingSession, onboardingSignIn];
