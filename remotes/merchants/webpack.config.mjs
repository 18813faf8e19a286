import { remote } from '@console/configs/webpack/remote';

export default remote(import.meta.dirname);
