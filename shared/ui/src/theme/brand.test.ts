import { setBrand } from './brand';

test('a brand sets variables for both themes without a style element', () => {
  setBrand('#0C6B73');
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--brand-light-6')).toBe('12, 107, 115');
  expect(style.getPropertyValue('--brand-dark-10')).not.toBe('');
  expect(style.getPropertyValue('--accent-dark')).not.toBe('');
  expect(document.querySelector('style')).toBeNull();
});
