/** Result of webpack's context import. */
interface FoundModules {
  (file: string): unknown;
  keys: () => string[];
}

interface ImportMeta {
  webpackContext: (folder: string, options: { regExp: RegExp }) => FoundModules;
}
