import { demoPassword } from './ids';
import { people } from './people.data';
import { walletManager } from './wallet-manager.demo';

const lineOf = (login: string, what: string, nickname: string) =>
  `  ${login.padEnd(18)} ${what.padEnd(18)} ${nickname}`;

/** Returns the lines with the demo sign-ins that a start prints. */
export const signInLines = (): string[] => [
  `Demo sign-ins, all with password ${demoPassword}`,
  ...people.map(({ login, role, nickname }) => lineOf(login, role.en_US, nickname)),
  lineOf(walletManager.login, walletManager.role, walletManager.nickname),
];
