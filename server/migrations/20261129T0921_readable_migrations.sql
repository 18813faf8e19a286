-- Lock: new tables only.
-- A request that meets an unknown value asks whether a newer version has migrated the schema.
grant select on migration to vcc_app;
