-- Requests to prove an email. The code and the link's code are derived from the server's secret and
-- the id, so that a repeated mail carries the same ones; the table has keyed hashes of them only.
-- `email` is kept to send the mail; `mailbox` is a keyed hash for the budgets. counter: staff signs
-- in at the counter.
create table verifications (
  tenant_id text collate "C" not null,
  id uuid not null,
  purpose text not null check (purpose in ('login', 'email_change', 'erasure', 'counter')),
  -- The user who is logged in already; null for a login.
  user_id uuid,
  email text not null,
  mailbox text collate "C" not null,
  -- SHA-256 of the token of the browser that asked.
  login_token_hash text collate "C" not null,
  code_length smallint not null check (code_length in (6, 10)),
  code_hash text collate "C" not null,
  oob_hash text collate "C" not null,
  -- Families of the browser and the system that asked, for the mail; null: unknown.
  browser text,
  system text,
  -- A known browser or device asked for the code, so nobody else can guess at it, and the brand's
  -- count of wrong codes does not concern it.
  is_known boolean not null default false,
  tries smallint not null default 0 check (tries >= 0),
  mails smallint not null default 1,
  created_at timestamptz not null,
  resend_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  check ((purpose in ('login', 'counter')) = (user_id is null)),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create unique index verifications_by_login_token on verifications (tenant_id, login_token_hash);
create index verifications_of_user on verifications (tenant_id, user_id) where user_id is not null;
create index verifications_by_expiry on verifications (tenant_id, expires_at);

-- The instants at which something was taken from a budget, within its window. `key`: a keyed hash
-- of a mailbox or of a network; empty for the brand's own budget. The most of a budget is 100, so a
-- row stays small. 'userCoupons', 'networkCoupons': wrong coupon codes. 'knownCodes': codes of a
-- known browser, device or user for one mailbox; 'deviceCodes': of a device of the counter for all
-- mailboxes. Wrong PINs of 24 hours: 'devicePins' of one person on one device, 'otherPins' of one
-- person on all devices that the person never used, 'personPins' of one person anywhere;
-- 'pinMails': mails that tell the person.
create table verification_budgets (
  tenant_id text collate "C" not null,
  budget text collate "C" not null check (
    budget in ('brandCodes', 'networkCodes', 'emailCodes', 'brandFailures', 'emailFailures',
      'userCoupons', 'networkCoupons', 'knownCodes', 'deviceCodes', 'devicePins', 'otherPins',
      'personPins', 'pinMails')
  ),
  key text collate "C" not null,
  taken timestamptz[] not null,
  primary key (tenant_id, budget, key)
);
create index verification_budgets_by_age on verification_budgets (tenant_id,
  (taken[cardinality(taken)]));

-- Returns the seconds until one more may be taken from a budget: 0 below its limit, or without a
-- limit.
create function budget_wait(tenant text, budget_name text, budget_key text, at timestamptz,
  most integer, lasts interval)
  returns integer language plpgsql as $$
declare
  recent timestamptz[];
begin
  if most = 0 then
    return 0;
  end if;
  select array_agg(t.instant order by t.instant desc) into recent
  from verification_budgets b cross join lateral unnest(b.taken) as t (instant)
  where b.tenant_id = tenant and b.budget = budget_name and b.key = budget_key
    and t.instant > at - lasts;
  if coalesce(cardinality(recent), 0) < most then
    return 0;
  end if;
  return greatest(ceil(extract(epoch from recent[most] + lasts - at))::integer, 1);
end
$$;

-- Locks a budget until the transaction ends, so that the next query reads what was committed by
-- then.
create function lock_budget(tenant text, budget_name text, budget_key text)
  returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(68, hashtext(tenant || ' ' || budget_name || ' ' || budget_key));
end
$$;

-- Takes one from a budget. Instants that left the window are forgotten.
create function take_budget(tenant text, budget_name text, budget_key text, at timestamptz,
  most integer, lasts interval)
  returns void language plpgsql as $$
begin
  if most > 0 then
    insert into verification_budgets as b (tenant_id, budget, key, taken)
    values (tenant, budget_name, budget_key, array[at])
    on conflict (tenant_id, budget, key) do update
      set taken = array(select t.instant from unnest(b.taken || at) as t (instant)
        where t.instant > at - lasts order by t.instant);
  end if;
end
$$;

-- Takes one from each budget, or from none. Returns the seconds to wait; 0: taken. budgets:
-- [{"budget", "key", "most", "seconds"}], in the order in which they are locked: the narrower the
-- earlier, so that two callers never wait for each other. The last one, which most callers share,
-- is locked only if the others allow one more: a network above its limit delays nobody else.
create function take_budgets(tenant text, at timestamptz, budgets jsonb)
  returns integer language plpgsql as $$
declare
  last_place integer := jsonb_array_length(budgets) - 1;
  b jsonb;
  wait integer := 0;
begin
  for place in 0 .. last_place loop
    exit when wait > 0 and place = last_place;
    b := budgets -> place;
    perform lock_budget(tenant, b ->> 'budget', b ->> 'key');
    wait := greatest(wait, budget_wait(tenant, b ->> 'budget', b ->> 'key', at,
      (b ->> 'most')::integer,
      make_interval(secs => (b ->> 'seconds')::integer)));
  end loop;
  if wait > 0 then
    return wait;
  end if;
  for place in 0 .. last_place loop
    b := budgets -> place;
    perform take_budget(tenant, b ->> 'budget', b ->> 'key', at, (b ->> 'most')::integer,
      make_interval(secs => (b ->> 'seconds')::integer));
  end loop;
  return 0;
end
$$;

-- Seconds until every budget has one left, without taking one and without locks; 0: now.
create function wait_of_budgets(tenant text, at timestamptz, budgets jsonb)
  returns integer language sql stable as $$
  select coalesce(max(budget_wait(tenant, b ->> 'budget', b ->> 'key', at, (b ->> 'most')::integer,
    make_interval(secs => (b ->> 'seconds')::integer))), 0)
  from jsonb_array_elements(budgets) b
$$;

-- Returns true if a budget of failures is spent: then codes of six digits are neither made nor
-- accepted. limits: "brand" has a "key" where the counter's failures are counted apart from the
-- shop's.
create function failures_are_spent(tenant text, mailbox text, at timestamptz, limits jsonb)
  returns boolean language plpgsql as $$
begin
  return budget_wait(tenant, 'brandFailures', coalesce(limits -> 'brand' ->> 'key', ''), at,
    (limits -> 'brand' ->> 'most')::integer,
      make_interval(secs => (limits -> 'brand' ->> 'seconds')::integer)) > 0
    or budget_wait(tenant, 'emailFailures', mailbox, at, (limits -> 'email' ->> 'most')::integer,
      make_interval(secs => (limits -> 'email' ->> 'seconds')::integer)) > 0;
end
$$;

-- Spends one try of a verification: counts it, compares the code and marks it used, under locks
-- that last until the transaction ends. So parallel tries are counted once each, and one of them at
-- most is right. Returns the email if it was right, else null and the tries left; 0 as well for a
-- verification that is used, expired, over, or of another browser, purpose or user. A link's code
-- and a code of ten characters cannot be guessed, so the budgets of failures do not concern them;
-- nor does the brand's budget concern a code that a known browser or device asked for.
-- limits: {"brand", "email"} of failures with {"most", "seconds"} each; most_tries: of one
-- verification.
create function try_verification(tenant text, token_hash text, wanted text, owner uuid,
  given_code text, given_oob text, at timestamptz, most_tries integer, limits jsonb,
  out proved_email text, out tries_left integer)
  language plpgsql as $$
declare
  v verifications;
  is_short boolean;
  brand_key text := coalesce(limits -> 'brand' ->> 'key', '');
begin
  tries_left := 0;
  update verifications set tries = tries + 1
  where tenant_id = tenant and login_token_hash = token_hash and purpose = wanted
    and user_id is not distinct from owner
    and tries < most_tries and used_at is null and expires_at > at
  returning * into v;
  if not found then
    return;
  end if;
  if v.is_known then
    limits := jsonb_set(limits, '{brand,most}', '0');
  end if;
  is_short := v.code_length = 6 and given_oob is null;
  if is_short then
    if not v.is_known then
      perform lock_budget(tenant, 'brandFailures', brand_key);
    end if;
    perform lock_budget(tenant, 'emailFailures', v.mailbox);
    if failures_are_spent(tenant, v.mailbox, at, limits) then
      return;
    end if;
  end if;
  if (given_oob is not null and v.oob_hash = given_oob) or v.code_hash = given_code then
    update verifications set used_at = at where tenant_id = tenant and id = v.id;
    proved_email := v.email;
    return;
  end if;
  tries_left := most_tries - v.tries;
  if is_short then
    perform take_budget(tenant, 'brandFailures', brand_key, at,
      (limits -> 'brand' ->> 'most')::integer,
      make_interval(secs => (limits -> 'brand' ->> 'seconds')::integer));
    perform take_budget(tenant, 'emailFailures', v.mailbox, at,
      (limits -> 'email' ->> 'most')::integer,
      make_interval(secs => (limits -> 'email' ->> 'seconds')::integer));
    if failures_are_spent(tenant, v.mailbox, at, limits) then
      tries_left := 0;
    end if;
  end if;
end
$$;
