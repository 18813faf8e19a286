import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const wrong = (sentence) => ({ at: 'wrong', sentence });

/** Reads a team's key from its file. Returns `{ at: 'wrong' }` with an error message if that fails. */
export function readTeamKey(file) {
  if (!existsSync(file))
    return wrong(`The key of the team is not at ${file}; set KEYS_DIR to the folder where it lies.`);
  const remedy = 'restore it, or ask for a new one; nothing was published.';
  let key;
  try {
    key = createPrivateKey(readFileSync(file));
  } catch (error) {
    // A system error code explains an unreadable file; the message of the key parser would not help.
    const reason = error.syscall ? error.code : 'it holds no private key';
    return wrong(`The key of the team at ${file} cannot be used (${reason}); ${remedy}`);
  }
  if (key.asymmetricKeyType !== 'ed25519')
    return wrong(`The key of the team at ${file} cannot be used (it is no Ed25519 key); ${remedy}`);
  const raw = createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-32);
  return { at: 'key', key, id: createHash('sha256').update(raw).digest('hex').slice(0, 16) };
}
