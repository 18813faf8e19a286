import { demoPassword } from './ids';
import { people } from './people.data';
import { walletManager } from './wallet-manager.demo';

const lineOf = (login: string, what: string, nickname: string) =>
  `  ${login.padEnd(18)} ${what.padEnd(18)} ${nickname}`;

/** Tells whoever starts the demo how to get in. */
export const signInLines = (): string[] => [
  `Demo sign-ins, all with password ${demoPassword}`,
  ...people.map(({ login, role, nickname }) => lineOf(login, role.en_US, nickname)),
  lineOf(walletManager.login, walletManager.role, walletManager.nickname),
];
