-- Lock: all of remote_version.
-- For: milliseconds.
-- Exact text of the file list of a version, whose digest is in its manifest; null if the manifest has the files.
alter table remote_version add column files text;
