import { server } from '@console/configs/webpack/server';

export default server(import.meta.dirname);
