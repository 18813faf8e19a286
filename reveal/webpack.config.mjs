import { frame } from '@console/configs/webpack/frame';

export default frame(import.meta.dirname);
