import { mono } from '../../configs/webpack/mono.mjs';
import { root } from '../lib/root.mjs';
import { monoDir } from './places.mjs';

export default mono({ root, output: monoDir });
