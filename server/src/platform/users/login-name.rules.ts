/** Length limits of a login name, the same as on the user's page. */
const [lengthMin, lengthMax] = [3, 40];
const triesMax = 20;

/**
 * Returns candidate login names for a new user, in order of preference, from the local part of the e-mail address. A
 * local part that is too short is prefixed with `prefix`. Full addresses are not used, because they could be the
 * address of another user.
 */
export function loginNamesFor(email: string, prefix: string): string[] {
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  const plain = local.replaceAll(/[^a-z0-9._-]/g, '').replace(/^[^a-z0-9]+/, '');
  const start = (plain.length < lengthMin ? `${prefix}${plain}` : plain).slice(0, lengthMax - 3);
  return [start, ...Array.from({ length: triesMax - 1 }, (_, index) => `${start}${index + 2}`)];
}
