type Headers = Record<string, string>;

const forAll: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Content security policy of all pages that run our scripts. The only frame that it permits is the card number frame.
 */
export const documentPolicyOf = (frameOrigin: string | null, { isSecure = false } = {}): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "frame-ancestors 'none'",
    ...(frameOrigin === null ? [] : [`frame-src ${frameOrigin}`]),
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'];

/** Permissions policy of a page: clipboard writing, also for the card number frame, and nothing else. */
export const permissionsOf = (frameOrigin: string | null): string => {
  const copying = frameOrigin === null ? 'self' : `self "${frameOrigin}"`;
  return [...unused.map((name) => `${name}=()`), `clipboard-write=(${copying})`].join(', ');
};

export const documentHeaders: Headers = {
  ...forAll,
  'content-security-policy': documentPolicyOf(null),
  'integrity-policy': 'blocked-destinations=(script)',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsOf(null),
  'x-frame-options': 'DENY',
};

/** Headers of the card number frame; its page adds a policy. The frame is embedded by another origin on purpose. */
export const frameHeaders: Headers = {
  ...forAll,
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': `${permissionsOf(null)}, clipboard-read=()`,
};

/** Policy for data: it runs no scripts, however it is opened, and cannot be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers for data, pictures and code files. Only a page that loads a file as its own part runs or applies it. */
export const dataHeaders: Headers = { ...forAll, 'content-security-policy': dataPolicy };

/** Values of `cache-control`. */
export const caches = {
  never: 'no-store',
  immutable: 'public, max-age=31536000, immutable',
  short: 'public, max-age=300',
  /** Stored, and revalidated before each use. */
  asked: 'no-cache',
  /** Stored in the user's browser only, not in shared caches. */
  own: 'private, max-age=86400, immutable',
} as const;
