-- A brand that its owner creates in the browser. docs/rules/sign-up.md.
-- Older servers can serve after this: they know no sign-up, and show a brand that never opened as
-- one without hours until they are replaced.
alter table tenants drop constraint tenants_state_check;
-- new: it never opened, so shoppers see no shop.
alter table tenants add check (state in ('new', 'open', 'closed'));
-- The id under which the codes of the sign-up are kept belongs to no brand.
alter table tenants add check (id <> 'sign-up');
-- Keyed hash of the mailbox that created the brand; null: an import created it.
alter table tenants add column founder text collate "C";
create unique index tenants_new_of_founder on tenants (founder) where state = 'new';

-- sign_up: the person creates a brand.
alter table verifications drop constraint verifications_purpose_check;
alter table verifications add check (
  purpose in ('login', 'email_change', 'erasure', 'counter', 'sign_up')
);
alter table verifications drop constraint verifications_check;
alter table verifications add check (
  (purpose in ('login', 'counter', 'sign_up')) = (user_id is null)
);

-- networkBrands: brands that a network created.
alter table verification_budgets drop constraint verification_budgets_budget_check;
alter table verification_budgets add check (
  budget in ('brandCodes', 'networkCodes', 'emailCodes', 'brandFailures', 'emailFailures',
    'userCoupons', 'networkCoupons', 'knownCodes', 'deviceCodes', 'devicePins', 'otherPins',
    'personPins', 'pinMails', 'buyerPayments', 'networkPayments', 'networkBrands')
);

-- Invitations of the operator, under the id of the sign-up. The key of the link is derived from the
-- server's secret and the id.
create table sign_up_invitations (
  tenant_id text collate "C" not null,
  id uuid not null,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index sign_up_invitations_by_expiry on sign_up_invitations (tenant_id, expires_at);

-- Creates a brand that never opened. It is the only way to one beside an import: the serving role
-- writes no brand and no host. secure-tables.sql gives both functions to a role of their own.
-- brand: {"id", "name", "country", "host", "digest", "settings", "operations", "themeUrl",
-- "suggestions", "stores", "menus"}. proof: the hash of the token of a code that was just spent;
-- its row goes, so it creates one brand. budgets: of the networks, as take_budgets reads them.
-- Returns 'created', 'nameTaken', 'hasNew' (the mailbox has a brand that never opened), or the
-- seconds that the network has to wait.
create function create_brand(brand json, proof text, budgets jsonb, at timestamptz)
  returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  proved text;
  wait integer;
  violated text;
  new_id text := brand ->> 'id';
begin
  perform set_config('app.tenant_id', 'sign-up', true);
  delete from verifications where tenant_id = 'sign-up' and login_token_hash = proof
    and purpose = 'sign_up' and used_at = at returning mailbox into proved;
  if proved is null then
    raise exception 'no mailbox was proved';
  end if;
  if exists (select from tenants where id = new_id)
    or exists (select from tenant_hosts where host = brand ->> 'host') then
    return 'nameTaken';
  end if;
  if exists (select from tenants where founder = proved and state = 'new') then
    return 'hasNew';
  end if;
  wait := take_budgets('sign-up', at, budgets);
  if wait > 0 then
    return wait::text;
  end if;
  insert into tenants (id, name, country, digest, version, imported_at, state, founder)
  values (new_id, brand ->> 'name', brand ->> 'country', brand ->> 'digest', 1, at, 'new', proved);
  insert into tenant_hosts (host, tenant_id, position) values (brand ->> 'host', new_id, 0);
  perform set_config('app.tenant_id', new_id, true);
  insert into tenant_settings (tenant_id, document, operations, theme_url, suggestions, imported)
  values (new_id, (brand -> 'settings')::jsonb, (brand -> 'operations')::jsonb, brand ->> 'themeUrl',
    (brand -> 'suggestions')::jsonb, '{}');
  insert into stores (tenant_id, id, position, document)
  select new_id, (s.document ->> 'id')::integer, s.position, s.document::jsonb
  from json_array_elements(brand -> 'stores') with ordinality as s (document, position);
  insert into menus (tenant_id, id, version, document, hidden_products)
  select new_id, m.id, 1, m.document, m.hidden
  from json_to_recordset(brand -> 'menus') as m (id integer, document json, hidden json);
  perform pg_notify('comanda_changed', new_id || ':tenant:');
  return 'created';
exception when unique_violation then
  -- Somebody else took the name, or the mailbox created another brand, at the same moment.
  get stacked diagnostics violated = constraint_name;
  return case violated when 'tenants_new_of_founder' then 'hasNew' else 'nameTaken' end;
end
$$;
revoke all on function create_brand(json, text, jsonb, timestamptz) from public;

-- Opens the brand of the transaction, if it never opened. Returns false if it did.
create function open_brand()
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  opened text;
begin
  update tenants set state = 'open', version = version + 1
  where id = current_setting('app.tenant_id') and state = 'new' returning id into opened;
  if opened is null then
    return false;
  end if;
  perform pg_notify('comanda_changed', opened || ':tenant:');
  return true;
end
$$;
revoke all on function open_brand() from public;
