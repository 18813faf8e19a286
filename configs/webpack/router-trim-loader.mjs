/** What of react-router a build keeps although no page reaches it, with what stands in its place and how often it is there. */
const unused = [
  // Calls that make contexts and components do nothing else.
  {
    text: /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
    instead: '$1/* @__PURE__ */ ',
    least: 14,
  },
  // Names for developer tools.
  { text: /^\w+\.displayName = "\w+";\n/gm, instead: '', least: 14 },
  // The boundary of route elements. The console declares no routes.
  {
    text: /^(var RenderErrorBoundary = )(class [^]*?^\};\n)RenderErrorBoundary\.contextType = (\w+);\n/m,
    instead: (_all, name, body, context) =>
      `${name}/* @__PURE__ */ (() => Object.assign(${body.replace(/;\n$/, '')}, { contextType: ${context} }))();\n`,
    least: 1,
  },
  // Links that fetch ahead, as they do within its framework alone.
  { text: / = usePrefetchBehavior\(\s+prefetch,\s+rest\s+\);/g, instead: ' = [false, null, {}];', least: 1 },
  { text: /\breturn shouldPrefetch && .* : link;/g, instead: 'return link;', least: 1 },
  // Routers that load data.
  { text: /\bisDataRoute \? useNavigateStable\(\) : (?=useNavigateUnstable\(\))/g, instead: '', least: 1 },
];

/**
 * The console has addresses, links and navigation of react-router; routes, forms, data and prefetching stay out of every page.
 * Only the module with the router is meant: the package has others in the same folder.
 */
export default function withoutUnused(source) {
  if (!source.includes('function BrowserRouter(')) return source;
  let left = source;
  for (const { text, instead, least } of unused) {
    const count = left.match(new RegExp(text, `${text.flags.replace('g', '')}g`))?.length ?? 0;
    if (count < least)
      throw new Error(`react-router has ${text} ${count} times, not ${least}: adapt ${import.meta.filename}.`);
    left = left.replace(text, instead);
  }
  return left;
}
