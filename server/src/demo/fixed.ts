export { fixedId as fixed } from '../platform/db/ids';
