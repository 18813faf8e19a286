import { jsonSchemaOf } from '@console/contracts/json-schema';
import { operations } from '@console/contracts/operations';

/** Field names that indicate personal data, card data or secrets. */
const telling = /^(email|phone|mobile|birthday|idNo|address|postalCode|accountNo|iban|securityCode|secret|apiKey)$/;

/** Operations that return a merchant with its business contact, masked for users from whom contacts are hidden. */
const merchantCalls = [
  'case',
  'close',
  'detail',
  'discardChanges',
  'renewReferral',
  'resume',
  'saveContact',
  'saveIdentity',
  'saveRegistration',
  'saveRemark',
  'saveSettlement',
  'submit',
  'suspend',
];

/** Operations that return a company with its contact person, masked for users from whom contacts are hidden. */
const companyCalls = [
  'case',
  'close',
  'detail',
  'discardChanges',
  'overview',
  'resendInvitation',
  'resume',
  'saveBins',
  'saveBrand',
  'saveContact',
  'saveFees',
  'saveIdentity',
  'saveInvoicing',
  'saveProducts',
  'saveRemark',
  'submit',
  'suspend',
];

/** Operations that return such a field unmasked on purpose, each with its reason. */
const shows: Record<string, string> = {
  '/apiKey/create': 'returned once to the user who creates the key',
  '/apiKey/rotate': 'returned once to the user who rotates the key',
  '/cardholder/show': 'asked for by somebody who may see it, and written down',
  '/merchantRegistration/show': 'requested by a user who may see it, and recorded in the audit log',
  '/public/card/redeem': 'shown for seconds in the frame, against a ticket and a proof',
  '/public/register/verify': 'the address that the visitor has just proved to be theirs',
  '/secondFactor/start': 'the secret of the second factor of the user themselves, once',
  '/wallet/history': 'left out for whoever may not see the users of wallets',
  '/user/show': 'asked for by somebody who may see it, and written down',
  '/walletUser/access': 'the address in the row that the user has just seen',
  '/walletUser/invite': 'the address that the user has just typed',
  '/walletUser/list': 'what an invitation is known by, behind a permission of its own',
  '/walletUser/remove': 'the address in the row that the user has just seen',
  '/walletUser/withdraw': 'the address in the row that the user has just seen',
  '/webhook/create': 'told once to whoever makes it',
  '/webhook/rotate': 'told once to whoever changes it',
  ...Object.fromEntries(companyCalls.map((call) => [`/company/${call}`, 'masked where contacts are hidden'])),
  ...Object.fromEntries(merchantCalls.map((call) => [`/merchant/${call}`, 'masked where contacts are hidden'])),
  '/profile/query': 'the address of the user themselves',
  '/profile/update': 'the address of the user themselves',
};

const isSchema = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the paths of such fields that are not masked. */
function nakedIn(schema: unknown, road: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => nakedIn(one, road));
  if (!isSchema(schema)) return [];
  const { properties, ...rest } = schema;
  const fields = isSchema(properties) ? Object.entries(properties) : [];
  return [
    ...fields.flatMap(([name, field]) => [
      ...(telling.test(name) && !isMask(field) ? [`${road} ${name}`] : []),
      ...nakedIn(field, road),
    ]),
    ...Object.values(rest).flatMap((one) => nakedIn(one, road)),
  ];
}

const isMask = (field: unknown) => isSchema(field) && isSchema(field['properties']) && 'masked' in field['properties'];

test('no response has an unmasked field of a person or a card', () => {
  const naked = Object.values(operations).flatMap(({ path, output }) =>
    path in shows ? [] : nakedIn(jsonSchemaOf(output, 'output'), path),
  );
  expect(naked).toEqual([]);
});

test('the check finds an unmasked field', () => {
  const schema = { type: 'object', properties: { list: { items: { properties: { email: { type: 'string' } } } } } };
  expect(nakedIn(schema, '/x')).toEqual(['/x email']);
});
