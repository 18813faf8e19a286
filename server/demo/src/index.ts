export { demoFeature } from './demo.feature';
export { pastOf } from './releases/past';
export { seedPlatform } from './platform.demo';
export { seedDemo } from './seed-demo';
export { signInLines } from './sign-ins';
