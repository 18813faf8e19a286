export { fixedId as fixed } from '../ids';
