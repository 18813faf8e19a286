/** Faults of Module Federation carry a number and an address that explains it; its sentences are for who builds a host. */
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
