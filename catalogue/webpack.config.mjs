import { catalogue } from '@console/configs/webpack/catalogue';

export default catalogue(import.meta.dirname);
