export { demoModule } from './demo.module';
export { seedPlatform } from './platform.demo';
export { seedDemo } from './seed-demo';
export { signInLines } from './sign-ins';
