/** Names of the pages of this area. */
export const platformPages = ['settings-profile', 'settings-developer', 'devops-clock', 'cards-cancel-review'] as const;
