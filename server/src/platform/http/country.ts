/** Country code (ISO 3166-1 alpha-2), or null without a trusted header. */
export const countryOf = (header: string | string[] | undefined, isTrusted: boolean): string | null =>
  isTrusted && typeof header === 'string' && /^[A-Z]{2}$/i.test(header) ? header.toUpperCase() : null;

/** Visitors from an unknown country are admitted: without a trusted proxy the country is never known. */
export const isBlocked = (country: string | null, restricted: readonly string[]): boolean =>
  country !== null && restricted.includes(country);
