import overview from './overview/en-US.json';

export default { ...overview };
