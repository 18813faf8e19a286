/** Layout facts that jsdom does not have; the components only need them to exist. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
