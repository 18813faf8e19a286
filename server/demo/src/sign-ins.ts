import { demoPassword } from './ids';
import { people } from './people.data';

/** Tells whoever starts the demo how to get in. */
export const signInLines = (): string[] => [
  `Demo sign-ins, all with password ${demoPassword}`,
  ...people.map(({ login, role, nickname }) => `  ${login.padEnd(18)} ${role.en_US.padEnd(18)} ${nickname}`),
];
