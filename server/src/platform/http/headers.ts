type Headers = Record<string, string>;

const forAll: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** The policy of every page that runs our scripts; the frame of card numbers is the only one it may hold. */
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

/** What a page may use of the browser: copying, which the frame of card numbers may do as well, and nothing else. */
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

/** What the frame of card numbers is sent with; its page adds its policy. It is framed from another origin on purpose. */
export const frameHeaders: Headers = {
  ...forAll,
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': `${permissionsOf(null)}, clipboard-read=()`,
};

/** Whatever is sent with it runs nothing, wherever it is opened, and is shown in no frame. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Data, pictures and files of code: only a page that asks for a file as a part of itself runs or applies it. */
export const dataHeaders: Headers = { ...forAll, 'content-security-policy': dataPolicy };

/** How long an answer may be kept. */
export const caches = {
  never: 'no-store',
  immutable: 'public, max-age=31536000, immutable',
  short: 'public, max-age=300',
  /** Whoever keeps it asks each time whether it is still the same. */
  asked: 'no-cache',
  /** Of one person's browser: nobody on the way keeps it. */
  own: 'private, max-age=86400, immutable',
} as const;
