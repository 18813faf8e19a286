/**
 * The base of the calls that a shell is built with. Its page may reach nothing but its own origin, where the cookies of
 * the session are: a base elsewhere would be a console in which nobody can sign in.
 */
export function apiBaseOf({ ADMIN_API_BASE = '' } = process.env) {
  if (ADMIN_API_BASE === '' || /^\/(?:\w[\w.-]*\/)+$/.test(ADMIN_API_BASE)) return ADMIN_API_BASE;
  throw new Error(
    `ADMIN_API_BASE is "${ADMIN_API_BASE}", but has to be a path of the console's own origin with a slash at both ends, such as "/admin/": a proxy in front of the console sends it where the server is.`,
  );
}
