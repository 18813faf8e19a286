/**
 * Pieces of the component package that the shell provides and does not use itself. Naming them here puts them
 * into the build; a remote that needs one loads it then.
 */
/** For the build only; nobody calls them. */
export default [
  () => import('@console/ui/table'),
  () => import('@console/ui/form'),
  () => import('@console/ui/date'),
  () => import('@console/ui/overlay'),
  () => import('@console/ui/card'),
  () => import('@console/ui/chart'),
  () => import('@console/ui/difference'),
  () => import('@console/ui/inputs'),
  () => import('@console/ui/tree'),
  () => import('@console/ui/rich-text'),
];
