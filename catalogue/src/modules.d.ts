/** What webpack finds by a pattern. */
interface FoundModules {
  (file: string): unknown;
  keys: () => string[];
}

interface ImportMeta {
  webpackContext: (folder: string, options: { regExp: RegExp }) => FoundModules;
}
