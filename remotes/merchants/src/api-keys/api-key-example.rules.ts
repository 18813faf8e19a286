/** Reads that answer an empty input, by the scope that they need. */
export const exampleReads: readonly (readonly [scope: string, path: string])[] = [
  ['cards.card.view', '/card/list'],
  ['cards.transaction.view', '/transaction/list'],
  ['cards.cardholder.view', '/cardholder/list'],
  ['merchants.merchant.view', '/merchant/list'],
  ['merchants.api-key.view', '/apiKey/list'],
];

interface Call {
  origin: string;
  secret: string;
  scopes: readonly string[];
}

/** A call of a read that the key may make, for a terminal. A key without such a scope gets the first one, which is refused. */
export function exampleCallOf({ origin, secret, scopes }: Call): string {
  const [, path] = exampleReads.find(([scope]) => scopes.includes(scope)) ?? exampleReads[0] ?? [];
  return [
    `curl -X POST '${origin}/admin${path}' \\`,
    `  -H 'authorization: Bearer ${secret}' \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '{}'`,
  ].join('\n');
}
