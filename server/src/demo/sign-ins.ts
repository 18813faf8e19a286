import { demoPassword } from './ids';
import { people } from './people.data';

/** Tells whoever starts the demo how to get in. */
export function printSignIns(): void {
  console.log(`\nDemo sign-ins, all with password ${demoPassword}`);
  for (const { login, role, nickname } of people)
    console.log(`  ${login.padEnd(18)} ${role.en_US.padEnd(18)} ${nickname}`);
}
