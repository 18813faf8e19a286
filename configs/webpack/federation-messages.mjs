/**
 * Removes the error texts of Module Federation: errors still have a number and a URL with an explanation, and the texts
 * are for developers of a host.
 */
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
