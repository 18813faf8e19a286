/** Read operations that accept an empty input, with the scope that each needs. */
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

/** Example call for a terminal, with the first scope of the key that has one. Other keys get a call that is refused. */
export function exampleCallOf({ origin, secret, scopes }: Call): string {
  const [, path] = exampleReads.find(([scope]) => scopes.includes(scope)) ?? exampleReads[0] ?? [];
  return [
    `curl -X POST '${origin}/admin${path}' \\`,
    `  -H 'authorization: Bearer ${secret}' \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '{}'`,
  ].join('\n');
}
