/**
 * Modules of the component package that the shell provides to remotes but does not use itself. Their imports add them
 * to the build; remotes load them on demand.
 */
/** Used by the build only; never called. */
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
