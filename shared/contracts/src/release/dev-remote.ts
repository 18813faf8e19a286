import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';
import { manifest } from './release';
import { remoteName } from './remote-name';
import { signedText } from './signed';

const permission = 'devops.module.develop';

/** Returns whether a version is a development build, such as `1.4.0-dev.mf3k2j9x`. */
export const isDevVersion = (version: string): boolean => /^\d+\.\d+\.\d+-dev\.[0-9a-z]+$/.test(version);

/** Time after which a development remote ends if its build tool sends no keep-alive call. */
export const devSilenceSeconds = 90;

/**
 * Starts development of a remote: this user gets their own builds of it. Each build is signed with this key, which is
 * valid only for these builds.
 */
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

/** Keep-alive call of the build tool. */
export const keepDevRemote = operation({
  path: '/devRemote/keep',
  forKeys: false,
  permission,
  sandboxOnly: true,
  input: z.strictObject({ remote: remoteName }),
  output: done,
  audit: false,
});

/** Stores one file of a build under the hash of its content. */
export const uploadDevFile = operation({
  path: '/devRemote/upload',
  forKeys: false,
  permission,
  sandboxOnly: true,
  input: z.strictObject({ content: z.string().max(1_000_000) }),
  output: done,
  audit: false,
});

/** Activates a build for this user. Its files must be uploaded first. */
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

/** Ends development of a remote: this user gets the live version again. */
export const endDevRemote = operation({
  path: '/devRemote/end',
  forKeys: false,
  permission,
  sandboxOnly: true,
  input: z.strictObject({ remote: remoteName }),
  output: done,
});

/**
 * Returns the user's development builds. Called by the page in the background, so it does not renew the session's idle
 * time.
 */
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
