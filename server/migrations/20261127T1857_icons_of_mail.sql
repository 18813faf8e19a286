-- Lock: new tables only.
-- For: a moment; two rows.
-- Three pages about e-mails stand below each other: each has an icon of its own.
update menu set icon = 'link', version = version + 1 where url = 'email-account' and icon = 'mail';
update menu set icon = 'pencil', version = version + 1 where url = 'email-template' and icon = 'mail';
