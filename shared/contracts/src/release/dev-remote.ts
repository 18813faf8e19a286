import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';
import { manifest } from './release';
import { remoteName } from './remote-name';
import { signedText } from './signed';

const permission = 'devops.module.develop';

/** A remote under development shows itself by its version: `1.4.0-dev.mf3k2j9x`. */
export const isDevVersion = (version: string): boolean => /^\d+\.\d+\.\d+-dev\.[0-9a-z]+$/.test(version);

/** How long a remote stays under development without a sign of life of the tool that builds it. */
export const devSilenceSeconds = 90;

/** From now on this user sees their own builds of a remote. Each is signed with this key, which is good for nothing else. */
export const beginDevRemote = operation({
  path: '/devRemote/begin',
  forKeys: false,
  permission,
  sandboxOnly: true,
  input: z.strictObject({
    remote: remoteName,
    /** Public Ed25519 key, 32 bytes in Base64. */
    publicKey: z.string().regex(/^[A-Za-z0-9+/]{43}=$/),
  }),
  output: done,
});

/** The tool is still there. */
export const keepDevRemote = operation({
  path: '/devRemote/keep',
  forKeys: false,
  permission,
  sandboxOnly: true,
  input: z.strictObject({ remote: remoteName }),
  output: done,
  audit: false,
});

/** Keeps one file of a build under the hash of its content. */
export const uploadDevFile = operation({
  path: '/devRemote/upload',
  forKeys: false,
  permission,
  sandboxOnly: true,
  input: z.strictObject({ content: z.string().max(1_000_000) }),
  output: done,
  audit: false,
});

/** The build that this user sees from now on; first its files must be there. */
export const showDevBuild = operation({
  path: '/devRemote/show',
  forKeys: false,
  permission,
  sandboxOnly: true,
  input: z.strictObject({ manifest: signedText }),
  output: z.discriminatedUnion('at', [
    z.strictObject({ at: z.literal('missing'), files: z.array(z.string()) }),
    z.strictObject({ at: z.literal('shown'), base: z.string() }),
  ]),
  audit: false,
});

/** This user sees what is live again. */
export const endDevRemote = operation({
  path: '/devRemote/end',
  forKeys: false,
  permission,
  sandboxOnly: true,
  input: z.strictObject({ remote: remoteName }),
  output: done,
});

/** Builds under development of this user. Asked by the page, so no sign of life. */
export const queryDevRemotes = operation({
  path: '/devRemote/current',
  forKeys: false,
  permission,
  sandboxOnly: true,
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(z.strictObject({ base: z.string(), manifest })) }),
  reads: true,
  resetsIdle: false,
});
