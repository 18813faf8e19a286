import './messages';
import { z } from '@console/contracts/zod';
import { email, text } from '../text';

/** Invoice e-mail addresses: up to 5, each once regardless of case (specification, section 5). */
export const invoiceEmails = () =>
  z
    .array(email())
    .max(5)
    .superRefine((addresses, context) => {
      const seen = new Set<string>();
      addresses.forEach((address, index) => {
        const same = address.toLowerCase();
        if (seen.has(same)) context.addIssue({ code: 'custom', path: [index], params: { code: 'DUPLICATE' } });
        seen.add(same);
      });
    });

/** Latest year that has begun in any time zone; it begins first in UTC+14. */
const currentYear = () => new Date(Date.now() + 14 * 60 * 60 * 1000).getUTCFullYear();

/** Year of foundation: from 1800 to the current year. */
export const yearEstablished = () =>
  z
    .int()
    .min(1800)
    .refine((year) => year <= currentYear(), { params: { code: 'YEAR_FUTURE' } });

/** Color as `#RRGGBB` in upper case. */
export const hexColor = () =>
  text(7)
    .overwrite((typed) => typed.toUpperCase())
    .refine((typed) => /^#[0-9A-F]{6}$/.test(typed), { params: { code: 'COLOR' } });

/**
 * Origin of a site, such as `https://cards.example.com`: scheme, host and port only. Plain http is accepted only for
 * subdomains of `localhost`.
 */
export const siteOrigin = () =>
  text(200)
    .overwrite((typed) => (URL.canParse(typed) ? withoutSlash(new URL(typed).href) : typed))
    .refine(isOrigin, { params: { code: 'ORIGIN' } });

const withoutSlash = (href: string) => href.replace(/\/$/, '');

function isOrigin(typed: string): boolean {
  if (!URL.canParse(typed)) return false;
  const { origin, protocol, hostname } = new URL(typed);
  const isLocal = /^([a-z0-9-]+\.)*localhost$/.test(hostname);
  return typed === origin && (protocol === 'https:' ? isLocal || isDomain(hostname) : protocol === 'http:' && isLocal);
}

/**
 * A domain name below a top-level domain. IP addresses, wildcards and empty labels (such as after a final dot) are
 * refused.
 */
const isDomain = (hostname: string): boolean =>
  /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(hostname);
