/** What zod hangs on every schema, used or not, with what stands in its place and how often it is there in zod 4. */
const unused = [
  // Each kind of schema says how it is printed as JSON Schema.
  { text: /^ *inst\._zod\.processJSONSchema = .*;\n/gm, instead: '', least: 30 },
  { text: /\bcreate(?:Standard|To)JSONSchemaMethod\b(?=\()/g, instead: '(() => undefined)', least: 3 },
  // English sentences for issues, of which the console shows none: it words them by their codes (`contracts/issues`).
  { text: /\bcore\.config\(en\(\)\)/g, instead: 'undefined', least: 1 },
  // Formats as methods of a string, which zod keeps for old code: contracts say `z.email()`, not `z.string().email()`.
  {
    text: /^ +\w+\(params\) \{\n +return this\.check\(core\._\w+\(Zod\w+, params\)\);\n +\},\n/gm,
    instead: '',
    least: 20,
  },
  // Functions made for one schema, which the policy of the console's pages forbids (`contracts/zod`).
  { text: /\bcore\.\$ZodObjectJIT\b/g, instead: 'core.$ZodObject', least: 1 },
];

/**
 * JSON Schema is printed by the server and by builds (`contracts/json-schema`), never in a browser. zod has these calls in
 * the constructor of every schema, so no build can see that they are unused; without them it can.
 */
export default function withoutUnused(source) {
  let left = source;
  for (const { text, instead, least } of unused) {
    const count = source.match(text)?.length ?? 0;
    if (count < least) throw new Error(`zod has ${text} ${count} times, not ${least}: adapt ${import.meta.filename}.`);
    left = left.replace(text, instead);
  }
  return left;
}
