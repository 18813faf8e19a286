export * from './onboarding';
export * from './onboarding.rules';
export * from './onboarding-pages';
export * from './onboarding-session';
export * from './onboarding-sign-in';
