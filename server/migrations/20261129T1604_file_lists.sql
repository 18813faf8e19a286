-- Lock: all of remote_version.
-- For: milliseconds.
-- Breaks: remotes are published with a file list, and earlier versions cannot read their manifests.
-- Exact text of the file list of a version, whose digest is in its manifest; null if the manifest has the files.
alter table remote_version add column files text;
