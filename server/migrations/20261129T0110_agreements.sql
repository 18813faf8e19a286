-- Lock: all of session; writers of company.
-- For: a moment: the new column has a constant default.
-- Service agreements, master service agreements and privacy policies of a company, in versions.
create table agreement (
  id text primary key,
  company_id text not null references company (id),
  type text not null check (type in ('SERVICE', 'MASTER_SERVICE', 'PRIVACY')),
  version_no int not null check (version_no > 0),
  status text not null check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  title_en text not null check (length(title_en) <= 120),
  title_zh text not null check (length(title_zh) <= 120),
  body_en text not null,
  body_zh text not null,
  effective_from date,
  acceptance_required boolean not null,
  published_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  unique (company_id, type, version_no),
  check (status = 'DRAFT' or (effective_from is not null and published_at is not null
    and '' not in (title_en, title_zh, body_en, body_zh)))
);
create unique index agreement_draft on agreement (company_id, type) where status = 'DRAFT';
create index agreement_updated on agreement (company_id, updated_at desc, id desc);
create index agreement_published on agreement (company_id, type, effective_from) where status = 'PUBLISHED';
call tenant_table('agreement');

-- A published version is a fact: only its status may change, once, and it is never deleted.
create function keep_published_agreement() returns trigger language plpgsql as $$
begin
  if old.status = 'DRAFT' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'a published agreement is never deleted';
  end if;
  if (new.id, new.company_id, new.type, new.version_no, new.title_en, new.title_zh, new.body_en, new.body_zh,
      new.effective_from, new.acceptance_required, new.published_at, new.created_at, new.created_by)
    is distinct from (old.id, old.company_id, old.type, old.version_no, old.title_en, old.title_zh, old.body_en,
      old.body_zh, old.effective_from, old.acceptance_required, old.published_at, old.created_at, old.created_by) then
    raise exception 'a published agreement never changes';
  end if;
  if new.status = 'DRAFT' or (old.status = 'ARCHIVED' and new.status = 'PUBLISHED') then
    raise exception 'a published agreement is never withdrawn';
  end if;
  return new;
end $$;
create trigger agreement_published_never_changes before update or delete on agreement
  for each row execute function keep_published_agreement();

-- Acceptances of versions by users and applicants, with the hash of the body that was shown.
create table agreement_acceptance (
  id text primary key,
  company_id text not null references company (id),
  agreement_id text not null references agreement (id),
  version_no int not null,
  subject_type text not null check (subject_type in ('USER', 'REGISTRATION')),
  subject_id text not null,
  typed_signature text not null check (length(typed_signature) between 1 and 200),
  ip text not null,
  language text not null check (language in ('en_US', 'zh_CN')),
  body_sha256 text not null check (body_sha256 ~ '^[0-9a-f]{64}$'),
  accepted_at timestamptz not null,
  unique (agreement_id, subject_type, subject_id)
);
create index agreement_acceptance_of_version on agreement_acceptance (agreement_id, accepted_at desc, id desc);
create index agreement_acceptance_of_subject on agreement_acceptance (company_id, subject_type, subject_id);
call tenant_table('agreement_acceptance');
create trigger agreement_acceptance_insert_only before update or delete or truncate on agreement_acceptance
  for each statement execute function refuse_change();

-- The version in effect for a site origin: of its company, else of the default company.
create function current_agreement(origin text, agreement_type text, at timestamptz)
  returns table (id text, company_id text, type text, version_no int, title_en text, title_zh text, body_en text,
    body_zh text, effective_from date)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.id, a.company_id, a.type, a.version_no, a.title_en, a.title_zh, a.body_en, a.body_zh, a.effective_from
    from company c join agreement a on a.company_id = c.id
    where c.deleted_at is null and c.status in ('ACTIVE', 'SUSPENDED') and (origin = any (c.site_origins) or c.is_default)
      and a.type = agreement_type and a.status = 'PUBLISHED' and a.effective_from <= (at at time zone c.timezone)::date
    order by (origin = any (c.site_origins)) desc, a.effective_from desc, a.version_no desc
    limit 1
  $$;

-- Set at sign-in if the user has to accept agreements before anything else.
alter table session add column is_agreement_due boolean not null default false;
