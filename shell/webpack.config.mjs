import { host } from '@console/configs/webpack/host';

export default host(import.meta.dirname);
