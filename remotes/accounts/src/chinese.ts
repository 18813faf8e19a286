import overview from './overview/zh-CN.json';

export default { ...overview };
