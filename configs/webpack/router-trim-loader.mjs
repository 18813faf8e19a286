/**
 * Parts of react-router that tree shaking does not remove although no page uses them, with their replacement and their
 * minimum number.
 */
const unused = [
  // Calls that create contexts and components have no side effects.
  {
    text: /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
    instead: '$1/* @__PURE__ */ ',
    least: 14,
  },
  // Names for developer tools.
  { text: /^\w+\.displayName = "\w+";\n/gm, instead: '', least: 14 },
  // Error boundary of route elements. The console declares no routes.
  {
    text: /^(var RenderErrorBoundary = )(class [^]*?^\};\n)RenderErrorBoundary\.contextType = (\w+);\n/m,
    instead: (_all, name, body, context) =>
      `${name}/* @__PURE__ */ (() => Object.assign(${body.replace(/;\n$/, '')}, { contextType: ${context} }))();\n`,
    least: 1,
  },
  // Prefetching links, which only work in the router's framework.
  { text: / = usePrefetchBehavior\(\s+prefetch,\s+rest\s+\);/g, instead: ' = [false, null, {}];', least: 1 },
  { text: /\breturn shouldPrefetch && .* : link;/g, instead: 'return link;', least: 1 },
  // Data routers.
  { text: /\bisDataRoute \? useNavigateStable\(\) : (?=useNavigateUnstable\(\))/g, instead: '', least: 1 },
];

/**
 * Removes routes, forms, data loading and prefetching of react-router from every page; the console uses its addresses,
 * links and navigation only. Applies to the module with the router, not to other modules of the package in the same
 * folder.
 */
export default function withoutUnused(source) {
  if (!source.includes('function BrowserRouter(')) return source;
  let left = source;
  for (const { text, instead, least } of unused) {
    const count = left.match(new RegExp(text, `${text.flags.replace('g', '')}g`))?.length ?? 0;
    if (count < least)
      throw new Error(
        `react-router contains ${text} ${count} times instead of ${least}: adapt ${import.meta.filename}.`,
      );
    left = left.replace(text, instead);
  }
  return left;
}
