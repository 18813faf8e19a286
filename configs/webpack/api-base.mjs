/**
 * Base path of API calls, which is built into the shell. The page's policy allows its own origin only, and session
 * cookies belong to that origin, so with a base on another origin users could not sign in.
 */
export function apiBaseOf({ ADMIN_API_BASE = '' } = process.env) {
  if (ADMIN_API_BASE === '' || /^\/(?:\w[\w.-]*\/)+$/.test(ADMIN_API_BASE)) return ADMIN_API_BASE;
  throw new Error(
    `ADMIN_API_BASE is "${ADMIN_API_BASE}", but has to be a path of the console's own origin with a slash at both ends, such as "/admin/". If the server is on another host, forward this path with a proxy.`,
  );
}
