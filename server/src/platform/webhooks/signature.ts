import { createHmac } from 'node:crypto';

/** Returns the signature header: each valid secret signs the id, the time and the exact bytes of the body. */
export function signatureOf({ id, timestamp, body }: Signed, secrets: readonly string[]): string {
  const text = `${id}.${timestamp}.${body}`;
  return secrets.map((secret) => `v1=${createHmac('sha256', secret).update(text).digest('hex')}`).join(',');
}

export interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}
