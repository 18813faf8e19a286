import { rootKeys, type RootKeys, type SignedText } from '@console/contracts/release';
import { refused, type Refused } from './doubt';
import { parsed } from './open-release';
import { signersOf } from './signatures';

/**
 * Returns the trusted keys: the built-in keys, or newer keys that a threshold of the built-in root keys has signed. A
 * threshold of the new root keys must have signed them too; otherwise no later change of keys could be signed.
 */
export async function openRoot(built: RootKeys, newer?: SignedText): Promise<{ at: 'open'; root: RootKeys } | Refused> {
  if (!newer) return { at: 'open', root: built };
  if (!(await isSignedBy(built, newer)))
    return refused('unsigned', 'The new root keys are not signed by enough root keys of the shell');
  const root = parsed(rootKeys, newer.text);
  if (!root) return refused('unreadable', 'The new root keys are signed but cannot be parsed');
  if (!(await isSignedBy(root, newer)))
    return refused('unsigned', 'The new root keys are not signed by enough of themselves');
  if (root.version <= built.version)
    return refused('older', `Root keys ${root.version} are older than those of the shell`);
  return { at: 'open', root };
}

async function isSignedBy({ keys, root }: RootKeys, signed: SignedText): Promise<boolean> {
  const signers = await signersOf('root', signed, { keys });
  return root.keys.filter((id) => signers.has(id)).length >= root.threshold;
}
