export * from './onboarding';
export * from './onboarding.rules';
export * from './onboarding-pages';
export * from './onboarding-session';
export * from './onboarding-sign-in';
export * from './service-agreement';
export * from './service-agreement.rules';
