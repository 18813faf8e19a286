/** Returns whether the browser really stores cookies, which `navigator.cookieEnabled` does not guarantee. */
export function keepsCookies(): boolean {
  document.cookie = 'probe=1; path=/; SameSite=Strict';
  const isStored = document.cookie.includes('probe=1');
  document.cookie = 'probe=; path=/; SameSite=Strict; max-age=0';
  return isStored;
}
